import { expect, test } from 'vitest';
import { ALONE, called, calls, rarer, seated, setupOf } from './setups';
import type { ChoiceTold, GameTold } from './wire';

const choice = (key: string, field: string, usual: string, more: Partial<ChoiceTold> = {}): ChoiceTold => ({
  key, field, title: key, options: [usual], usual, listed: false, number: false, plans: [], words: [], ...more,
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

test('one plays all heroes oneself, or has company', () => {
  expect(seated(3, ALONE)).toEqual({ seats: ['person'], setup: { seats: [0, 0, 0] } });
  expect(seated(1, ALONE)).toEqual({ seats: ['person'], setup: {} });
  expect(seated(2, 'greedy')).toEqual({ seats: ['person', 'greedy'], setup: {} });
});

test('what is usually left out is folded away, but for a second player and for what would be alone there', () => {
  const heroes = ['hero', 'second', 'third'].map((key, i) => choice(key, 'heroes', i ? '' : 'x', { listed: true }));
  const [often, rare] = rarer(told('champions', [...heroes, choice('mode', 'mode', 'standard'), choice('modular', 'modular', '', { listed: true }), choice('modular-2', 'modular', '', { listed: true })]));
  expect(often.map((c) => c.key)).toEqual(['hero', 'second', 'mode']);
  expect(rare.map((c) => c.key)).toEqual(['third', 'modular', 'modular-2']);
  expect(rarer(told('dcdb', [choice('setup', 'setup', 'a'), choice('main', 'main', '')]))[1]).toEqual([]);
});

test('an option is called by its words, if it has some', () => {
  expect(calls(choice('a', 'a', '', { options: ['', 'x-men'], words: ['nobody', 'X-Men'] }), 'x-men')).toBe('X-Men');
  expect(calls(choice('a', 'a', '', { options: ['', 'expert'] }), '')).toBe('none');
  expect(calls(choice('a', 'a', '', { options: ['', 'expert'] }), 'expert')).toBe('expert');
});
