import { expect, test } from 'vitest';
import { cellOf, combined, enough, ground, located, moved, room, sum, toggled } from './choosing';
import type { Question } from './wire';

const question: Question = {
  player: 0, kind: 'choose', rule: 'vs:1', prompt: '?', how: 'some', low: 1, high: 2, ordered: false, proposals: [], cells: [], at: [], caps: [],
  options: [
    { value: 0, text: 'pass', cards: [], more: false, passing: true },
    { value: 1, text: 'a', cards: [7], more: false, passing: false },
    { value: 2, text: 'b', cards: [7, 9], more: false, passing: false },
  ],
};

test('options are found at their cards', () => {
  expect(located(question, 9)).toBe(2);
  expect(located(question, 8)).toBe(-1);
});

test('choosing keeps to the number and the order that is asked for', () => {
  expect(enough(question, [])).toBe(false);
  expect(toggled(question, [2], 1)).toEqual([1, 2]);
  expect(toggled({ ...question, ordered: true }, [2], 1)).toEqual([2, 1]);
  expect(toggled(question, [1, 2], 1)).toEqual([2]);
  expect(toggled(question, [0, 1], 2)).toEqual([1, 2]);
});

test('a formation is answered by what has moved, and two change places', () => {
  expect(combined([0, 1, 4], 0, 1)).toEqual([1, 0, 4]);
  expect(combined([0, 1, 4], 2, 3)).toEqual([0, 1, 3]);
  expect(combined([-1, 1], 0, 1)).toEqual([1, -1]);
  expect(moved([0, 1, 4], [1, 0, 4])).toEqual([0, 1, 1, 0]);
  expect(moved([-1], [-1])).toEqual([]);
  expect(cellOf('support row, column 2')).toEqual({ row: 1, column: 2 });
  expect(cellOf('front row')).toEqual({ row: 0, column: 0 });
  expect(cellOf('Gotham')).toBeNull();
});

test('divides no more than there is, and gives none more than it can take', () => {
  const spread = { ...question, how: 'spread', low: 3, high: 3, caps: [2, 5] };
  expect(room(spread, [1, 0], 0)).toBe(true);
  expect(room(spread, [2, 0], 0)).toBe(false);
  expect(room(spread, [2, 0], 1)).toBe(true);
  expect(room(spread, [2, 1], 1)).toBe(false);
  expect(sum([2, 1])).toBe(3);
});

test('who stays stands among the cells that may be chosen, a column behind a column', () => {
  const cells = ['front row, column -1', 'front row, column 1', 'support row, column -1', 'support row, column 1'].map((text) => ({ text }));
  const found = ground(cells, [{ row: 0, column: 1, name: 'Rogue' }]);
  expect(found.map((r) => r.spots.map((s) => s.name || s.cell))).toEqual([[0, -1, 'Rogue'], [2, -1, 3]]);
  // a hidden area has rows of its own
  expect(ground([...cells, { text: 'front row, column 1 (hidden)' }], []).map((r) => [r.row, r.hidden, r.spots.map((s) => s.cell)])).toEqual([
    [0, false, [0, -1, 1]], [1, false, [2, -1, 3]], [0, true, [4]],
  ]);
  // rows without columns: nobody is in the way
  expect(ground([{ text: 'front row' }, { text: 'back row' }], [{ row: 0, column: 3, name: 'Rogue' }]).map((r) => r.spots.map((s) => s.cell))).toEqual([[0], [1]]);
});
