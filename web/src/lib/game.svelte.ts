import { patched, type Change } from './patch';
import type { Because, CardRead, Document, Incoming, Line, Option, Outgoing, Refusal, Said, Welcome } from './wire';

/** A table, as one of its seats: what it is told, and what it says. It connects again by itself. */
export class Game {
  now = $state<Document | null>(null);
  lines = $state<Line[]>([]);
  talk = $state<Said[]>([]);
  me = $state<Welcome | null>(null);
  connected = $state(false);
  trouble = $state('');
  asked = $state('');
  why = $state<Because | null>(null);
  read = $state<CardRead | null>(null);
  following = $state<Option[]>([]);

  #socket: WebSocket | null = null;
  #seq = 0;
  #tries = 0;
  #closed = false;
  #count = 0;
  #waiting = new Map<string, (found: Outgoing) => void>();

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
        stream: this.me?.stream ?? '', seen: this.#seq, lines: this.lines.length,
      });
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as Outgoing);
    socket.onclose = () => {
      this.connected = false;
      if (this.#closed) return;
      this.#tries += 1;
      setTimeout(() => this.#connect(), Math.min(8000, 250 * 2 ** this.#tries));
    };
  }

  #say(message: Incoming) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Say something, and wait for what answers it. */
  #ask(message: Incoming): Promise<Outgoing> {
    const id = `m${(this.#count += 1)}`;
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
        this.now = message.now;
        this.#seq = message.seq;
        break;
      case 'patch':
        this.now = patched(this.now, message.changes as unknown as Change[]) as Document;
        this.#seq = message.seq;
        break;
      case 'log':
        this.lines.splice(message.at, this.lines.length, ...message.lines);
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

  #refused(error: Refusal) {
    if (error.code === 'nobody') this.#closed = true;
    if (error.code !== 'late') this.trouble = error.words;
  }

  /** Answer the question that is open. */
  async answer(values: number[]) {
    if (!this.now) return;
    this.trouble = '';
    await this.#ask({ type: 'answer', number: this.now.number, answer: values });
  }

  /** What may follow a part of an answer. */
  async next(values: number[]): Promise<Option[]> {
    if (!this.now) return [];
    const found = await this.#ask({ type: 'next', number: this.now.number, answer: values });
    return found.type === 'next' ? found.next : [];
  }

  async askWhy(card: number) {
    const found = await this.#ask({ type: 'why', card });
    this.why = found.type === 'why' ? found : null;
  }

  async askCard(card: number) {
    const found = await this.#ask({ type: 'read', card });
    this.read = found.type === 'card' ? found : null;
  }

  undo() {
    void this.#ask({ type: 'undo' });
  }

  agree(yes: boolean) {
    this.asked = '';
    void this.#ask({ type: 'agree', yes });
  }

  concede() {
    void this.#ask({ type: 'concede' });
  }

  say(text: string) {
    void this.#ask({ type: 'chat', text });
  }

  close() {
    this.#closed = true;
    this.#socket?.close();
  }
}
