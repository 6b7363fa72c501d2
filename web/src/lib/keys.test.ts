import { expect, test } from 'vitest';
import { nearest } from './keys';

test('the nearest that lies that way', () => {
  const spots = [{ x: 10, y: 0 }, { x: 30, y: 0 }, { x: 5, y: 20 }, { x: -10, y: 0 }];
  expect(nearest({ x: 0, y: 0 }, spots, 'ArrowRight')).toBe(0);
  expect(nearest({ x: 10, y: 0 }, spots, 'ArrowRight')).toBe(1);
  expect(nearest({ x: 0, y: 0 }, spots, 'ArrowDown')).toBe(2);
  expect(nearest({ x: 0, y: 0 }, spots, 'ArrowUp')).toBe(-1);
});
