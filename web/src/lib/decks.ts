import type { Copies } from './wire';

/** Cards by their kind, the kinds that have most cards first. */
export function grouped(cards: readonly Copies[]): { kind: string; count: number; cards: Copies[] }[] {
  const found = new Map<string, Copies[]>();
  for (const card of cards) found.set(card.kind, [...(found.get(card.kind) ?? []), card]);
  return [...found.entries()]
    .map(([kind, list]) => ({
      kind,
      count: list.reduce((sum, c) => sum + c.count, 0),
      cards: list.sort((a, b) => (a.cost ?? 99) - (b.cost ?? 99) || a.name.localeCompare(b.name)),
    }))
    .sort((a, b) => b.count - a.count);
}

/** Where the n-th line (from 1) of a text begins and ends. */
export function lineAt(text: string, line: number): [number, number] {
  const lines = text.split('\n');
  const from = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  return [Math.min(from, text.length), Math.min(from + (lines[line - 1]?.length ?? 0), text.length)];
}
