import { expect, test } from 'vitest';
import { byCard, enough, toggled } from './choosing';
import type { Question } from './wire';

const question: Question = {
  player: 0, kind: 'choose', rule: 'vs:1', prompt: '?', how: 'some', low: 1, high: 2, ordered: false, proposals: [], cells: [], at: [],
  options: [
    { value: 0, text: 'pass', cards: [], more: false, passing: true },
    { value: 1, text: 'a', cards: [7], more: false, passing: false },
    { value: 2, text: 'b', cards: [7, 9], more: false, passing: false },
  ],
};

test('options are found at their cards', () => {
  const found = byCard(question);
  expect(found.get(7)?.map((o) => o.value)).toEqual([1, 2]);
  expect(found.get(9)?.map((o) => o.value)).toEqual([2]);
  expect(byCard(null).size).toBe(0);
});

test('choosing keeps to the number and the order that is asked for', () => {
  expect(enough(question, [])).toBe(false);
  expect(toggled(question, [2], 1)).toEqual([1, 2]);
  expect(toggled({ ...question, ordered: true }, [2], 1)).toEqual([2, 1]);
  expect(toggled(question, [1, 2], 1)).toEqual([2]);
  expect(toggled(question, [0, 1], 2)).toEqual([1, 2]);
});
