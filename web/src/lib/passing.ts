import type { Document, Side } from './wire';

/** What would make one look up while one passes: the turn, what is under way and waits to resolve, and all that is one's own. */
export function tidings(now: Document, seat: number): string {
  const mine = now.table.sides.filter((s) => s.seat === seat);
  const turn = now.table.figures.find((f) => f.name === 'turn')?.now ?? '';
  const chain = now.table.areas.find((a) => a.how === 'chain')?.cards.map((c) => c?.name) ?? [];
  return JSON.stringify([turn, now.table.under_way.map((u) => u.words), chain, mine.map(own)]);
}

const own = (side: Side) => [
  side.figures.map((f) => f.now),
  side.areas.filter((a) => a.how === 'grid' || a.key === 'resources').map((a) => a.cards.map((c) => [c?.name, c?.marks, c?.figures.map((f) => f.now)])),
];

/** The step that a headline tells of, without its numbers and whose it is: what one may pass by always. */
export function stepOf(headline: string, names: string[]): string {
  const kept = headline.split(/[,;]/).map((part) => part.trim()).filter((part) => part && !/initiative|^(Turn|Round) \d+$/.test(part));
  let words = kept.join(', ');
  for (const name of names) words = words.replaceAll(`${name}'s`, 'a player\'s');
  return words;
}
