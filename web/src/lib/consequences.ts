import type { Foreseen } from './wire';

/** What would come of an answer, in a few words each. */
export function consequences(found: Pick<Foreseen, 'changes'>): string[] {
  const { cards, sides } = found.changes;
  const figures = (list: (typeof cards)[number]['figures']) => list.map((f) => `${f.name} ${f.before} → ${f.now}`);
  return [
    ...sides.map((s) => `${s.name}: ${[...figures(s.figures), ...(s.out ? ['out of the game'] : [])].join(', ')}`),
    ...cards.map((c) => `${c.name || 'a card'}: ${[...(c.gone ? ['leaves where it is'] : []), ...c.marks, ...figures(c.figures)].join(', ')}`),
  ].filter((words) => !words.endsWith(': '));
}
