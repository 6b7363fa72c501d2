import { SvelteMap } from 'svelte/reactivity';
import { replayCard } from './api';
import { told, type ReadNow, type Told } from './cardtext';
import type { Seen } from './control.svelte';
import { nameOf } from './game.svelte';
import type { Because, Card, Document, Line, ReplaySeen, Said, Welcome } from './wire';

/** A table that is only looked at: moments of a match that is over, shown one after the other. */
export class Looking implements Seen {
  readonly live = false;
  now = $state<Document | null>(null);
  lines = $state<Line[]>([]);
  talk = $state<Said[]>([]);
  me = $state<Welcome | null>(null);
  why = $state<Because | null>(null);
  texts = new SvelteMap<string, Told>();

  #step = 0;
  #seat = -1;
  #asked = new Set<string>();
  #toRead: { card: Card; step: number; seat: number; tried: number }[] = [];
  #reading = false;

  constructor(readonly room: string) {}

  show(found: ReplaySeen, seat: number): void {
    this.#step = found.step;
    this.#seat = seat;
    this.now = found.now;
    this.lines = found.log;
    this.me = { type: 'welcome', room: '', game: found.now.table.game, title: '', seat, players: [], stream: '', example: '' };
  }

  /** What a card says, if it has been read; otherwise it is asked for, as it lay at this step. */
  told(card: Card): Told | undefined {
    const name = nameOf(card);
    const found = this.texts.get(name);
    if (!found && card.name && card.ref >= 0 && !this.#asked.has(name)) {
      this.#asked.add(name);
      this.#toRead.push({ card, step: this.#step, seat: this.#seat, tried: 0 });
      if (!this.#reading) void this.#readOn();
    }
    return found;
  }

  async #readOn(): Promise<void> {
    this.#reading = true;
    await Promise.resolve();
    for (let next = this.#toRead.shift(); next; next = this.#toRead.shift()) {
      const { tried } = next;
      const name = nameOf(next.card);
      try {
        this.texts.set(name, told((await replayCard(this.room, next.step, next.seat, next.card.ref)).lines));
      } catch {
        // too much was asked at once, or the step is another by now: once more, a little later
        if (tried < 5) this.#toRead.push({ ...next, step: this.#step, seat: this.#seat, tried: tried + 1 });
        else this.#asked.delete(name);
        await new Promise((resolve) => setTimeout(resolve, 1500));
      }
    }
    this.#reading = false;
  }

  /** A card as it was at this step, with where its figures came from. */
  async readNow(card: number): Promise<ReadNow | null> {
    try {
      const found = await replayCard(this.room, this.#step, this.#seat, card);
      return { ...told(found.lines), traced: found.figures, rulings: found.rulings };
    } catch {
      return null;
    }
  }

  async askWhy(_card: number): Promise<void> {}

  say(_text: string): void {}
}
