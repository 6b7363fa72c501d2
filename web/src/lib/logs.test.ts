import { expect, test } from 'vitest';
import { filtered } from './logs';

const lines = [
  { text: 'Turn 1', rule: 'vs:1', depth: 1 }, { text: 'Ann draws', rule: 'vs:1', depth: 2 }, { text: 'Bob draws', rule: 'vs:1', depth: 2 },
  { text: 'Turn 2', rule: 'vs:1', depth: 1 }, { text: "Bob's Annihilus", rule: 'vs:1', depth: 2 },
];

test('a player has the lines that name them, below what they came from', () => {
  expect(filtered(lines, 'Ann').map((l) => l.at)).toEqual([0, 1]);
  expect(filtered(lines, 'Bob').map((l) => l.at)).toEqual([0, 2, 3, 4]);
  expect(filtered(lines, '', 2).map((l) => l.at)).toEqual([3, 4]);
});
