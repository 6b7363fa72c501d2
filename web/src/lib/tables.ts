/** The tables that one has sat at on this device. */
export interface Visited {
  title: string;
  hash: string;
  seat: number;
  when: number;
}

const KEY = 'longbox.tables';

export function tables(): Visited[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Visited[];
  } catch {
    return [];
  }
}

export const hashOf = (room: string, key: string) => `#/t/${room}/${key}`;

/** Note that one is at a table, so that it is found again. */
export function visited(room: string, key: string, title: string, seat: number): void {
  const hash = hashOf(room, key);
  const kept = tables().filter((t) => t.hash !== hash);
  localStorage.setItem(KEY, JSON.stringify([{ title, hash, seat, when: Date.now() }, ...kept].slice(0, 12)));
}

export function forget(hash: string): Visited[] {
  const kept = tables().filter((t) => t.hash !== hash);
  localStorage.setItem(KEY, JSON.stringify(kept));
  return kept;
}
