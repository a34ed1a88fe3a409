/** The die of the mountain that a touch was meant for, where the browser gives it to none. */

/** How far from the middle of a die, as a part of its side. */
const REACH = 0.62;

/** The slot of the nearest die within reach of a point. */
export function dieNear(
  slots: ParentNode,
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
): string | undefined {
  return [...slots.querySelectorAll<HTMLElement>('.spot')]
    .map((spot) => {
      const { left, top, width, height } = spot.getBoundingClientRect();
      const far = Math.hypot(clientX - left - width / 2, clientY - top - height / 2);
      return { slot: spot.dataset['at']?.slice('m:'.length), far, reach: REACH * width };
    })
    .filter(({ far, reach }) => far <= reach)
    .sort((a, b) => a.far - b.far)[0]?.slot;
}
