import { still } from './settings.svelte';
import { placed } from './layout';
import type { Document as Shown } from './wire';

/** Cards that go from one place to another fly there: they are remembered where they lay before a change, and sent on their way after it. */
const TIME = 220;
/** the part of a reference that stays with a card wherever it goes */
const MASK = 4095;
/** more that go into piles at once than can be followed */
const MOST = 12;

interface Place {
  box: DOMRect;
  area: string;
  node: HTMLElement;
}
let before = new Map<number, Place>();
/** the area in which each card lay, seen or in a pile */
let lay = new Map<number, string>();

const areaOf = (node: Element) => node.closest<HTMLElement>('[data-area]')?.dataset.area ?? '';

/** The cards that lie open on the table, or in the hand before one. */
function places(): Map<number, Place> {
  const out = new Map<number, Place>();
  for (const node of document.querySelectorAll<HTMLElement>('[data-board] [data-ref], .tray [data-ref]')) {
    const ref = Number(node.dataset.ref);
    const box = node.getBoundingClientRect();
    if (ref >= 0 && box.width) out.set(ref & MASK, { box, area: areaOf(node), node });
  }
  return out;
}

/** Where an area lies that shows no cards of its own: a pile's chip, another's hand. */
function chip(area: string | undefined): DOMRect | undefined {
  const box = area === undefined ? undefined : document.querySelector<HTMLElement>(`[data-area="${area}"]`)?.getBoundingClientRect();
  return box?.width ? box : undefined;
}

const moves = () => !still() && !document.hidden;

export function remember(shown: Shown | null): void {
  before = moves() ? places() : new Map();
  lay = moves() && shown ? placed(shown.table, MASK) : new Map();
}

export function fly(shown: Shown | null): void {
  if (!moves() || !shown || (!before.size && !lay.size)) return;
  const now = places();
  for (const [card, to] of now) {
    const then = before.get(card);
    // what was not to be seen before comes from the pile where it lay, or from the deck of its side
    const from = then?.box ?? chip(lay.get(card)) ?? chip(`${to.area.split('/')[0]}/deck`);
    if (!from || (then && Math.hypot(then.box.x - to.box.x, then.box.y - to.box.y) < 8)) continue;
    send(to, from, then !== undefined && then.area !== to.area);
  }
  const laid = placed(shown.table, MASK);
  let left = MOST;
  for (const [card, then] of before) {
    const area = now.has(card) ? undefined : laid.get(card);
    const to = area === then.area ? undefined : chip(area);
    if (to && left-- > 0) away(then, to);
  }
}

function send(now: Place, from: DOMRect, over: boolean): void {
  const { box, node } = now;
  const options = { duration: TIME, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };
  const start = `translate(${from.x - box.x}px, ${from.y - box.y}px) scale(${Math.min(2, from.width / box.width)}, ${Math.min(2, from.height / box.height)})`;
  const way = [{ transform: start, transformOrigin: '0 0' }, { transform: 'none', transformOrigin: '0 0' }];
  if (!over) {
    node.animate(way, options);
    return;
  }
  // from area to area it flies above everything, as a copy, and is itself there when that has arrived
  node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: TIME });
  copied(node, box).animate(way, options);
}

/** Into a pile it flies as a copy that grows small. */
function away(then: Place, to: DOMRect): void {
  const { box, node } = then;
  const x = to.x + to.width / 2 - box.x - box.width / 10;
  const y = to.y + to.height / 2 - box.y - box.height / 10;
  copied(node, box).animate(
    [{ transform: 'none', transformOrigin: '0 0', opacity: 1 }, { transform: `translate(${x}px, ${y}px) scale(0.2)`, transformOrigin: '0 0', opacity: 0.4 }],
    { duration: TIME, easing: 'ease-in' },
  );
}

/** A copy of a card that lies above everything, for as long as it flies. */
function copied(node: HTMLElement, box: DOMRect): { animate: (frames: Keyframe[], options: KeyframeAnimationOptions) => void } {
  const copy = node.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-ref');
  copy.removeAttribute('data-can');
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  Object.assign(copy.style, { position: 'fixed', left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px`, zIndex: '50', margin: '0', pointerEvents: 'none' });
  document.body.append(copy);
  return {
    animate: (frames, options) => {
      const flight = copy.animate(frames, options);
      flight.onfinish = flight.oncancel = () => copy.remove();
    },
  };
}
