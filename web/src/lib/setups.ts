import type { GameTold } from './wire';

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
