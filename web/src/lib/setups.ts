import type { ChoiceTold, GameTold } from './wire';

/** The set-up that was chosen, and how many seats it has. */
export function setupOf(game: GameTold, chosen: Record<string, string>): { setup: Record<string, unknown>; count: number } {
  const setup: Record<string, unknown> = {};
  for (const c of game.choices) {
    const value = chosen[c.key] ?? c.usual;
    if (value === '') continue;
    const plain = c.number ? Number(value) : value;
    if (c.listed) setup[c.field] = [...((setup[c.field] as unknown[]) ?? []), plain];
    else setup[c.field] = plain;
  }
  const listed = (setup.heroes ?? setup.decks) as unknown[] | undefined;
  return { setup, count: Number(setup.players ?? listed?.length ?? game.least) };
}

/** Who else plays, where one plays everybody oneself. */
export const ALONE = 'alone';

/** Who sits where, and what the set-up says besides: `company` plays the other seats, if one does not play them all oneself. */
export function seated(count: number, company: string): { seats: string[]; setup: Record<string, unknown> } {
  if (company === ALONE && count > 1) return { seats: ['person'], setup: { seats: Array<number>(count).fill(0) } };
  return { seats: ['person', ...Array<string>(count - 1).fill(company)], setup: {} };
}

/** What is chosen every time, and what few want to choose: whatever is usually left out, but for a second player. */
export function rarer(game: GameTold): [ChoiceTold[], ChoiceTold[]] {
  const often = (c: ChoiceTold) => {
    const [first, second] = game.choices.filter((other) => other.listed && other.field === c.field);
    return c.usual !== '' || (c === second && first?.usual !== '');
  };
  const rare = game.choices.filter((c) => !often(c));
  return rare.length > 1 ? [game.choices.filter(often), rare] : [game.choices, []];
}

/** What an option of a choice is called. */
export const calls = (c: ChoiceTold, option: string): string => c.words[c.options.indexOf(option)] ?? (option === '' ? 'none' : option);

/** What the players of the seats are called; null where the game says it itself. */
export function called(game: GameTold, name: string, seats: string[]): string[] | null {
  if (!('names' in game.fields) || game.name === 'champions') return null;
  const out: string[] = [];
  seats.forEach((who, i) => {
    const base = i === 0 ? name.trim() || 'Player' : who === 'person' ? `Player ${i + 1}` : (who[0] ?? '').toUpperCase() + who.slice(1);
    out.push(out.includes(base) ? `${base} ${i + 1}` : base);
  });
  return out;
}
