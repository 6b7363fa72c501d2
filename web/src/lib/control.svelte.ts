import { getContext, setContext } from 'svelte';
import { Answering } from './answering.svelte';
import type { Way } from './choosing';
import type { Game } from './game.svelte';
import type { Area, Card } from './wire';

const KEY = Symbol('table');

/** What there is to be seen: a table that is played at, or one that is looked at again. */
export type Seen = Pick<Game, 'live' | 'now' | 'me' | 'why' | 'lines' | 'talk' | 'told' | 'readNow' | 'askWhy' | 'say'>;

/** What one does at a table: which card is looked at, what a click on a card means, which sheets are open. */
export class Control {
  answering = $state<Answering | null>(null);
  /** the card that is shown whole at the side */
  looked = $state<Card | null>(null);
  /** the card that is read in a sheet of its own */
  reading = $state<Card | null>(null);
  /** the ways of a card that are offered beside it */
  menu = $state<{ card: Card; box: DOMRect } | null>(null);
  pile = $state<Area | null>(null);
  rule = $state('');
  /** words of the log's line under the pointer: cards that it names are marked */
  line = $state('');
  /** a card on which a pointer went down: it becomes a drag if that moves */
  press: { from: Card; x: number; y: number } | null = null;
  /** a drag from one card to where the pointer is */
  drag = $state<{ from: Card; x: number; y: number; startX: number; startY: number } | null>(null);

  /** the card over which a drag is; -1: none */
  over = $state(-1);
  /** the way of a card's menu that is pointed at */
  pointed = $state<Way | null>(null);

  constructor(readonly game: Seen) {}

  /** The way that is about to be taken, if it is the only one: of a drag that would end here, or what is pointed at in a menu. */
  readonly aimed = $derived.by(() => {
    const { drag, over, answering } = this;
    if (!drag || over < 0 || over === drag.from.ref) return this.menu ? this.pointed : null;
    return answering?.between(drag.from.ref, over) ?? null;
  });


  readonly can = $derived.by(() => this.answering?.cards ?? new Set<number>());
  readonly taken = $derived.by(() => this.answering?.taken ?? new Set<number>());
  readonly about = $derived.by(() => new Set((this.game.now?.table.under_way ?? []).flatMap((u) => u.cards)));

  named(card: Card): boolean {
    return this.line !== '' && card.name !== '' && this.line.includes(card.name);
  }

  /** A click on a card: do what can be done with it, offer what there is, or say why there is nothing. */
  async use(card: Card, node?: Element): Promise<void> {
    const answering = this.answering;
    this.menu = null;
    if (answering) {
      const focus = answering.focus;
      if (focus >= 0 && focus !== card.ref && (await answering.drag(focus, card.ref))) return;
      const found = answering.at_(card.ref);
      answering.focus = -1;
      if (found.length === 1 && found[0]) return answering.take(found[0]);
      if (found.length > 1) {
        answering.focus = card.ref;
        this.menu = { card, box: (node ?? document.body).getBoundingClientRect() };
        return;
      }
    }
    if (card.ref < 0) return;
    if (this.game.live && (this.game.me?.seat ?? -1) >= 0 && !this.game.now?.result) await this.game.askWhy(card.ref);
    else this.reading = card;
  }

  async take(way: Way): Promise<void> {
    this.shut();
    await this.answering?.take(way);
  }

  /** The pointer is there now. */
  moved(x: number, y: number): void {
    const { press } = this;
    if (this.drag) this.drag = { ...this.drag, x, y };
    else if (press && Math.hypot(x - press.x, y - press.y) > 12) this.drag = { from: press.from, x, y, startX: press.x, startY: press.y };
  }

  /** The pointer let go over a card, or over none. */
  dropped(card: number | undefined): void {
    const { drag } = this;
    this.drag = this.press = null;
    if (drag && card !== undefined && card !== drag.from.ref) void this.answering?.drag(drag.from.ref, card);
  }

  shut(): void {
    this.menu = this.pointed = null;
    if (this.answering) this.answering.focus = -1;
  }
}

export const provide = (control: Control) => setContext(KEY, control);
export const control = () => getContext<Control | undefined>(KEY);
