/** Sizes the dice of a trove so that all of them are in sight, where its room allows that. */

const px = (style: CSSStyleDeclaration, name: string): number =>
  parseFloat(style.getPropertyValue(name));

/**
 * Sets `--fit`, the side of a die, on `room`: the largest between its `--die-least` and
 * `--die-most` with which none of the `boxes` needs to scroll, or else the least. Every size that is
 * tried lays them out once, so dice that fit stay as they are unless they may `grow`. Says whether
 * they fit.
 */
export function fit(room: HTMLElement, boxes: readonly HTMLElement[], grow: boolean): boolean {
  const fits = (): boolean =>
    boxes.every(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight);
  const set = (side: number): void => room.style.setProperty('--fit', `${side}px`);
  if (!grow && fits()) return true;
  const style = getComputedStyle(room);
  let least = px(style, '--die-least');
  let most = grow ? px(style, '--die-most') : Math.max(least, px(style, '--fit') - 1);
  // Mostly the largest fits.
  set(most);
  if (fits()) return true;
  most = Math.max(least, most - 1);
  while (least < most) {
    const side = Math.ceil((least + most) / 2);
    set(side);
    if (fits()) least = side;
    else most = side - 1;
  }
  set(least);
  return fits();
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
