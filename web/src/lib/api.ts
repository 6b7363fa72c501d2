import type { CardRead, DeckText, DeckTold, DeckWanted, DeckWritten, ExampleTold, Finished, Found, GameTold, NewRoom, Playable, ReplaySeen, ReplayTold, RoomMade, RuleTold, SaveText } from './wire';

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
export const example = (id: string) => fetched<ExampleTold>(`api/examples/${encodeURIComponent(id)}`);
export const tables = (game: string) => fetched<Playable[]>(`api/tables?game=${encodeURIComponent(game)}`);
export const rules = (words: string) => fetched<Found[]>(`api/rules?search=${encodeURIComponent(words)}`);
export const checkDeck = (deck: DeckText) => fetched<DeckTold>('api/decks/check', deck);
export const exportDeck = (deck: DeckWanted) => fetched<DeckWritten>('api/decks/export', deck);
export const replays = (before?: number) => fetched<Finished[]>(`api/replays${before === undefined ? '' : `?before=${before}`}`);
export const replay = (room: string) => fetched<ReplayTold>(`api/replays/${encodeURIComponent(room)}`);
export const replayAt = (room: string, step: number, seat: number) => fetched<ReplaySeen>(`api/replays/${encodeURIComponent(room)}/at/${step}?seat=${seat}`);
export const replayCard = (room: string, step: number, seat: number, card: number) =>
  fetched<CardRead>(`api/replays/${encodeURIComponent(room)}/at/${step}/card/${card}?seat=${seat}`);
export const replaySave = (room: string) => fetched<SaveText>(`api/replays/${encodeURIComponent(room)}/save`);
export const bringSave = (text: string) => fetched<{ room: string }>('api/replays', { text });
export const branch = (room: string, step: number, seats: string[]) => fetched<RoomMade>(`api/replays/${encodeURIComponent(room)}/branch`, { step, seats });
