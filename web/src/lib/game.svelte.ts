import { told, type ReadNow, type Told } from './cardtext';
import { patched, type Change } from './patch';
import { settings, still } from './settings.svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { Because, Card, Document, Foreseen, Hinted, Incoming, Line, Option, Outgoing, Refusal, Said, Welcome } from './wire';

type Moment = Extract<Outgoing, { type: 'view' | 'patch' | 'log' }>;
/** what a card is read by: cards of one name and kind read alike */
export const nameOf = (card: Card) => `${card.name}|${card.detail}|${card.kind}`;

/** A table, as one of its seats: what it is told, and what it says. It connects again by itself. */
export class Game {
  /** it goes on, and can be asked */
  readonly live: boolean = true;
  now = $state<Document | null>(null);
  lines = $state<Line[]>([]);
  talk = $state<Said[]>([]);
  me = $state<Welcome | null>(null);
  connected = $state(false);
  trouble = $state('');
  asked = $state('');
  why = $state<Because | null>(null);
  /** what cards say, by their names: asked for once */
  texts = new SvelteMap<string, Told>();
  /** moments that are yet to be shown: what computer players do is shown one thing after the other */
  behind = $state(0);
  /** told before and after a moment is shown, so that cards can fly */
  before = () => {};
  after = () => {};

  #socket: WebSocket | null = null;
  #seq = 0;
  #tries = 0;
  #closed = false;
  #count = 0;
  #waiting = new Map<string, (found: Outgoing) => void>();
  #moments: Moment[] = [];
  #pause: ReturnType<typeof setTimeout> | undefined;
  #asked = new Set<string>();
  #toRead: Card[] = [];
  #reading = false;
  #quiet = new Set<string>();

  constructor(
    readonly room: string,
    readonly key: string,
  ) {
    this.#connect();
  }

  #connect() {
    const address = new URL('ws', location.href.split('#')[0]);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    address.hash = '';
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#say({
        type: 'hello', room: this.room, key: this.key,
        stream: this.me?.stream ?? '', seen: this.#seq, lines: this.lines.length, chats: (this.talk.at(-1)?.at ?? -1) + 1,
      });
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as Outgoing);
    socket.onclose = () => {
      this.connected = false;
      this.hurry();
      for (const heard of this.#waiting.values()) heard({ type: 'error', id: '', code: 'gone', place: '', words: '' });
      this.#waiting.clear();
      if (this.#closed) return;
      this.#tries += 1;
      setTimeout(() => this.#connect(), Math.min(8000, 250 * 2 ** this.#tries));
    };
  }

  #say(message: Incoming) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Say something, and wait for what answers it. A refusal is shown, unless it is asked `quietly`. */
  #ask(message: Incoming, quietly = false): Promise<Outgoing> {
    const id = `m${(this.#count += 1)}`;
    if (quietly) this.#quiet.add(id);
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#say({ ...message, id });
    });
  }

  #hear(message: Outgoing) {
    switch (message.type) {
      case 'welcome':
        this.me = message;
        this.connected = true;
        this.#tries = 0;
        this.trouble = '';
        break;
      case 'view':
      case 'patch':
      case 'log':
        this.#moments.push(message);
        this.#show();
        break;
      case 'chat':
        this.talk.push(message);
        break;
      case 'asked':
        this.asked = message.by;
        break;
      case 'error':
        this.#refused(message);
        break;
    }
    if ('id' in message && message.id) {
      this.#waiting.get(message.id)?.(message);
      this.#waiting.delete(message.id);
    }
  }

  /** Show what has come; after what another has done, wait a little. */
  #show() {
    if (this.#pause !== undefined) {
      this.behind = this.#moments.length;
      return;
    }
    for (let message = this.#moments.shift(); message; message = this.#moments.shift()) {
      const waits = message.type === 'patch' && this.#others() && !this.#hasty();
      this.#apply(message);
      while (this.#moments[0]?.type === 'log') this.#apply(this.#moments.shift() as Moment);
      if (waits) {
        const many = this.#moments.length > 16 ? 0.35 : 1;
        this.#pause = setTimeout(() => {
          this.#pause = undefined;
          this.#show();
        }, settings.pace * many);
        break;
      }
    }
    this.behind = this.#moments.length;
  }

  /** Is it another's turn to answer, so that what comes next is theirs? */
  #others = () => this.now?.asked != null && this.now.asked.seat !== this.me?.seat;
  #hasty = () => settings.pace === 0 || document.hidden || still();

  /** Show all that waits at once. */
  hurry() {
    clearTimeout(this.#pause);
    this.#pause = undefined;
    for (let message = this.#moments.shift(); message; message = this.#moments.shift()) this.#apply(message);
    this.behind = 0;
  }

  #apply(message: Moment) {
    if (message.type === 'log') {
      this.lines.splice(message.at, this.lines.length, ...message.lines);
      return;
    }
    this.before();
    this.now = message.type === 'view' ? message.now : (patched(this.now, message.changes as unknown as Change[]) as Document);
    this.#seq = message.seq;
    this.after();
  }

  #refused(error: Refusal) {
    if (error.code === 'nobody') this.#closed = true;
    if (error.code !== 'late' && !this.#quiet.delete(error.id)) this.trouble = error.words;
  }

  /** Answer the question that is open. */
  async answer(values: number[]) {
    if (!this.now) return;
    this.trouble = '';
    await this.#ask({ type: 'answer', number: this.now.number, answer: values });
  }

  /** What may follow a part of an answer; nothing where it can't be a part. */
  async next(values: number[], quietly = false): Promise<Option[]> {
    if (!this.now) return [];
    const found = await this.#ask({ type: 'next', number: this.now.number, answer: [...values] }, quietly);
    return found.type === 'next' ? found.next : [];
  }

  async askWhy(card: number) {
    const found = await this.#ask({ type: 'why', card });
    this.why = found.type === 'why' ? found : null;
  }

  /** What a card says, if it has been read; otherwise it is asked for. */
  told(card: Card): Told | undefined {
    const name = nameOf(card);
    const found = this.texts.get(name);
    if (!found && card.name && card.ref >= 0 && !this.#asked.has(name)) {
      this.#asked.add(name);
      this.#toRead.push(card);
      if (!this.#reading) void this.#readOn();
    }
    return found;
  }

  async #readOn() {
    this.#reading = true;
    await Promise.resolve();
    for (let card = this.#toRead.shift(); card; card = this.#toRead.shift()) {
      const found = await this.#ask({ type: 'read', card: card.ref }, true);
      if (found.type === 'card') this.texts.set(nameOf(card), told(found.lines));
      else this.#asked.delete(nameOf(card));
    }
    this.#reading = false;
  }

  /** A card as it is just now: read anew, with where its figures come from. */
  async readNow(card: number): Promise<ReadNow | null> {
    const found = await this.#ask({ type: 'read', card }, true);
    return found.type === 'card' ? { ...told(found.lines), traced: found.figures, rulings: found.rulings } : null;
  }

  /** What the computer would do; null if it can't say. */
  async hint(): Promise<Hinted | null> {
    if (!this.now) return null;
    const found = await this.#ask({ type: 'hint', number: this.now.number });
    return found.type === 'hint' && found.number === this.now.number ? found : null;
  }

  /** What would come of an answer if nobody did anything; null if it can't be told. */
  async preview(answer: number[]): Promise<Foreseen | null> {
    if (!this.now) return null;
    const found = await this.#ask({ type: 'preview', number: this.now.number, answer: [...answer] }, true);
    return found.type === 'preview' && found.number === this.now.number ? found : null;
  }

  /** Have whatever may be passed be passed until something happens to one, or not; stop besides at these moments. */
  auto(on: boolean, stops?: string[]) {
    void this.#ask({ type: 'auto', on, stops: stops ?? null });
  }

  /** Use what may be used at any time. */
  meanwhile(player: number, index: number) {
    void this.#ask({ type: 'meanwhile', player, index });
  }

  undo() {
    void this.#ask({ type: 'undo' });
  }

  agree(yes: boolean) {
    this.asked = '';
    void this.#ask({ type: 'agree', yes });
  }

  concede(player: number) {
    void this.#ask({ type: 'concede', player });
  }

  say(text: string) {
    void this.#ask({ type: 'chat', text });
  }

  close() {
    this.#closed = true;
    this.#socket?.close();
  }
}
