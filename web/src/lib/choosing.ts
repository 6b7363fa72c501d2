import type { Question } from './wire';

/** A way to answer, or to go on answering: the integers, the cards that it is about, its words. */
export interface Way {
  values: number[];
  cards: number[];
  text: string;
  more: boolean;
}

/** Whether so many chosen are enough. */
export function enough(question: Question, chosen: number[]): boolean {
  return chosen.length >= question.low && chosen.length <= question.high;
}

/** Chosen options with one more, or one less; those that are not ordered stand in ascending order. */
export function toggled(question: Question, chosen: number[], value: number): number[] {
  if (chosen.includes(value)) return chosen.filter((v) => v !== value);
  const more = chosen.length >= question.high ? [...chosen.slice(1), value] : [...chosen, value];
  return question.ordered ? more : more.sort((a, b) => a - b);
}

export const sum = (amounts: readonly number[]): number => amounts.reduce((all, n) => all + n, 0);

/** Whether an option of a "spread" can get one more: of what is to be divided, and of what it can take. */
export function room(question: Question, amounts: readonly number[], option: number): boolean {
  return sum(amounts) < question.high && (amounts[option] ?? 0) < (question.caps[option] ?? 0);
}

/** The answer that leads from where pieces stand to where they are to stand: piece, cell, piece, cell, pieces ascending. */
export function moved(from: readonly number[], to: readonly number[]): number[] {
  return to.flatMap((cell, piece) => (cell !== from[piece] && cell >= 0 ? [piece, cell] : []));
}

/** Where pieces stand once one is put onto a cell; who stands there goes where it came from. */
export function combined(at: readonly number[], piece: number, cell: number): number[] {
  const before = at[piece] ?? -1;
  return at.map((c, i) => (i === piece ? cell : c === cell ? before : c));
}

/** The piece of a question that is a card; -1: none is. */
export function located(question: Question, card: number): number {
  return question.options.findIndex((o) => o.cards.includes(card));
}

/** A cell in words as row and column; null if it is none of a grid. */
export interface Spot {
  /** the cell that may be chosen there; -1: none */
  cell: number;
  text: string;
  /** who stands there and stays */
  name: string;
}
interface Standing {
  row: number;
  /** as cells are told, counted from 1 */
  column: number;
  name: string;
}

/** The ground on which pieces are put: row by row the cells that may be chosen, and between them whoever stands there and stays.
 *  A hidden area has rows of its own. */
export function ground(cells: readonly { text: string }[], standing: readonly Standing[]): { row: number; hidden: boolean; spots: Spot[] }[] {
  const free = cells.map((c, i) => ({ cell: i, text: c.text, hidden: c.text.endsWith('(hidden)'), ...(cellOf(c.text) ?? { row: 0, column: i }) }));
  // where the game knows no columns nobody is in the way
  const others = free.some((c) => c.text.includes('column')) ? standing : [];
  const out = [];
  for (const hidden of [false, true]) {
    const here = free.filter((c) => c.hidden === hidden);
    if (!here.length) continue;
    const there = hidden ? [] : others;
    const columns = [...here, ...there].map((c) => c.column);
    const first = Math.min(...columns);
    for (const row of [...new Set([...here, ...there].map((c) => c.row))].sort()) {
      const spots = Array.from({ length: Math.max(...columns) - first + 1 }, (_, i) => {
        const same = (c: { row: number; column: number }) => c.row === row && c.column === first + i;
        const name = there.find(same)?.name ?? '';
        const found = name ? undefined : here.find(same);
        return { cell: found?.cell ?? -1, text: found?.text ?? '', name };
      });
      out.push({ row, hidden, spots });
    }
  }
  return out;
}

export function cellOf(words: string): { row: number; column: number } | null {
  const found = /^(front|support|back) row(?:, column (-?\d+))?/.exec(words);
  return found ? { row: found[1] === 'front' ? 0 : 1, column: Number(found[2] ?? 0) } : null;
}
