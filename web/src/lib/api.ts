import type { DeckText, DeckTold, DeckWanted, DeckWritten, Found, GameTold, NewRoom, RoomMade, RuleTold } from './wire';

async function fetched<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, body === undefined ? {} : {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const found: unknown = await answer.json();
  if (!answer.ok) throw new Error((found as { words?: string }).words ?? `the server says ${answer.status}`);
  return found as T;
}

export const games = () => fetched<GameTold[]>('api/games');
export const openRoom = (room: NewRoom) => fetched<RoomMade>('api/rooms', room);
export const rule = (id: string) => fetched<RuleTold>(`api/rules/${encodeURIComponent(id)}`);
export const rules = (words: string) => fetched<Found[]>(`api/rules?search=${encodeURIComponent(words)}`);
export const checkDeck = (deck: DeckText) => fetched<DeckTold>('api/decks/check', deck);
export const exportDeck = (deck: DeckWanted) => fetched<DeckWritten>('api/decks/export', deck);
