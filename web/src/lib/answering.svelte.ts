import type { Game } from './game.svelte';
import { combined, enough, located, moved, room, sum, toggled, type Way } from './choosing';
import type { Option, Question } from './wire';

/** A question that is being answered: what has been taken so far, and what may be taken next, card by card. */
export class Answering {
  /** of "some" and "pay": the options taken */
  chosen = $state<number[]>([]);
  /** of an answer built up integer by integer: what there is, in words too, and what may follow */
  built = $state<number[]>([]);
  words = $state<string[]>([]);
  follow = $state<Option[]>([]);
  /** of "place": where each piece is to stand, and the piece that is being moved */
  at = $state<number[]>([]);
  piece = $state(-1);
  /** of "spread": how much each of the options gets */
  amounts = $state<number[]>([]);
  /** may it be given as it stands ("pay", "place")? */
  right = $state(false);
  /** the card whose ways are shown */
  focus = $state(-1);
  /** ways that begin with an option which is about no card, such as an attack: found by asking on */
  reached = $state<Way[]>([]);
  busy = $state(false);

  readonly steps: boolean;

  constructor(
    readonly game: Game,
    readonly question: Question,
  ) {
    this.amounts = question.caps.map(() => 0);
    this.steps = question.how === 'steps' || (question.how === 'spread' && !question.options.length);
    if (this.steps) void game.next([]).then((found) => (this.follow = found));
    if (question.how === 'place') {
      this.at = [...question.at];
      void this.judge();
    }
    if (question.how === 'pay') {
      this.chosen = [...(question.proposals[0] ?? [])];
      void this.judge();
    }
    if (question.how === 'one' && question.options.some((o) => o.more && !o.cards.length)) void this.#reach();
  }

  /** What may be taken now. */
  get live(): Option[] {
    if (this.steps || this.built.length) return this.follow.filter((o) => o.value >= 0);
    return this.question.how === 'spread' ? this.question.options.filter((o) => room(this.question, this.amounts, o.value)) : this.question.options;
  }

  /** Ways to answer, each with the cards that it is about. */
  get ways(): Way[] {
    const direct = this.live.map((o) => ({ values: [o.value], cards: o.cards, text: o.text, more: o.more }));
    return this.built.length ? direct : [...direct, ...this.reached];
  }

  /** The ways at a card, or at both of two. */
  at_(card: number, other = -1): Way[] {
    return this.ways.filter((w) => w.cards.includes(card) && (other < 0 || w.cards.includes(other)));
  }

  /** The cards at which something can be done. */
  get cards(): Set<number> {
    const from = this.focus >= 0 ? this.at_(this.focus) : this.ways;
    return new Set(from.flatMap((w) => w.cards));
  }

  /** The cards that have been taken. */
  get taken(): Set<number> {
    const options = this.question.options;
    const some = this.question.how === 'spread' ? options.filter((o) => this.amounts[o.value]).map((o) => o.value) : this.chosen;
    const found = new Set(some.flatMap((v) => options.find((o) => o.value === v)?.cards ?? []));
    if (this.focus >= 0) found.add(this.focus);
    if (this.piece >= 0) for (const card of options[this.piece]?.cards ?? []) found.add(card);
    return found;
  }

  get passing(): Option | undefined {
    return this.question.how === 'one' && !this.built.length ? this.question.options.find((o) => o.passing) : undefined;
  }

  get ready(): boolean {
    if (this.question.how === 'some') return enough(this.question, this.chosen);
    if (this.question.how === 'pay' || this.question.how === 'place') return this.right;
    if (this.question.how === 'spread' && !this.steps) return sum(this.amounts) === this.question.high;
    return (this.steps || this.built.length > 0) && this.follow.some((o) => o.value < 0);
  }

  /** The answer as it stands. */
  get answer(): number[] {
    if (this.question.how === 'place') return moved(this.question.at, this.at);
    if (this.question.how === 'spread' && !this.steps) return this.amounts;
    return this.question.how === 'some' || this.question.how === 'pay' ? this.chosen : this.built;
  }

  async give(answer: number[] = this.answer): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await this.game.answer([...answer]);
    this.busy = false;
  }

  /** Take an option: answer with it, or go on from it. */
  async take(way: Way): Promise<void> {
    this.focus = -1;
    const value = way.values[0] ?? -1;
    if (this.question.how === 'some') this.chosen = toggled(this.question, this.chosen, value);
    else if (this.question.how === 'pay') {
      this.chosen = (this.chosen.includes(value) ? this.chosen.filter((v) => v !== value) : [...this.chosen, value]).sort((a, b) => a - b);
      await this.judge();
    } else if (this.question.how === 'place') this.piece = this.piece === value ? -1 : value;
    else if (this.question.how === 'spread' && !this.steps) this.more(value, 1);
    else if (this.steps || this.built.length || way.more) await this.#extend(way);
    else await this.give(way.values);
  }

  /** Of "spread": an option gets so much more, or less. */
  more(option: number, by: number): void {
    if (by > 0 && !room(this.question, this.amounts, option)) return;
    this.amounts = this.amounts.map((n, i) => (i === option ? Math.max(0, n + by) : n));
  }

  async #extend(way: Way): Promise<void> {
    this.built = [...this.built, ...way.values];
    this.words = [...this.words, way.text];
    this.follow = await this.game.next(this.built);
    const only = this.follow.length === 1 ? this.follow[0] : undefined;
    if (only?.value === -1) await this.give();
    else if (only && !only.cards.length) await this.#extend({ values: [only.value], cards: only.cards, text: only.text, more: true });
  }

  async back(): Promise<void> {
    this.built = this.steps ? this.built.slice(0, -1) : [];
    this.words = this.steps ? this.words.slice(0, -1) : [];
    this.focus = -1;
    if (this.built.length || this.steps) this.follow = await this.game.next(this.built);
  }

  /** Put the piece that is being moved, or another, onto a cell; whoever stands there changes places with it. */
  async put(cell: number, piece = this.piece): Promise<void> {
    if (piece < 0) return;
    this.at = combined(this.at, piece, cell);
    this.piece = -1;
    await this.judge();
  }

  /** Ask whether it may be given as it stands. */
  async judge(): Promise<void> {
    const asked = JSON.stringify(this.answer);
    // what was proposed is right; anything else can't be given until it is known to be
    this.right = this.question.proposals.some((each) => JSON.stringify(each) === asked);
    const found = await this.game.next(this.answer, true);
    if (asked === JSON.stringify(this.answer)) this.right = found.some((o) => o.value < 0);
  }

  /** Follow the options that are about no card until cards come, within bounds. */
  async #reach(): Promise<void> {
    const number = this.game.now?.number;
    let left = 24;
    const out: Way[] = [];
    const walk = async (values: number[], cards: number[], words: string[], depth: number): Promise<void> => {
      if (left-- <= 0 || this.game.now?.number !== number || this.built.length) return;
      for (const o of await this.game.next(values, true)) {
        if (o.value < 0) continue;
        const now = { values: [...values, o.value], cards: [...cards, ...o.cards], text: [...words, o.text].join(': '), more: true };
        if (depth < 2) await walk(now.values, now.cards, [...words, o.text], depth + 1);
        else if (now.cards.length) out.push(now);
      }
    };
    for (const o of this.question.options) if (o.more && !o.cards.length) await walk([o.value], [], [o.text], 1);
    this.reached = out;
  }

  /** The way that is about both of two cards, if there is one only. */
  between(from: number, to: number): Way | null {
    const found = this.at_(from, to);
    const only = found[0];
    return only && found.every((w) => w.values[0] === only.values[0]) ? only : null;
  }

  /** From one card to another: take the way that is about both, if there is one. */
  async drag(from: number, to: number): Promise<boolean> {
    const only = this.between(from, to);
    if (only) {
      await this.take(only);
      return true;
    }
    if (this.question.how === 'place') {
      const [piece, other] = [located(this.question, from), located(this.question, to)];
      if (piece < 0 || other < 0) return false;
      await this.put(this.at[other] ?? -1, piece);
      return true;
    }
    return false;
  }
}
