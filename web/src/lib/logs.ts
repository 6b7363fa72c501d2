import type { Line } from './wire';

/** The lines in which a player is named, and those above them that they came from; all, if none is asked for. `at` is a line's place in the whole. */
export function filtered(lines: readonly Line[], player: string, most = 600): { line: Line; at: number }[] {
  const all = lines.map((line, at) => ({ line, at }));
  if (!player) return all.slice(-most);
  const wanted = new RegExp(`(^|[^\\p{L}])${player.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}($|[^\\p{L}])`, 'u');
  const kept = new Set<number>();
  const above: number[] = [];
  all.forEach(({ line, at }) => {
    while (above.length && (lines[above[above.length - 1] as number] as Line).depth >= line.depth) above.pop();
    if (wanted.test(line.text)) for (const each of [...above, at]) kept.add(each);
    above.push(at);
  });
  return all.filter(({ at }) => kept.has(at)).slice(-most);
}
