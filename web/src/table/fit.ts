/** Sizes the dice of a trove so that all of them are in sight, where its room allows that. */

/** The least and the most that a die's side may be in a room, and what it is, in px. */
export function limits(room: HTMLElement): [least: number, most: number, now: number] {
  const style = getComputedStyle(room);
  const px = (name: string): number => parseFloat(style.getPropertyValue(name));
  return [px('--die-least'), px('--die-most'), px('--fit')];
}

/**
 * Sets `--fit`, the side of a die, on `room`: the largest between its `--die-least` and
 * `--die-most` with which none of the `boxes` needs to scroll, or else the least. Every size that is
 * tried lays them out once, so dice that fit stay as they are unless they may `grow`, and the sizes
 * next to the present one are tried first. Says whether they fit.
 */
export function fit(room: HTMLElement, boxes: readonly HTMLElement[], grow: boolean): boolean {
  const fits = (): boolean =>
    boxes.every(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight);
  if (!grow && fits()) return true;
  const [least, utmost, now] = limits(room);
  const most = grow ? utmost : Math.max(least, now - 1);
  const set = (side: number): void => room.style.setProperty('--fit', `${side}px`);
  const found = largest(least, most, now, (side) => (set(side), fits()));
  set(found ?? least);
  return found !== undefined;
}

/**
 * The largest size from `least` to `most` that `fits`, or a pixel less, if any does. Most likely that
 * is `most` itself, or one close to `likely`: these are tried first.
 */
export function largest(
  least: number,
  most: number,
  likely: number,
  fits: (side: number) => boolean,
): number | undefined {
  if (fits(most)) return most;
  // One that fits, or is below all; and one that doesn't fit.
  let [low, high] = [least - 1, most];
  const attempt = (side: number): void => {
    if (fits(side)) low = side;
    else high = side;
  };
  for (const side of [likely, likely + 1, likely - 1]) if (side > low && side < high) attempt(side);
  // A pixel more or less is not seen.
  while (low + (low < least ? 1 : 2) < high) attempt(Math.ceil((low + high) / 2));
  return low < least ? undefined : low;
}

/** Keeps dice at a size with which all troves of a room fit, and tells whether they do. */
export function fitAll(room: HTMLElement, tell: (fits: boolean) => void): () => void {
  const boxes = [room, ...room.querySelectorAll<HTMLElement>('.trove')];
  let frame = 0;
  const observer = new ResizeObserver(() => {
    // With the next frame, for which the page is laid out anyway.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => tell(fit(room, boxes, true)));
  });
  for (const box of boxes) observer.observe(box);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
