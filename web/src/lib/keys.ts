/** Moving about among cards with the arrow keys: the nearest that lies that way. */
export interface Spot {
  x: number;
  y: number;
}

/** The index of the nearest spot in a direction, a step sideways counting three times; -1 if there is none. */
export function nearest(from: Spot, spots: Spot[], key: string): number {
  const dx = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
  const dy = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, i) => {
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const across = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (along > 2 && along + 3 * across < least) {
      least = along + 3 * across;
      best = i;
    }
  });
  return best;
}

const visible = (node: HTMLElement) => node.offsetParent !== null;

/** Put the focus on the card that lies in a direction from the one that has it. Whether there was one. */
export function step(key: string): boolean {
  const here = document.activeElement as HTMLElement | null;
  if (!here?.matches('[data-ref]')) return false;
  const nodes = [...document.querySelectorAll<HTMLElement>('main [data-ref], .tray [data-ref]')].filter((n) => n !== here && visible(n));
  const middle = (n: HTMLElement) => {
    const box = n.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const found = nodes[nearest(middle(here), nodes.map(middle), key)];
  found?.focus();
  found?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return found !== undefined;
}

/** Put the focus on the next card that can be used (or the one before), round and round. */
export function nextGlowing(back = false): void {
  const nodes = [...document.querySelectorAll<HTMLElement>('[data-ref][data-can], .pile[data-can]')].filter(visible);
  const at = nodes.indexOf(document.activeElement as HTMLElement);
  const to = back ? (at <= 0 ? nodes.length - 1 : at - 1) : (at + 1) % nodes.length;
  nodes[to]?.focus();
  nodes[to]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
