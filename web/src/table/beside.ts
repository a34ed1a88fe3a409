/** Puts an element beside another one: above everything, within the window, clear of what it is about. */

/** Between the two, and from the edges of the window, in px. */
const APART = 8;

/** Whatever is open over the page has the anchor in it, or nothing is. */
export const beside =
  (anchor: HTMLElement) =>
  (node: HTMLElement): (() => void) => {
    (anchor.closest('dialog') ?? document.body).append(node);
    // Where there are no popovers, its z-index has to do.
    if ('showPopover' in node) node.showPopover();

    function place(): void {
      const { left, top, bottom, width } = anchor.getBoundingClientRect();
      const { offsetWidth, offsetHeight } = node;
      // Above it: what it is about mostly lies below.
      const above = top - APART - offsetHeight;
      const y =
        above >= APART ? above : Math.min(bottom + APART, innerHeight - offsetHeight - APART);
      const middle = left + (width - offsetWidth) / 2;
      const x = Math.max(APART, Math.min(middle, innerWidth - offsetWidth - APART));
      node.style.translate = `${x}px ${y}px`;
    }
    place();
    const observer = new ResizeObserver(place);
    observer.observe(node);
    addEventListener('resize', place);
    addEventListener('scroll', place, true);
    return () => {
      observer.disconnect();
      removeEventListener('resize', place);
      removeEventListener('scroll', place, true);
      node.remove();
    };
  };
