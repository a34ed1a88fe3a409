/** Plays the motions of a beat over the page; nothing waits for them. */
import type { Motion, Rolled, Spot } from '../core/motion';
import type { End, Rect } from '../core/rolling';

const SVG = 'http://www.w3.org/2000/svg';
const TRAVEL = 380;
const SLIDE = 260;
const RUMBLE = 420;
const RISE = 60;

/** Something on the page, and where it lies. */
interface Found {
  element: HTMLElement;
  rect: DOMRect;
}
type Survey = ReadonlyMap<string, Found>;
type Side = 'from' | 'to';

/** A die in the air as a cube, and its ends on the page. */
export interface InAir<M extends Motion = Motion> {
  motion: M;
  from: End;
  to: End;
}

/** What is in the air, and what lies where it will land, unseen until then. */
export interface Air {
  rolled: InAir<Rolled>[];
  dropped: InAir[];
  /** The room for the tray. */
  area: Rect;
  hidden: HTMLElement[];
}

/**
 * Where motions begin, before the page changes, or where they end, after it. All is read at once:
 * the browser lays the page out again for what is asked after a change.
 */
export function survey(root: ParentNode, motions: readonly Motion[], side: Side): Survey {
  const wanted = new Set([MOUNTAIN, 'bag']);
  for (const motion of motions) for (const key of keys(spotOf(motion, side))) wanted.add(key);
  const found = new Map<string, Found>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-at]')) {
    const at = element.dataset['at'] ?? '';
    if (!wanted.has(at)) continue;
    const rect = element.getBoundingClientRect();
    if (rect.width) found.set(at, { element, rect });
  }
  return found;
}

const MOUNTAIN = 'mountain';
const BAG: Spot = { bag: true };

function spotOf(motion: Motion, side: Side): Spot {
  if (motion.what === 'drop') return side === 'from' ? BAG : { slot: motion.to };
  return motion.what === 'slide' ? { slot: motion[side] } : motion[side];
}

/** By what a spot is found: a die that is not in sight, by the trove that it is in. */
function keys(spot: Spot): string[] {
  if ('slot' in spot) return [`m:${spot.slot}`];
  if ('bag' in spot) return ['bag'];
  if ('box' in spot) return [];
  return [`t:${spot.seat}:${spot.token}:${spot.index}`, `s:${spot.seat}`];
}

function find(survey: Survey, motion: Motion, side: Side): Found | undefined {
  const [exact = '', roughly = ''] = keys(spotOf(motion, side));
  return survey.get(exact) ?? survey.get(roughly);
}

/** Plays motions on the page as it is after them; `before` is the survey from before. */
export function play(
  root: ParentNode,
  layer: HTMLElement,
  before: Survey,
  motions: readonly Motion[],
  speed: number,
): Air {
  const after = survey(root, motions, 'to');
  const both = motions.map((motion) => ({
    motion,
    from: find(before, motion, 'from') ?? find(after, motion, 'from'),
    to: find(after, motion, 'to'),
  }));
  for (const { motion, from, to } of both) {
    if (motion.what === 'travel') travel(layer, motion, from, to, speed);
    else if (motion.what === 'slide' && from && to) slide(from, to, speed);
  }
  if (motions.some(({ what }) => what === 'slide')) rumble(after.get(MOUNTAIN), speed);
  const rolled = motions.filter(({ what }) => what === 'roll').length;
  const area = trayArea(after.get(MOUNTAIN)?.rect, rolled);
  const air: Air = { rolled: [], dropped: [], area, hidden: [] };
  for (const { motion, from, to } of both) {
    const ends = { from: endOf(from, area), to: endOf(to, area) };
    if (motion.what === 'roll') air.rolled.push({ motion, ...ends });
    else if (motion.what === 'drop' && to) air.dropped.push({ motion, ...ends });
    else continue;
    if (to && isDie(to)) air.hidden.push(to.element);
  }
  return air;
}

/** Whether a die was found, and not just the trove that it is in. */
const isDie = ({ element }: Found): boolean => /^[mt]:/.test(element.dataset['at'] ?? '');

/** The room for the tray: over the mountain, and further down where many dice need more. */
function trayArea(mountain: DOMRect | undefined, dice: number): Rect {
  const { innerWidth, innerHeight } = window;
  const least = dice > FEW ? innerHeight * 0.45 : 130;
  const inSight = mountain && mountain.bottom > 0 && mountain.top < innerHeight;
  const { left, top, width, height } = inSight
    ? mountain
    : { left: 0, top: innerHeight / 4, width: innerWidth, height: innerHeight / 2 };
  const high = Math.max(height * 0.9, least);
  const above = Math.max(0, Math.min(top + height * 0.05, innerHeight - high));
  return { left: left + width * 0.03, top: above, width: width * 0.94, height: high };
}
const FEW = 6;

/** The drawn cube's share of what lies there. */
const STANDING = 0.94;
const LYING = 0.955;

function endOf(found: Found | undefined, area: Rect): End {
  const { left, top, width, height } = found?.rect ?? {
    ...area,
    top: area.top + area.height,
    height: 0,
  };
  const centre = { x: left + width / 2, y: top + height / 2 };
  // Nothing is seen of a die in the bag, or where nothing was found.
  if (!found || !isDie(found)) return { ...centre, side: 1, turned: 0 };
  const lies = found.element.dataset['at']?.startsWith('m:') ?? false;
  return { ...centre, side: width * (lies ? LYING : STANDING), turned: lies ? 45 : 0 };
}

function slide(from: Found, to: Found, speed: number): void {
  const [dx, dy] = [from.rect.left - to.rect.left, from.rect.top - to.rect.top];
  const shift = `translate(calc(-50% + ${dx}px), calc(-50% + ${dy}px))`;
  to.element.animate([{ transform: shift }, { transform: 'translate(-50%, -50%)' }], {
    duration: SLIDE * speed,
    delay: 90 * speed,
    fill: 'backwards',
    easing: 'cubic-bezier(.4,0,.5,1.3)',
  });
}

/** The mountain trembles under what slides. */
function rumble(mountain: Found | undefined, speed: number): void {
  const shift = (x: number, y: number) => ({ transform: `translate(${x}px, ${y}px)` });
  mountain?.element
    .querySelector('.slots')
    ?.animate(
      [shift(0, 0), shift(1.5, 1), shift(-1.5, 2), shift(1, -1), shift(-1, 1), shift(0, 0)],
      { duration: RUMBLE * speed, delay: 60 * speed },
    );
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

function travel(
  layer: HTMLElement,
  motion: Extract<Motion, { what: 'travel' }>,
  from: Found | undefined,
  target: Found | undefined,
  speed: number,
): void {
  if (!from) return;
  // The box is not on the table: its dice go up and away.
  const { x, y, width, height } = from.rect;
  const to = 'box' in motion.to ? new DOMRect(x, y - RISE, width, height) : target?.rect;
  if (!to) return;
  const turned = 'slot' in motion.from;
  const die = flying(layer, motion.token, from.rect, turned);
  const side = Math.min(to.width, to.height);
  const dx = to.left + to.width / 2 - (x + width / 2);
  const dy = to.top + to.height / 2 - (y + height / 2);
  const scale = side / width;
  const spin = motion.token !== motion.shows ? 360 : 0;
  const away = 'bag' in motion.to || 'box' in motion.to;
  // Where the die itself is not in sight, it goes to the head of its trove, which stays.
  if (target && isDie(target))
    target.element.animate([{ opacity: 0 }, { opacity: 0 }], (TRAVEL - 20) * speed);
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
      { duration: TRAVEL * speed, easing: 'cubic-bezier(.4,0,.3,1)' },
    )
    .finished.catch(() => undefined)
    .finally(() => die.remove());
}
