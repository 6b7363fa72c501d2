import type { Option, Question } from './wire';

/** The options that are about a card, by its reference. */
export function byCard(question: Question | null): Map<number, Option[]> {
  const out = new Map<number, Option[]>();
  for (const option of question?.options ?? []) {
    const first = option.cards[0];
    if (first === undefined) continue;
    // an option is found at the card that is played or used; at its target too, where that is another
    for (const card of new Set(option.cards)) out.set(card, [...(out.get(card) ?? []), option]);
  }
  return out;
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
