/** Plays the motions of a beat over the page; nothing waits for them. */
import type { Motion, Spot } from '../core/motion';

const SVG = 'http://www.w3.org/2000/svg';
const TRAVEL = 380;
const SLIDE = 260;
const DROP = 300;
const TUMBLE = 400;
const RISE = 60;
const SETTLE = 'cubic-bezier(.2,.9,.25,1.06)';

export type Rects = Map<string, DOMRect>;

/** Where everything lies now, to be asked before the page changes. */
export function survey(root: ParentNode): Rects {
  const rects: Rects = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-at]')) {
    const rect = element.getBoundingClientRect();
    if (rect.width) rects.set(element.dataset['at'] ?? '', rect);
  }
  return rects;
}

function key(spot: Spot): string {
  if ('slot' in spot) return `m:${spot.slot}`;
  if ('bag' in spot) return 'bag';
  if ('box' in spot) return 'box';
  return `t:${spot.seat}:${spot.token}:${spot.index}`;
}

function find(root: ParentNode, at: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-at="${CSS.escape(at)}"]`);
}

/** A die in the air: the layer above everything holds it until it has landed. */
function flying(layer: HTMLElement, token: string, rect: DOMRect, turned: boolean): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', turned ? '-70 -70 140 140' : '-51 -51 102 102');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', turned ? `#dm-turned-${token}` : `#dm-${token}`);
  svg.append(use);
  const side = turned ? rect.width * 1.4 : rect.width;
  Object.assign(svg.style, {
    position: 'absolute',
    left: `${rect.left + rect.width / 2 - side / 2}px`,
    top: `${rect.top + rect.height / 2 - side / 2}px`,
    width: `${side}px`,
    height: `${side}px`,
    overflow: 'visible',
  });
  layer.append(svg);
  return svg;
}

export function play(
  root: ParentNode,
  layer: HTMLElement,
  before: Rects,
  motions: readonly Motion[],
): void {
  let drops = 0;
  for (const motion of motions) {
    if (motion.what === 'slide') {
      const target = find(root, `m:${motion.to}`);
      const from = before.get(`m:${motion.from}`);
      if (!target || !from) continue;
      const to = target.getBoundingClientRect();
      const shift = `translate(calc(-50% + ${from.left - to.left}px), calc(-50% + ${from.top - to.top}px))`;
      target.animate([{ transform: shift }, { transform: 'translate(-50%, -50%)' }], {
        duration: SLIDE,
        delay: 90,
        fill: 'backwards',
        easing: 'cubic-bezier(.4,0,.5,1.3)',
      });
    } else if (motion.what === 'drop') {
      const target = find(root, `m:${motion.to}`);
      target?.animate(
        [
          { transform: 'translate(-50%, -190%) rotate(-50deg)', opacity: 0 },
          { transform: 'translate(-50%, -50%)', opacity: 1 },
        ],
        { duration: DROP, delay: 22 * drops++, fill: 'backwards', easing: SETTLE },
      );
    } else if (motion.what === 'tumble') {
      const target = find(root, key(motion.to));
      const from = before.get(key(motion.from));
      const to = target?.getBoundingClientRect();
      // A die that shows another face may lie elsewhere in its trove: it rolls there.
      const shift =
        from && to ? `translate(${from.left - to.left}px, ${from.top - to.top}px) ` : '';
      target?.animate(
        [
          { transform: `${shift}rotate(-400deg) scale(.6)`, filter: 'blur(1.5px)' },
          { transform: 'rotate(20deg) scale(1.18)', filter: 'none', offset: 0.7 },
          { transform: 'none' },
        ],
        { duration: TUMBLE, easing: 'ease-out' },
      );
    } else {
      travel(root, layer, before, motion);
    }
  }
}

function travel(
  root: ParentNode,
  layer: HTMLElement,
  before: Rects,
  motion: Extract<Motion, { what: 'travel' }>,
): void {
  const from =
    before.get(key(motion.from)) ??
    ('seat' in motion.from ? before.get(`s:${motion.from.seat}`) : undefined);
  const target = find(root, key(motion.to));
  let to = target?.getBoundingClientRect();
  // The box is not on the table: its dice go up and away.
  if (from && 'box' in motion.to) to = new DOMRect(from.x, from.y - RISE, from.width, from.height);
  if (!to?.width && 'seat' in motion.to)
    to = find(root, `s:${motion.to.seat}`)?.getBoundingClientRect();
  if (!from || !to?.width) return;
  const turned = 'slot' in motion.from;
  const die = flying(layer, motion.token, from, turned);
  const side = Math.min(to.width, to.height);
  const dx = to.left + to.width / 2 - (from.left + from.width / 2);
  const dy = to.top + to.height / 2 - (from.top + from.height / 2);
  const scale = side / from.width;
  const spin = motion.token !== motion.shows ? 360 : 0;
  const away = 'bag' in motion.to || 'box' in motion.to;
  if (!away) target?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: TRAVEL - 20 });
  die
    .animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: 'translateY(-14px) scale(1.12)', opacity: 1, offset: 0.22 },
        {
          transform: `translate(${dx}px, ${dy}px) scale(${scale}) rotate(${(turned ? -45 : 0) + spin}deg)`,
          opacity: away ? 0 : 1,
        },
      ],
      { duration: TRAVEL, easing: 'cubic-bezier(.4,0,.3,1)' },
    )
    .finished.catch(() => undefined)
    .finally(() => die.remove());
}
