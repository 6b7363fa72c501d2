import { expect, test } from 'vitest';
import { patched } from './patch';

test('changes lead from one document to the other', () => {
  const old = { a: [1, { b: 2, c: 3 }], d: 4 };
  expect(patched(old, [[['d']], [['a', 1, 'b'], 5]])).toEqual({ a: [1, { b: 5, c: 3 }] });
  expect(patched({ a: 1 }, [[[], { b: null }]])).toEqual({ b: null });
  expect(patched({ a: [1] }, [[['a'], [1, 2]]])).toEqual({ a: [1, 2] });
});
