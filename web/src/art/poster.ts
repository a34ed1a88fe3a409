/**
 * Draws the result of a game as a picture for others: the pad with everybody's portrait, or the rank
 * of a game alone, in front of the mountain. Drawings become images; words are written by the canvas,
 * which has the page's fonts.
 */
import heroes from './heroes.svg?raw';
import { portrait } from './portraits';
import { RANK_SCENES } from './rank-scenes';
import scene from './scene.svg?raw';
import sprite from './sprite.svg?raw';

export interface Poster {
  title: string;
  about: string;
  /** A column of the pad, the winner first; none for a game alone. */
  seats: readonly { name: string; hero: string | null }[];
  rows: readonly { label: string; cells: readonly string[]; strong?: boolean }[];
  rank?: string | undefined;
  footer: string;
}

const WIDTH = 1200;
const MARGIN = 60;
const ROW = 46;
const STRONG = 66;
const LABELS = 330;
const INK = '#33231a';
const DISPLAY = (size: number) => `600 ${size}px Grenze, Georgia, serif`;
const TEXT = (size: number, weight = 400) =>
  `${weight} ${size}px "Alegreya Sans", "Gill Sans", sans-serif`;

const inside = (svg: string): string => svg.replace(/^[^]*?<svg[^>]*>|<\/svg>\s*$/g, '');

async function image(
  drawn: string,
  box: readonly number[],
  width: number,
): Promise<CanvasImageSource> {
  const [, , w = 1, h = 1] = box;
  const size = `width="${width}" height="${(width * h) / w}" viewBox="${box.join(' ')}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawn}</svg>`;
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await picture.decode();
  return picture;
}

const symbols = `<defs>${inside(sprite)}</defs>`;
const symbol = (name: string, width: number): Promise<CanvasImageSource> =>
  image(`${symbols}<use href="#dm-${name}"/>`, [-60, -60, 120, 120], width);

function face(hero: string | null, width: number): Promise<CanvasImageSource> {
  const { id, skin = '', cloth = '' } = portrait(hero);
  const use = `<use href="#${id}" fill="${skin}" color="${cloth}"/>`;
  return image(`<defs>${inside(heroes)}</defs>${use}`, [-8, -8, 116, 116], width);
}

const rankScene = (rank: string, width: number): Promise<CanvasImageSource> =>
  image(
    symbols +
      (RANK_SCENES[rank] ?? [])
        .map(
          ([name, x, y, scale, turn = 0]) =>
            `<use href="#dm-${name}" transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"/>`,
        )
        .join(''),
    [0, 0, 320, 136],
    width,
  );

/** A text in lines that are no wider than this. */
function lines(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const broken: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${broken.at(-1) ?? ''} ${word}`.trim();
    if (broken.length && pen.measureText(longer).width <= width) broken[broken.length - 1] = longer;
    else broken.push(word);
  }
  return broken;
}

/** A text that is cut where it would be wider than this. */
function cut(pen: CanvasRenderingContext2D, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  const letters = Array.from(text);
  while (letters.length && pen.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('')}…`;
}

export async function draw({ title, about, seats, rows, rank, footer }: Poster): Promise<Blob> {
  await Promise.all([document.fonts.load(DISPLAY(40)), document.fonts.load(TEXT(30))]);
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const text = (content: string, x: number, y: number, font: string, fill: string) => {
    pen.font = font;
    pen.fillStyle = fill;
    pen.fillText(content, x, y);
  };

  pen.font = TEXT(32);
  const told = lines(pen, about, WIDTH - 2 * MARGIN);
  const top = 222 + 42 * told.length;
  const faces = seats.length ? 210 : 20;
  const high = rows.reduce((sum, { strong }) => sum + (strong ? STRONG : ROW), 0);
  const padHeight = faces + high + 34;
  const picture = rank ? 290 : 0;
  canvas.width = WIDTH;
  canvas.height = top + picture + padHeight + 90;

  // The mountain's scene goes on beyond its frame, above and below.
  const seen = [0, -canvas.height + 560, WIDTH, canvas.height];
  pen.drawImage(await image(symbols + inside(scene), seen, WIDTH), 0, 0);
  pen.fillStyle = 'rgb(19 12 26 / 0.45)';
  pen.fillRect(0, 0, canvas.width, canvas.height);

  pen.drawImage(await symbol('turned-G1', 92), MARGIN - 12, 26);
  text('Dice Miner', MARGIN + 92, 84, DISPLAY(40), '#ffe2a0');
  text(title, MARGIN, 190, DISPLAY(76), '#fff3d6');
  told.forEach((line, i) => text(line, MARGIN, 242 + 42 * i, TEXT(32), '#fff3d6'));
  if (rank) {
    const width = 612;
    pen.save();
    pen.beginPath();
    pen.roundRect((WIDTH - width) / 2, top, width, (width * 136) / 320, 20);
    pen.clip();
    pen.fillStyle = '#2a2050';
    pen.fill();
    pen.drawImage(await rankScene(rank, width), (WIDTH - width) / 2, top);
    pen.restore();
  }

  const padTop = top + picture;
  const wide = WIDTH - 2 * MARGIN;
  pen.fillStyle = '#efe2c6';
  pen.shadowColor = 'rgb(0 0 0 / 0.5)';
  pen.shadowBlur = 30;
  pen.beginPath();
  pen.roundRect(MARGIN, padTop, wide, padHeight, 14);
  pen.fill();
  pen.shadowBlur = 0;
  pen.fillStyle = '#6b5a55';
  for (let x = MARGIN + 26; x < WIDTH - MARGIN - 10; x += 44) {
    pen.beginPath();
    pen.arc(x, padTop + 14, 6, 0, 2 * Math.PI);
    pen.fill();
  }

  const columns = Math.max(1, seats.length);
  const column = (wide - LABELS - 30) / columns;
  const middle = (i: number) => MARGIN + LABELS + column * (i + 0.5);
  pen.textAlign = 'center';
  for (const [i, { name, hero }] of seats.entries()) {
    const size = i === 0 ? 132 : 108;
    pen.drawImage(await face(hero, size), middle(i) - size / 2, padTop + 162 - size);
    if (i === 0) pen.drawImage(await symbol('crown', 70), middle(i) - 92, padTop + 16);
    pen.font = TEXT(28, 700);
    text(cut(pen, name, column - 12), middle(i), padTop + 198, TEXT(28, 700), INK);
  }
  let y = padTop + faces + 12;
  for (const { label, cells, strong } of rows) {
    y += strong ? STRONG : ROW;
    if (strong) {
      pen.fillStyle = '#c9b289';
      pen.fillRect(MARGIN + 24, y - STRONG + 10, wide - 48, 3);
    }
    pen.textAlign = 'left';
    text(label, MARGIN + 34, y - 14, strong ? DISPLAY(42) : TEXT(30), strong ? INK : '#6d5440');
    pen.textAlign = 'center';
    cells.forEach((cell, i) => text(cell, middle(i), y - 14, strong ? DISPLAY(46) : TEXT(32), INK));
  }
  text(footer, WIDTH / 2, canvas.height - 34, TEXT(26), '#fff3d6');

  return new Promise((done, failed) =>
    canvas.toBlob((blob) => {
      if (blob) done(blob);
      else failed(new Error('the picture is empty'));
    }, 'image/png'),
  );
}
