import { expect, test } from 'vitest';
import { stepOf } from './passing';

test('a step is the same in every turn, whoever has it', () => {
  expect(stepOf("Turn 3, build phase, A's recruit step, A has the initiative", ['A', 'B'])).toBe("build phase, a player's recruit step");
  expect(stepOf("Turn 12, build phase, B's recruit step, A has the initiative", ['A', 'B'])).toBe("build phase, a player's recruit step");
});
