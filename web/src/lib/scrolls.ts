/** Places that scroll: whoever has no wheel must come to them as well. */

const REACHED = 'a[href], button:not(:disabled), input, select, textarea, summary, [tabindex="0"]';

/** Whether a place needs the keyboard's way: it has more than it shows, and nothing in it takes one there. */
export function reachable(place: HTMLElement): boolean {
  const more = place.scrollHeight > place.clientHeight + 1 || place.scrollWidth > place.clientWidth + 1;
  return more && place.querySelector(REACHED) === null;
}

/** On which sides a place has more than it shows. */
export function more(place: { scrollTop: number; scrollHeight: number; clientHeight: number; scrollLeft: number; scrollWidth: number; clientWidth: number }): string {
  const down = place.scrollHeight - place.clientHeight - place.scrollTop;
  const right = place.scrollWidth - place.clientWidth - place.scrollLeft;
  return [down > 4 ? 'down' : '', right > 4 ? 'right' : ''].filter(Boolean).join(' ');
}

/** A place that scrolls, `name`d: it fades where there is more; as long as one could not come to all of it otherwise, it can be
 *  focused, and the arrows move it. */
export function scrolls(place: HTMLElement, name: string) {
  const role = place.hasAttribute('role') || !['DIV', 'P'].includes(place.tagName);
  const named = place.hasAttribute('aria-label');
  let on = false;
  const fade = () => {
    const sides = more(place);
    if ((place.dataset.more ?? '') !== sides) place.dataset.more = sides;
  };
  const measure = () => {
    fade();
    const needed = reachable(place);
    if (needed === on || (on && document.activeElement === place)) return;
    on = needed;
    if (on) {
      place.tabIndex = 0;
      if (!role) place.setAttribute('role', 'region');
      if (!named) place.setAttribute('aria-label', name);
    } else {
      place.removeAttribute('tabindex');
      if (!role) place.removeAttribute('role');
      if (!named) place.removeAttribute('aria-label');
    }
  };
  const size = new ResizeObserver(measure);
  const inner = new MutationObserver(measure);
  size.observe(place);
  inner.observe(place, { childList: true, subtree: true, characterData: true });
  place.addEventListener('blur', measure);
  place.addEventListener('scroll', fade, { passive: true });
  measure();
  return {
    destroy: () => {
      size.disconnect();
      inner.disconnect();
    },
  };
}
