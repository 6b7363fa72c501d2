import { expect, test } from 'vitest';
import { fitting } from './fit';

test('as large as fits, and never too small to be read', () => {
  expect(fitting((size) => 500 * size, 600)).toBe(1.15);
  expect(fitting((size) => 600 * size, 600)).toBe(1);
  expect(fitting((size) => 5000 * size, 600)).toBe(0.81);
});
