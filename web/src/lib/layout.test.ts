import { expect, test } from 'vitest';
import { lined, partOf, rowsOf } from './layout';
import type { Area, Card } from './wire';

const card = (ref: number, row: number, column: number) => ({ ref, row, column }) as Card;
const area = (how: string, key: string, cards: (Card | null)[] = []): Area => ({ key, title: key, how, count: cards.length, cards, note: '' });

test('areas have their parts', () => {
  expect([area('hand', 'hand'), area('deck', 'deck'), area('row', 'resources'), area('grid', 'formation'), area('row', 'line-up')].map(partOf)).toEqual([
    'hand', 'pile', 'back', 'board', 'board',
  ]);
});

test('front rows face each other, and columns stand behind each other', () => {
  const grid = area('grid', 'formation', [card(1, 0, 2), card(2, 1, 0), card(3, 0, 0)]);
  expect(rowsOf(grid, true).map((r) => r.row)).toEqual([1, 0]);
  expect(lined(grid, false).map((r) => r.places.map((c) => c?.ref ?? null))).toEqual([[3, null, 1], [2, null, null]]);
  expect(lined(area('grid', 'rows'), false).map((r) => r.places)).toEqual([[], []]);
});
