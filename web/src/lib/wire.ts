/* Made by python -m tools.wire from the server's structs: don't edit. */

/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Incoming".
 */
export type Incoming =
  Hello | Give | Next | Why | Read | Hint | Preview | Auto | Meanwhile | Undo | Agree | Concede | Say | Ping;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Outgoing".
 */
export type Outgoing =
  | Welcome
  | ViewOf
  | Patch
  | Log
  | Done
  | Follow
  | Because
  | CardRead
  | Hinted
  | Foreseen
  | Asked
  | Said
  | Refusal
  | Pong;

export interface Wire {
  [k: string]: unknown;
}
/**
 * An objection.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Against".
 */
export interface Against {
  rule: string;
  text: string;
}
/**
 * What one says to another's wish to go back.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Agree".
 */
export interface Agree {
  id?: string;
  type: "agree";
  yes?: boolean;
}
/**
 * Something that a player of this seat may use at any time.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AnyTime".
 */
export interface AnyTime {
  index: number;
  player: number;
  words: string;
}
/**
 * A place for cards. `how`: "hand", "row", "grid", "pile" (open, the top first), "deck" (its number only), "chain" (what
 *     resolves first, first). `count` is how many cards there are, known or not.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Area".
 */
export interface Area {
  cards: (Card | null)[];
  count: number;
  how: string;
  key: string;
  note: string;
  title: string;
}
/**
 * A card that the seat knows, or one that lies face down (`down`, without a name).
 *
 *     `ref` is what questions and `why` know it by (-1: none). `frame` is how it is drawn: the colour of its faction or type.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Card".
 */
export interface Card {
  attached: Card[];
  beneath: string;
  code: string;
  column: number;
  controller: number;
  cost: string;
  counters: Figure[];
  detail: string;
  down: boolean;
  figures: Figure[];
  frame: string;
  gained: string[];
  keywords: string[];
  kind: string;
  marks: string[];
  name: string;
  owner: number;
  price: string;
  proxy: string[];
  ref: number;
  row: number;
  targets: string[];
  turned: boolean;
  words: string[];
}
/**
 * A number on a card, of a player or of the table. `printed` is what it was at first, where that is known and may differ.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Figure".
 */
export interface Figure {
  name: string;
  now: number | string;
  printed: number | string | null;
  proxy: boolean;
}
/**
 * Somebody wants to go back; `agree` answers. `by` "" takes the question away.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Asked".
 */
export interface Asked {
  by: string;
  type: "asked";
}
/**
 * `on`: whatever may be passed is passed for this seat, until something happens to it. `stops`: where one stops besides, from now on
 *     (of those in the document; null: as it was).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Auto".
 */
export interface Auto {
  id?: string;
  on?: boolean;
  stops?: string[] | null;
  type: "auto";
}
/**
 * So many cards are that.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Bar".
 */
export interface Bar {
  count: number;
  label: string;
}
/**
 * The answer to `why`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Because".
 */
export interface Because {
  card: number;
  deeds: Deed[];
  id: string;
  type: "why";
}
/**
 * Something one might do, and all that is against it (nothing: it can be done now).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Deed".
 */
export interface Deed {
  against: Against[];
  text: string;
}
/**
 * A room to be opened that goes on from a step of a replay: who sits where from then on.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Branch".
 */
export interface Branch {
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: string[];
  step?: number;
}
/**
 * The name under which a save is looked at.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Brought".
 */
export interface Brought {
  room: string;
}
/**
 * A card that would leave the table where it is (`gone`), or be marked, or have other figures.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardChanged".
 */
export interface CardChanged {
  card: number;
  figures: FigureChanged[];
  gone: boolean;
  marks: string[];
  name: string;
}
/**
 * A figure that would be another.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FigureChanged".
 */
export interface FigureChanged {
  before: number | string;
  name: string;
  now: number | string;
}
/**
 * A card, read: lines of words, the first its name; its figures, each with where it comes from; rulings on it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardRead".
 */
export interface CardRead {
  card: number;
  figures: Traced[];
  id: string;
  lines: string[];
  rulings: Ruling[];
  type: "card";
}
/**
 * A figure with where it comes from: `base` by `rule`, and step by step until it is `now`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Traced".
 */
export interface Traced {
  base: number;
  name: string;
  now: number;
  rule: string;
  steps: Step[];
}
/**
 * Something that changes a figure: what it says, the rule, the card that it comes from (`card` its reference, -1 where it is not on the
 *     table; `name` "" where the seat does not know it), and what the figure is after it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Step".
 */
export interface Step {
  card: number;
  name: string;
  now: number;
  rule: string;
  words: string;
}
/**
 * A worked example of the rulebook with a card: a situation, and what must come of it. `laid`: it can be opened as a table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ruling".
 */
export interface Ruling {
  expected: string;
  id: string;
  laid: boolean;
  rule: string;
  situation: string;
}
/**
 * What would be otherwise on the table, as everybody sees it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Changes".
 */
export interface Changes {
  cards: CardChanged[];
  sides: SideChanged[];
}
/**
 * A player who would be out, or have other figures.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SideChanged".
 */
export interface SideChanged {
  figures: FigureChanged[];
  name: string;
  out: boolean;
  player: number;
}
/**
 * Something about the cards of a deck, counted.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Chart".
 */
export interface Chart {
  bars: Bar[];
  title: string;
}
/**
 * Something to be chosen before a match: as `longbox.kernel.setups.Choice` has it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ChoiceTold".
 */
export interface ChoiceTold {
  field: string;
  key: string;
  listed: boolean;
  number: boolean;
  options: string[];
  plans: string[];
  title: string;
  usual: string;
  words: string[];
}
/**
 * A player of one's seat gives up.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Concede".
 */
export interface Concede {
  id?: string;
  player?: number;
  type: "concede";
}
/**
 * So many copies of a card.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Copies".
 */
export interface Copies {
  cost: number | null;
  count: number;
  kind: string;
  name: string;
}
/**
 * A deck list in any format that the command line reads. `file` is the name it was dropped under, if it was.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DeckText".
 */
export interface DeckText {
  file?: string;
  game: string;
  seed?: number | null;
  text: string;
}
/**
 * A deck judged; `hand` is what one begins with by that seed, `draws` what comes next.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DeckTold".
 */
export interface DeckTold {
  deck: Judged;
  draws: string[];
  hand: string[];
}
/**
 * What is to be said of a deck. `leader` is who it is for: hero, main character. `setup` are fields of a set-up in which it is played.
 *
 *     `hand` is how many cards one begins with (0: it is not drawn from), `formats` what it can be written as, `notes` what else is to be known.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Judged".
 */
export interface Judged {
  cards: Copies[];
  charts: Chart[];
  formats: string[];
  hand: number;
  leader: string;
  legal: boolean;
  name: string;
  notes: string[];
  setup: {
    [k: string]: unknown;
  };
  wrong: Wrong[];
}
/**
 * Something that is against a deck: in which line (0: in the whole of it), by which rule ("": it can't be read), and what may be meant.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "longbox.decks.judged.Wrong".
 */
export interface Wrong {
  line: number;
  perhaps: string[];
  rule: string;
  words: string;
}
/**
 * The same, to be written in the format `to`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DeckWanted".
 */
export interface DeckWanted {
  file?: string;
  game: string;
  seed?: number | null;
  text: string;
  to?: string;
}
/**
 * A deck in another format, and what its file may be called.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DeckWritten".
 */
export interface DeckWritten {
  file: string;
  text: string;
}
/**
 * All that a seat sees: what patches change. `question` is what is asked of this seat, `number` the one to answer it by; `auto` is null where
 *     nothing is passed by itself.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Document".
 */
export interface Document {
  asked: WhoIsAsked | null;
  auto: Passes | null;
  meanwhile: AnyTime[];
  number: number;
  present: number[];
  question: Question | null;
  result: Ended | null;
  seats: string[][];
  table: Table;
}
/**
 * Who has to decide: the player, and the seat that answers.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "WhoIsAsked".
 */
export interface WhoIsAsked {
  name: string;
  player: number;
  seat: number;
}
/**
 * Passing by itself: is it `on` for this seat, and may it be turned on at the question that is asked; what has `stopped` it last ("" nothing);
 *     where one wants to stop, and everywhere that one may.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Passes".
 */
export interface Passes {
  all: string[];
  may: boolean;
  on: boolean;
  stopped: string;
  stops: string[];
}
/**
 * What is asked of this seat.
 *
 *     `how` is the kind of answer: "one" of the options; "some" of them (`low` to `high`, in any order they were taken where it is
 *     `ordered`, else ascending); a "number" from `low` to `high`; "place" (card, cell, card, cell ...), "spread" (an amount for each of
 *     the options, at most its of the `caps`, `high` in all), "pay" (sources; `proposals` are whole answers, the cheapest first);
 *     "steps", integer by integer. Whoever does not know a kind asks `next` what may follow what they have, until -1 is among it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Question".
 */
export interface Question {
  at: number[];
  caps: number[];
  cells: Option[];
  high: number;
  how: string;
  kind: string;
  low: number;
  options: Option[];
  ordered: boolean;
  player: number;
  prompt: string;
  proposals: number[][];
  rule: string;
}
/**
 * One integer that may be answered: what it stands for in words, and the cards (references) that it is about.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Option".
 */
export interface Option {
  cards: number[];
  more: boolean;
  passing: boolean;
  text: string;
  value: number;
}
/**
 * How the match ended.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ended".
 */
export interface Ended {
  rule: string;
  winners: string[];
  words: string;
}
/**
 * Everything.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Table".
 */
export interface Table {
  areas: Area[];
  figures: Figure[];
  game: string;
  headline: string;
  sides: Side[];
  under_way: UnderWay[];
}
/**
 * A player with all that is theirs.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Side".
 */
export interface Side {
  active: boolean;
  areas: Area[];
  figures: Figure[];
  name: string;
  out: boolean;
  player: number;
  seat: number;
}
/**
 * Something that is going on, in words, with its rule and the cards it is about. `kind`: "attack", "scheme", "thwart", "reveal" (a card
 *     that is being resolved), "window" (what may be used now, and for what).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "UnderWay".
 */
export interface UnderWay {
  cards: number[];
  kind: string;
  rule: string;
  words: string;
}
/**
 * What was asked for has been done, and is on disk. `number` is that of the decision which is open now.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Done".
 */
export interface Done {
  id: string;
  number: number;
  type: "done";
}
/**
 * A worked example of these `rules`, or a table of our own that shows them, which has a `title`: a situation, and what must come of it.
 *
 *     `laid`: it can be opened as a table; `steps`: and played by so many answers. `words_only`: why it can't be opened as a table; "" if it can.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ExampleTold".
 */
export interface ExampleTold {
  expected: string;
  id: string;
  laid: boolean;
  rules: string[];
  situation: string;
  steps: number;
  title: string;
  words_only: string;
}
/**
 * A match that is over, for the list of them. `ended` is a moment in seconds since 1970.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Finished".
 */
export interface Finished {
  answers: number;
  ended: number;
  game: string;
  players: string[];
  room: string;
  seats: string[];
  title: string;
  words: string;
}
/**
 * What may follow, each integer with what it stands for; -1: the answer may end.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Follow".
 */
export interface Follow {
  id: string;
  next: Option[];
  type: "next";
}
/**
 * What would come of an answer if nobody did anything: the log, what has changed; `then` is what would be asked before it is all over.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Foreseen".
 */
export interface Foreseen {
  changes: Changes;
  id: string;
  lines: Line[];
  number: number;
  then: string;
  type: "preview";
}
/**
 * A line of the log.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Line".
 */
export interface Line {
  depth: number;
  rule: string;
  text: string;
}
/**
 * A rule found.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Found".
 */
export interface Found {
  id: string;
  section: string;
  title: string;
}
/**
 * A game that can be played here.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameTold".
 */
export interface GameTold {
  agents: string[];
  choices: ChoiceTold[];
  fields: {
    [k: string]: string;
  };
  least: number;
  most: number;
  name: string;
  title: string;
}
/**
 * An answer to the decision of that number. The same one twice does nothing the second time.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Give".
 */
export interface Give {
  /**
   * @maxItems 2000
   */
  answer?: number[];
  id?: string;
  number?: number;
  type: "answer";
}
/**
 * The first message: which room, by which key. With `stream` and `seen` of an earlier connection only what is new is sent; `chats`:
 *     things said from that number on (-1: the latest, or none to whom comes back to the same stream).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
  chats?: number;
  id?: string;
  key?: string;
  lines?: number;
  room?: string;
  seen?: number;
  stream?: string;
  type: "hello";
}
/**
 * What would the computer do at the question of that number, and how sure is it?
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
  id?: string;
  number?: number;
  type: "hint";
}
/**
 * What the computer player `by` would answer to the question of that number.
 *
 *     `sure` is how likely that is better than everything else it has looked into (0 to 1; null: it has not looked ahead). `ways` are the
 *     best of what it has looked into, what it would do first.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hinted".
 */
export interface Hinted {
  answer: number[];
  by: string;
  id: string;
  number: number;
  sure: number | null;
  type: "hint";
  ways: Way[];
  words: string;
}
/**
 * An answer that was looked into: how likely one is to win by it (0 to 1), going by so many deals of what one does not see.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Way".
 */
export interface Way {
  answer: number[];
  deals: number;
  words: string;
  worth: number;
}
/**
 * What may follow a part of an answer: for clients that build one up integer by integer.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Next".
 */
export interface Next {
  /**
   * @maxItems 2000
   */
  answer?: number[];
  id?: string;
  number?: number;
  type: "next";
}
/**
 * What stands against everything that one might do with a card.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Why".
 */
export interface Why {
  card?: number;
  id?: string;
  player?: number;
  type: "why";
}
/**
 * A card, read.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Read".
 */
export interface Read {
  card?: number;
  id?: string;
  type: "read";
}
/**
 * What comes of an answer to the question of that number, if nobody does anything after it?
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Preview".
 */
export interface Preview {
  /**
   * @maxItems 2000
   */
  answer?: number[];
  id?: string;
  number?: number;
  type: "preview";
}
/**
 * A player of one's seat uses what may be used at any time: one of those in the document.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Meanwhile".
 */
export interface Meanwhile {
  id?: string;
  index?: number;
  player?: number;
  type: "meanwhile";
}
/**
 * Back to before one's last answer; if other people play, they are asked.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  id?: string;
  type: "undo";
}
/**
 * Something said to all at the table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
  id?: string;
  text?: string;
  type: "chat";
}
/**
 * Is anybody there?
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  id?: string;
  type: "ping";
}
/**
 * Lines of the log from the n-th on; whatever one had from there on before is gone (somebody went back).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Log".
 */
export interface Log {
  at: number;
  lines: Line[];
  type: "log";
}
/**
 * A step: where the game was, who was asked what under which rule, what was answered; and how many lines the log had then.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Moment".
 */
export interface Moment {
  answer: string;
  headline: string;
  lines: number;
  player: number;
  prompt: string;
  rule: string;
  who: string;
}
/**
 * A table to be opened: the game, who sits where (at the seats that are left, `others`), and the game's own set-up: what it leaves
 *     out is as the game has it, or with `usual` as the form of the game is at first.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewRoom".
 */
export interface NewRoom {
  game: string;
  others?: string;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: string[];
  seed?: number | null;
  setup?: {
    [k: string]: unknown;
  };
  usual?: boolean;
}
/**
 * Who one is at the table: `seat` -1 is a spectator. `stream` names the sequence that `seq` of views and patches counts in.
 *
 *     `example` is the id of the worked example that the table began with; "" if it was a game.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Welcome".
 */
export interface Welcome {
  example: string;
  game: string;
  players: number[];
  room: string;
  seat: number;
  stream: string;
  title: string;
  type: "welcome";
}
/**
 * All that one sees, whole.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ViewOf".
 */
export interface ViewOf {
  now: Document;
  seq: number;
  type: "view";
}
/**
 * What has changed in the document: [path, value] sets, [path] takes away; a path is a list of keys and places.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Patch".
 */
export interface Patch {
  changes: unknown[][];
  seq: number;
  type: "patch";
}
/**
 * Somebody said something: the `at`-th thing said at this table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Said".
 */
export interface Said {
  at: number;
  by: string;
  text: string;
  type: "chat";
}
/**
 * A message was not taken: `place` is where in it, `words` what would be right. Nothing has changed by it.
 *
 *     `code`: "bad" (malformed), "late" (that decision is not open any more), "illegal", "nobody" (no such room, or not with that key),
 *     "elsewhere" (another server has the room: `words` is its address), "slow" (too many messages), "broken" (ours to mend), "going"
 *     (the server ends: come back).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Refusal".
 */
export interface Refusal {
  code: string;
  id: string;
  place: string;
  type: "error";
  words: string;
}
/**
 * Yes.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  id: string;
  type: "pong";
}
/**
 * A table at which a rule is played: what it is about (a worked example has the title of its rule), and where in the book that stands.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Playable".
 */
export interface Playable {
  id: string;
  rule: string;
  section: string;
  situation: string;
  steps: number;
  title: string;
}
/**
 * What a seat saw at a step, and the log up to there.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ReplaySeen".
 */
export interface ReplaySeen {
  log: Line[];
  now: Document;
  step: number;
}
/**
 * A replay: step n is what was seen before answer n; the last one is the end. `whole`: the match was played to its end.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ReplayTold".
 */
export interface ReplayTold {
  game: string;
  moments: Moment[];
  players: string[];
  result: Ended | null;
  room: string;
  seats: string[][];
  title: string;
  whole: boolean;
}
/**
 * A new room; `watch` is the key of those who only look on.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RoomMade".
 */
export interface RoomMade {
  room: string;
  seats: Seat[];
  watch: string;
}
/**
 * A seat of a new room: who sits there, who they are, and the key for a person.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Seat".
 */
export interface Seat {
  key: string;
  name: string;
  seat: number;
  who: string;
}
/**
 * A rule as it is read: `before` and `after` are its neighbours in the book ("" at its ends).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RuleTold".
 */
export interface RuleTold {
  after: string;
  before: string;
  examples: ExampleTold[];
  id: string;
  referred: string[];
  refers: string[];
  section: string;
  text: string;
  title: string;
}
/**
 * A save, as `longbox play` and `Match.save` write it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SaveText".
 */
export interface SaveText {
  text: string;
}
/**
 * Why something that was asked without a table can't be done.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "longbox.serving.messages.Wrong".
 */
export interface Wrong1 {
  words: string;
}
