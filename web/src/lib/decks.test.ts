import { expect, test } from 'vitest';
import { grouped, lineAt } from './decks';

test('cards stand by kind, then by cost', () => {
  const found = grouped([
    { count: 1, name: 'Twist', kind: 'plot twist', cost: 1 }, { count: 4, name: 'B', kind: 'character', cost: 3 }, { count: 2, name: 'A', kind: 'character', cost: 2 },
  ]);
  expect(found.map((g) => [g.kind, g.count, g.cards.map((c) => c.name)])).toEqual([['character', 6, ['A', 'B']], ['plot twist', 1, ['Twist']]]);
});

test('a line has its place in the text', () => {
  expect(lineAt('one\ntwo\nthree', 2)).toEqual([4, 7]);
  expect(lineAt('one', 9)).toEqual([3, 3]);
});
