import { expect, test } from 'vitest';
import { more } from './scrolls';

test('what scrolls tells on which sides there is more', () => {
  const place = { scrollTop: 0, scrollHeight: 300, clientHeight: 100, scrollLeft: 0, scrollWidth: 100, clientWidth: 100 };
  expect(more(place)).toBe('down');
  expect(more({ ...place, scrollTop: 198 })).toBe('');
  expect(more({ ...place, scrollHeight: 100, scrollWidth: 400 })).toBe('right');
});
