/** Walking by arrow keys through the numbers and dice of a panel. */

/** The nearest of the same panel in the direction of a key: a number, or a die that can be used. */
export function nearest(
  from: HTMLElement,
  [x, y]: readonly [number, number],
): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  const far = (other: HTMLElement): number => {
    const { left, top, width, height } = other.getBoundingClientRect();
    const dx = left + width / 2 - here.left - here.width / 2;
    const dy = top + height / 2 - here.top - here.height / 2;
    const along = dx * x + dy * y;
    return along > 1 ? along + 3 * Math.abs(dx * y) + 3 * Math.abs(dy * x) : Infinity;
  };
  const kin = from.dataset['does'] === undefined ? ':not([data-does])' : '[data-does]';
  const others = from.closest('section')?.querySelectorAll<HTMLElement>(`button[data-why]${kin}`);
  return [...(others ?? [])]
    .map((other) => ({ other, far: other === from ? Infinity : far(other) }))
    .filter((each) => each.far < Infinity)
    .sort((a, b) => a.far - b.far)[0]?.other;
}
