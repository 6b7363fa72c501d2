import { expect, test } from 'vitest';
import { lined, partOf, placed, rowsOf } from './layout';
import type { Area, Card, Side, Table } from './wire';

const card = (ref: number, row: number, column: number) => ({ ref, row, column, attached: [] as Card[] }) as Card;
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

test('every card that is known lies somewhere, what is attached with it, and what is hidden nowhere', () => {
  const hero = { ...card(4096 + 7, 0, 0), attached: [card(9, 0, 0)] } as Card;
  const side = { player: 1, areas: [area('row', 'identity', [hero]), area('pile', 'discard', [card(3, 0, 0), null, card(-1, 0, 0)])] } as unknown as Side;
  const table = { areas: [area('row', 'line-up', [card(5, 0, 0)])], sides: [side] } as unknown as Table;
  expect([...placed(table, 4095)]).toEqual([[5, 'table/line-up'], [7, 'p1/identity'], [9, 'p1/identity'], [3, 'p1/discard']]);
});
