/** How large a board is drawn: as large as fits, within bounds in which it can still be read well. */
const SIZES = [1.15, 1.08, 1, 0.93, 0.87, 0.81];

/** The first of the sizes at which what is `tall` fits; the least where none does. */
export function fitting(tall: (size: number) => number, room: number): number {
  return SIZES.find((size) => tall(size) <= room) ?? (SIZES.at(-1) as number);
}

/** Draw what is in a place as large as fits; again whenever the place, or what `on` tells of, changes. */
export function fit(place: HTMLElement, on: unknown) {
  const measure = () => {
    const board = place.firstElementChild as HTMLElement | null;
    if (!board) return;
    if (innerWidth <= 860) {
      board.style.removeProperty('zoom');
      return;
    }
    const gap = 8;
    const room = place.clientHeight - 18;
    const tall = (size: number) => {
      board.style.setProperty('zoom', String(size));
      const parts = [...board.children] as HTMLElement[];
      return parts.reduce((sum, part) => sum + part.offsetHeight + gap, -gap) * size;
    };
    board.style.setProperty('zoom', String(fitting(tall, room)));
  };
  const watch = new ResizeObserver(measure);
  watch.observe(place);
  void on;
  measure();
  return { update: measure, destroy: () => watch.disconnect() };
}
