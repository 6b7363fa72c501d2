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
export function cellOf(words: string): { row: number; column: number } | null {
  const found = /^(front|support|back) row(?:, column (-?\d+))?/.exec(words);
  return found ? { row: found[1] === 'front' ? 0 : 1, column: Number(found[2] ?? 0) } : null;
}
