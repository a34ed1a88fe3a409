/**
 * All faces of the box as one bitmap, made once from the drawings: cubes with many faces in the air
 * share it. As drawings, every one of them would be laid out and painted when it appears.
 */
import { once } from '../core/once';
import { kindOf } from '../core/tokens';
import { facts } from '../state/facts.svelte';

const SVG = 'http://www.w3.org/2000/svg';
/** The side of a die in the drawings, and of a face in the bitmap. */
const SIDE = 96;
const PIXELS = 144;
const COLUMNS = 8;
/** The class whose background is the bitmap. */
export const FACES = 'dice-faces';

const places = new Map<string, number>();
let rows = 1;
const key = (token: string, turned: boolean): string => `${turned ? 'turned-' : ''}${token}`;

/** Where a face is in the bitmap, as a value of `background-position`. */
export function facePosition(token: string, turned: boolean): string {
  const at = places.get(key(token, turned)) ?? 0;
  const x = (at % COLUMNS) / (COLUMNS - 1);
  const y = Math.floor(at / COLUMNS) / Math.max(1, rows - 1);
  return `${100 * x}% ${100 * y}%`;
}
/** How large the bitmap is beside a face, as a value of `background-size`. */
export const faceSize = (): string => `${100 * COLUMNS}% ${100 * rows}%`;

/** What a drawing of the page is made of: itself, and all that it refers to. */
function collect(id: string, found: Map<string, string>): void {
  const element = found.has(id) ? null : document.getElementById(id);
  if (!element) return;
  const text = new XMLSerializer().serializeToString(element);
  found.set(id, text);
  for (const [, other = ''] of text.matchAll(/#(dm-[\w-]+)/g)) collect(other, found);
}

/** One picture with all faces side by side, upright, and as they lie on the mountain. */
function sheet(tokens: readonly string[]): string {
  const defs = new Map<string, string>();
  const faces = [false, true]
    .flatMap((turned) => tokens.map((token) => ({ token, turned })))
    .map(({ token, turned }, at) => {
      const name = key(token, turned);
      const rim = `dm-standing-${kindOf(token)}-rim`;
      collect(`dm-${name}`, defs);
      collect(rim, defs);
      places.set(name, at);
      const [x, y] = [at % COLUMNS, Math.floor(at / COLUMNS)].map((n) => n * SIDE);
      const box = `x="${-SIDE / 2}" y="${-SIDE / 2}" width="${SIDE}" height="${SIDE}"`;
      // Each keeps to its own square, and fills it: one would look into a cube with round corners.
      return `<svg x="${x}" y="${y}" width="${SIDE}" height="${SIDE}" viewBox="${-SIDE / 2} ${-SIDE / 2} ${SIDE} ${SIDE}"><rect ${box} fill="url(#${rim})"/><use href="#dm-${name}"${turned ? ' transform="rotate(-45)"' : ''}/></svg>`;
    });
  rows = Math.ceil(faces.length / COLUMNS);
  const [width, height] = [COLUMNS, rows].map((n) => n * PIXELS);
  return `<svg xmlns="${SVG}" width="${width}" height="${height}" viewBox="0 0 ${COLUMNS * SIDE} ${rows * SIDE}"><defs>${[...defs.values()].join('')}</defs>${faces.join('')}</svg>`;
}

/**
 * Draws all faces, once for all who ask. False in a browser that lets nobody read pixels; throws as
 * long as the drawings are not there.
 */
export const drawFaces = once(async (): Promise<boolean> => {
  const tokens = facts.box?.faces ?? [];
  if (!document.getElementById(`dm-${tokens[0]}`)) throw new Error('no drawings yet');
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(sheet(tokens))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const bitmap = await new Promise<Blob | null>((made) => canvas.toBlob(made));
  if (!bitmap || !context || isForged(context)) return false;
  // The page's policy allows pictures in addresses, and none of its own memory.
  const reader = new FileReader();
  await new Promise((read) => {
    reader.onload = read;
    reader.readAsDataURL(bitmap);
  });
  const styles = new CSSStyleSheet();
  styles.insertRule(`.${FACES} { background-image: url(${reader.result as string}) }`);
  document.adoptedStyleSheets.push(styles);
  return true;
});

/** Browsers that hide whose they are give away noise instead of what was drawn. */
function isForged(context: CanvasRenderingContext2D): boolean {
  const { width, height } = context.canvas;
  context.fillStyle = '#123456';
  context.fillRect(width - 1, height - 1, 1, 1);
  return context.getImageData(width - 1, height - 1, 1, 1).data.join() !== '18,52,86,255';
}
