/** Lets a finger pull a drawer down by its header; far enough, and it closes. */

/** How far that is, in px. */
const FAR = 70;

export function pullDown(header: HTMLElement, onclose: () => void): () => void {
  const drawer = header.closest('dialog');
  let from: number | null = null;

  function move(by: number): void {
    if (drawer) drawer.style.translate = by > 0 ? `0 ${by}px` : '';
  }
  function start(event: PointerEvent): void {
    if ((event.target as HTMLElement).closest('button')) return;
    from = event.clientY;
    header.setPointerCapture(event.pointerId);
  }
  function drag(event: PointerEvent): void {
    if (from !== null) move(event.clientY - from);
  }
  function stop(event: PointerEvent): void {
    if (from !== null && event.type === 'pointerup' && event.clientY - from > FAR) onclose();
    from = null;
    move(0);
  }

  const listeners = { pointerdown: start, pointermove: drag, pointerup: stop, pointercancel: stop };
  for (const [type, listener] of Object.entries(listeners))
    header.addEventListener(type, listener as EventListener);
  return () => {
    for (const [type, listener] of Object.entries(listeners))
      header.removeEventListener(type, listener as EventListener);
  };
}
