import type { Found, GameTold, NewRoom, RoomMade, RuleTold, Wrong } from './wire';

async function fetched<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, body === undefined ? {} : {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const found: unknown = await answer.json();
  if (!answer.ok) throw new Error((found as Wrong).words ?? `the server says ${answer.status}`);
  return found as T;
}

export const games = () => fetched<GameTold[]>('api/games');
export const openRoom = (room: NewRoom) => fetched<RoomMade>('api/rooms', room);
export const rule = (id: string) => fetched<RuleTold>(`api/rules/${encodeURIComponent(id)}`);
export const rules = (words: string) => fetched<Found[]>(`api/rules?search=${encodeURIComponent(words)}`);
