import type { Told } from './cardtext';
import type { Seen } from './control.svelte';
import type { Because, Card, Document, Line, ReplaySeen, Said, Traced, Welcome } from './wire';

/** A table that is only looked at: moments of a match that is over, shown one after the other. */
export class Looking implements Seen {
  readonly live = false;
  now = $state<Document | null>(null);
  lines = $state<Line[]>([]);
  talk = $state<Said[]>([]);
  me = $state<Welcome | null>(null);
  why = $state<Because | null>(null);

  show(found: ReplaySeen, seat: number): void {
    this.now = found.now;
    this.lines = found.log;
    this.me = { type: 'welcome', room: '', game: found.now.table.game, title: '', seat, players: [], stream: '' };
  }

  /** What cards say is not told of a match that is over: they show their figures. */
  told(_card: Card): Told | undefined {
    return { faces: [], notes: [] };
  }

  async readNow(_card: number): Promise<(Told & { traced: readonly Traced[] }) | null> {
    return { faces: [], notes: [], traced: [] };
  }

  async askWhy(_card: number): Promise<void> {}

  say(_text: string): void {}
}
