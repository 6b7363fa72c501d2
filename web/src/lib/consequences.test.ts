import { expect, test } from 'vitest';
import { consequences } from './consequences';

test('players and cards, each with what changes', () => {
  const figures = [{ name: 'endurance', before: 50, now: 48 }];
  expect(
    consequences({
      changes: {
        sides: [{ player: 1, name: 'B', out: false, figures }],
        cards: [{ card: 7, name: 'Robin', gone: false, marks: ['stunned'], figures: [] }, { card: 8, name: '', gone: true, marks: [], figures: [] }, { card: 9, name: 'Same', gone: false, marks: [], figures: [] }],
      },
    }),
  ).toEqual(['B: endurance 50 → 48', 'Robin: stunned', 'a card: leaves where it is']);
});
