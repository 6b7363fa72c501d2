import type { Area, Side, Table } from './wire';

/** What an area is for at the table: what everybody fights over, what one pays with, the hand, or a pile. */
export type Part = 'board' | 'back' | 'hand' | 'pile';

export function partOf(area: Area): Part {
  if (area.how === 'hand') return 'hand';
  if (area.how === 'pile' || area.how === 'deck') return 'pile';
  return ['resources', 'dealt', 'boosts', 'aside'].includes(area.key) ? 'back' : 'board';
}

export const areasOf = (of: Side | Table, part: Part): Area[] => of.areas.filter((a) => partOf(a) === part);

/** Rows of a grid, each from its first column on; those of who sits opposite are turned, so that front rows face each other. */
export function rowsOf(area: Area, far: boolean): { row: number; cards: NonNullable<Area['cards'][number]>[] }[] {
  const found = new Map<number, NonNullable<Area['cards'][number]>[]>([[0, []], [1, []]]);
  for (const card of area.cards) if (card) found.set(card.row, [...(found.get(card.row) ?? []), card]);
  return [...found.entries()]
    .sort((a, b) => (far ? b[0] - a[0] : a[0] - b[0]))
    .map(([row, cards]) => ({ row, cards: cards.sort((a, b) => a.column - b.column) }));
}

/** A grid's rows with the empty places between its cards (null), so that columns stand one behind the other. */
export function lined(area: Area, far: boolean): { row: number; places: (NonNullable<Area['cards'][number]> | null)[] }[] {
  const rows = rowsOf(area, far);
  const columns = rows.flatMap((r) => r.cards.map((c) => c.column));
  const [first, last] = [Math.min(...columns), Math.max(...columns)];
  // two characters may share a place where the game knows no columns
  const shared = rows.some((r) => new Set(r.cards.map((c) => c.column)).size < r.cards.length);
  return rows.map(({ row, cards }) => ({
    row,
    places: shared || !columns.length ? cards : Array.from({ length: last - first + 1 }, (_, i) => cards.find((c) => c.column === first + i) ?? null),
  }));
}

/** In which area each card lies that is known, by what of its reference `mask` keeps. */
export function placed(table: Table, mask = -1): Map<number, string> {
  const out = new Map<number, string>();
  const put = (card: Area['cards'][number], area: string) => {
    if (!card) return;
    if (card.ref >= 0) out.set(card.ref & mask, area);
    for (const each of card.attached) put(each, area);
  };
  for (const area of table.areas) for (const card of area.cards) put(card, `table/${area.key}`);
  for (const side of table.sides) for (const area of side.areas) for (const card of area.cards) put(card, `p${side.player}/${area.key}`);
  return out;
}
