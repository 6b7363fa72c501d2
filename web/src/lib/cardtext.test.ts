import { expect, test } from 'vitest';
import { bodyOf, joined, told } from './cardtext';

test('a line that was broken for its width is one again, and a paragraph of its own is not', () => {
  const long = `  ${'word '.repeat(19)}end`;
  expect(joined([long, '  and goes on', '  Another.'])).toEqual([`${long} and goes on`, '  Another.']);
});

test('of a card with two sides the one that is up is its text', () => {
  const found = told([
    'Rhino  01094  this side is up', '  villain, stage I', 'Rhino  01095', '  villain, stage II', '  When Revealed: shuffle.',
    "Core Set. Source: somebody's data.", 'Now: in play; 12 of 14 hit points left',
  ]);
  expect(found.faces.map((f) => [f.head, f.up, f.text])).toEqual([['Rhino  01094', true, []], ['Rhino  01095', false, ['When Revealed: shuffle.']]]);
  expect(found.notes).toHaveLength(2);
  expect(bodyOf(found)).toEqual([]);
});

test('types stand under the name, indented or not, and levels are faces', () => {
  expect(bodyOf(told(['Dodge  MOR', 'plot twist, cost 1', '  A defender gets +3 DEF.', 'Source: card scan.', 'Now: in hand, A']))).toEqual(['A defender gets +3 DEF.']);
  const levels = told(['Cap (1)', '  Level 1: Main', '    One.', '  Level 2: Main', '    Two.', 'Facts: somebody.']);
  expect(bodyOf(levels)).toEqual(['One.']);
  expect(bodyOf(levels, 2)).toEqual(['Two.']);
});
