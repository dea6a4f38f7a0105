/** Lets a line that is touched stay where it is, whatever folds above it once the page has been laid out anew. */
export function holdStill(line: Element): void {
  const { top } = line.getBoundingClientRect();
  requestAnimationFrame(() => scrollBy({ top: line.getBoundingClientRect().top - top, behavior: 'instant' }));
}

/**
 * Changes the page, and lets what its reader looks at stay where it is: a browser holds still only what stands first in its
 * window, and a figure that is turned may take a line more above what was touched.
 */
export function changeAround(looked: Element | undefined, change: () => unknown): void {
  const { top, bottom } = looked?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  const isSeen = looked !== undefined && bottom > 0 && top < innerHeight;
  // What is drawn anew may have another in its place, which the change returns; what is gone without one is nowhere.
  const made = change();
  const heir = made instanceof Element ? made : looked;
  const moved = isSeen && heir?.isConnected ? heir.getBoundingClientRect().top - top : 0;
  if (moved === 0) return;
  // A plate that opens in place slides in its own room first: then the text above it stays as well.
  const room = heir?.closest('.plate-body');
  const slid = room?.scrollTop ?? 0;
  if (room) room.scrollTop += moved;
  const left = moved - ((room?.scrollTop ?? 0) - slid);
  if (left !== 0) scrollBy({ top: left, behavior: 'instant' });
}
