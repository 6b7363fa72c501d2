import type { Card, Figure } from './wire';

/** How a card is drawn in its game's own manner: colours, where its figures stand, what its words are. */
export interface Manner {
  /** of the frame: dark enough for white words */
  color: string;
  /** a second colour: of the team, or for what is grand */
  trim: string;
  shape: 'tall' | 'wide';
  /** badges at the foot or the side, in order */
  badges: Badge[];
  /** a number that runs towards another: hit points left, threat */
  bar: { name: string; now: number; of: number; bad: boolean } | null;
  /** words with an icon of their own, and those without */
  icons: { icon: string; words: string }[];
  words: string[];
  grand: boolean;
}

export interface Badge {
  icon: string;
  figure: Figure;
  way: '' | 'up' | 'down';
}

const TYPES: Record<string, Record<string, string>> = {
  vs: { character: '#23508f', 'plot twist': '#6d3391', equipment: '#5a5c62', location: '#2f6b40', chain: '#8a5a0c' },
  vs2pcg: { main: '#7a5a10', 'supporting character': '#24508c', 'plot twist': '#6d3391', equipment: '#5a5c62', location: '#2f6b40' },
  dcdb: {
    main: '#155f66', hero: '#1f559e', villain: '#9a2a25', 'super-villain': '#5e100e', 'super-hero': '#14386e', 'super-power': '#8a5f08',
    equipment: '#56595f', location: '#33663f', starter: '#66605a', weakness: '#4b5f22',
  },
  champions: {
    hero: '#27518f', aggression: '#9d2822', justice: '#7d6006', leadership: '#24599c', protection: '#256b3a', basic: '#62646a', pool: '#a33a6b',
    encounter: '#4a2f6b', campaign: '#5a4a20',
  },
};
const TEAMS: Record<string, string> = {
  'X-Men': '#e8b21d', Brotherhood: '#c2352c', 'Gotham Knights': '#5b7bb5', Avengers: '#d43a3a', Supervillains: '#7fae3a', 'Guardians of the Galaxy': '#d98324',
};
const ICONS: Record<string, string> = {
  flight: 'wing', range: 'aim', flying: 'wing', ranged: 'aim', Flight: 'wing', Range: 'aim', Ranged: 'aim', physical: 'fist', mental: 'mind', energy: 'bolt', wild: 'wild',
  Might: 'fist', Intellect: 'mind', Energy: 'bolt', Skill: 'aim',
};
const BADGES: Record<string, string> = {
  ATK: 'sword', DEF: 'shield', health: 'heart', HP: 'heart', THW: 'eye', SCH: 'eye', REC: 'cross', VP: 'star', tier: 'star', threat: 'flame', 'each round': 'clock',
};

function hue(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 360;
  return `oklch(0.62 0.13 ${sum})`;
}

function way(figure: Figure): '' | 'up' | 'down' {
  if (['HP', 'health', 'threat'].includes(figure.name)) return '';
  if (typeof figure.now !== 'number' || typeof figure.printed !== 'number' || figure.now === figure.printed) return '';
  return figure.now > figure.printed ? 'up' : 'down';
}

/** How a card of a game is drawn. */
export function mannerOf(game: string, card: Card): Manner {
  const kinds = TYPES[game] ?? {};
  const color = card.down && !card.name ? '#2b3948' : (kinds[card.frame.toLowerCase()] ?? kinds[card.kind.toLowerCase()] ?? '#4d5560');
  const icons: Manner['icons'] = [];
  const words: string[] = [];
  for (const word of [...card.words, ...card.keywords]) {
    const icon = ICONS[word.replace(/^\d+ /, '')];
    if (icon) icons.push({ icon, words: word });
    else words.push(word);
  }
  const health = card.figures.find((f) => (f.name === 'HP' || f.name === 'health') && typeof f.printed === 'number');
  const threat = card.figures.find((f) => f.name === 'threat' && typeof f.printed === 'number');
  const run = threat ?? health;
  const bar = run && typeof run.now === 'number' && Number(run.printed) > 0
    ? { name: run.name, now: run.now, of: Number(run.printed), bad: run === threat } : null;
  const team = words.find((w) => TEAMS[w]) ?? (game === 'vs' || game === 'vs2pcg' ? words[0] : undefined);
  return {
    color,
    trim: team ? (TEAMS[team] ?? hue(team)) : 'transparent',
    shape: card.kind === 'main scheme' || card.kind === 'side scheme' ? 'wide' : 'tall',
    badges: card.figures.map((figure) => ({ icon: BADGES[figure.name] ?? '', figure, way: way(figure) })),
    bar,
    icons,
    words,
    grand: ['main', 'super-villain', 'super-hero'].includes(card.frame) || ['villain', 'hero', 'alter ego'].includes(card.kind),
  };
}

/** A figure in words: what it is now, of what where that belongs to it, and whether it is a stand-in. */
export function figureIn(figure: Figure): string {
  const of = ['HP', 'threat', 'health'].includes(figure.name) && figure.printed != null ? `/${figure.printed}` : '';
  return `${figure.proxy ? '~' : ''}${figure.now}${of}`;
}

/** The colour of a kind of card. */
export const colorOf = (game: string, kind: string): string => TYPES[game]?.[kind.toLowerCase()] ?? '#4d5560';

/** What a card is called to who can't see it. */
export function labelOf(card: Card | null): string {
  if (card === null || !card.name) return 'a card face down';
  const cost = card.cost && `cost ${card.price || card.cost}`;
  const figures = card.figures.map((f) => `${f.name} ${figureIn(f)}`);
  const counters = card.counters.map((c) => (c.name === 'level' ? `level ${c.now}` : `${c.now} ${c.name}`));
  const attached = card.attached.length ? `with ${card.attached.map((a) => a.name || 'a card face down').join(', ')}` : '';
  return [card.name, card.detail, card.kind, cost, ...figures, ...card.words, ...card.keywords, ...counters, ...card.marks, attached].filter(Boolean).join(', ');
}
