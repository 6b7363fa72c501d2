import { expect, test } from 'vitest';
import { called, setupOf } from './setups';
import type { ChoiceTold, GameTold } from './wire';

const choice = (key: string, field: string, usual: string, more: Partial<ChoiceTold> = {}): ChoiceTold => ({
  key, field, title: key, options: [usual], usual, listed: false, number: false, plans: [], ...more,
});
const told = (name: string, choices: ChoiceTold[], fields: Record<string, string> = { names: '' }): GameTold => ({ name, title: name, least: 2, most: 4, fields, agents: [], choices });

test('lists are filled in order, what is left out is not there, and seats are counted', () => {
  const game = told('vs', [choice('mine', 'decks', 'a', { listed: true }), choice('theirs', 'decks', 'b', { listed: true }), choice('mode', 'mode', '')]);
  expect(setupOf(game, { mine: 'c' })).toEqual({ setup: { decks: ['c', 'b'] }, count: 2 });
  expect(setupOf(told('dcdb', [choice('players', 'players', '3', { number: true })]), {})).toEqual({ setup: { players: 3 }, count: 3 });
  const heroes = told('champions', [choice('hero', 'heroes', 'x', { listed: true }), choice('second', 'heroes', '', { listed: true })]);
  expect(setupOf(heroes, {}).count).toBe(1);
});

test('nobody is called what another is', () => {
  const game = told('vs', []);
  expect(called(game, 'Greedy', ['person', 'greedy', 'person'])).toEqual(['Greedy', 'Greedy 2', 'Player 3']);
  expect(called(told('champions', []), 'x', ['person'])).toBeNull();
});
