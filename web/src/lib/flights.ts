import { still } from './settings.svelte';

/** Cards that go from one place to another fly there: they are remembered where they lay before a change, and sent on their way after it. */
const TIME = 220;
/** the part of a reference that stays with a card wherever it goes */
const MASK = 4095;

interface Place {
  box: DOMRect;
  area: string;
  node: HTMLElement;
}
let before = new Map<string, Place>();

const areaOf = (node: Element) => node.closest<HTMLElement>('[data-area]')?.dataset.area ?? '';

function places(): Map<string, Place> {
  const out = new Map<string, Place>();
  for (const node of document.querySelectorAll<HTMLElement>('[data-board] [data-ref]')) {
    const ref = Number(node.dataset.ref);
    const box = node.getBoundingClientRect();
    if (ref >= 0 && box.width) out.set(String(ref & MASK), { box, area: areaOf(node), node });
  }
  return out;
}

export function remember(): void {
  before = still() || document.hidden ? new Map() : places();
}

export function fly(): void {
  if (still() || document.hidden || !before.size) return;
  for (const [card, now] of places()) {
    const then = before.get(card);
    const from = then?.box ?? source(now.area);
    if (!from || (then && Math.hypot(then.box.x - now.box.x, then.box.y - now.box.y) < 8)) continue;
    send(now, from, then !== undefined && then.area !== now.area);
  }
}

/** Where a card comes from that was not to be seen before: the deck of its side. */
function source(area: string): DOMRect | undefined {
  const side = area.split('/')[0];
  return document.querySelector<HTMLElement>(`[data-area="${side}/deck"]`)?.getBoundingClientRect();
}

function send(now: Place, from: DOMRect, over: boolean): void {
  const { box, node } = now;
  const options = { duration: TIME, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };
  const start = `translate(${from.x - box.x}px, ${from.y - box.y}px) scale(${Math.min(2, from.width / box.width)}, ${Math.min(2, from.height / box.height)})`;
  if (!over) {
    node.animate([{ transform: start, transformOrigin: '0 0' }, { transform: 'none', transformOrigin: '0 0' }], options);
    return;
  }
  // from area to area it flies above everything, as a copy, and is itself there when that has arrived
  const copy = node.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-ref');
  copy.removeAttribute('data-can');
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  Object.assign(copy.style, { position: 'fixed', left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px`, zIndex: '50', margin: '0', pointerEvents: 'none' });
  document.body.append(copy);
  node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: TIME });
  const flight = copy.animate([{ transform: start, transformOrigin: '0 0' }, { transform: 'none', transformOrigin: '0 0' }], options);
  const land = () => copy.remove();
  flight.onfinish = land;
  flight.oncancel = land;
}
