/** Where styles may say what: colours in tokens.css, widths of the screen in layout.css. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCES = import.meta.dirname;
// The drawings are pictures, with colours of their own.
const PICTURES = /^art[\\/]/;

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|css)$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(SOURCES, name), 'utf8') }));
const file = (name: string): string => files.find((one) => one.name === name)!.text;

const NAMED =
  'black|silver|gr[ae]y|white|maroon|red|purple|fuchsia|green|lime|olive|yellow|navy|blue|teal|' +
  'aqua|orange|gold|brown|pink|crimson|tomato|coral|salmon|khaki|indigo|violet|beige|ivory|tan';
const COLOURS = [
  /(?<![\w{.&])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/gi,
  /\b(?:rgb|hsl)a?\(|\b(?:hwb|lab|lch|oklab|oklch)\(|\bcolor\(/gi,
  new RegExp(
    `(?:color|fill|stroke|background|border|outline|shadow)[\\w-]*: [^;{}]*?(?<![\\w-])(?:${NAMED})(?![\\w-])`,
    'gi',
  ),
  new RegExp(`(?:color|fill|stroke)="(?:${NAMED})"`, 'gi'),
];
const WIDTHS = /@media[^{]*(?:width|aspect-ratio|orientation)/g;

const found = (text: string, patterns: readonly RegExp[]): string[] =>
  patterns.flatMap((pattern) => text.match(pattern) ?? []);
const foundIn = (
  patterns: readonly RegExp[],
  allowed: (name: string) => boolean,
): Record<string, string[]> =>
  Object.fromEntries(
    files
      .filter(({ name }) => !allowed(name))
      .map(({ name, text }) => [name, found(text, patterns)] as const)
      .filter(([, hits]) => hits.length),
  );

describe('Colours', () => {
  it('are raw only in tokens.css and in the drawings', () => {
    expect(foundIn(COLOURS, (name) => name === 'tokens.css' || PICTURES.test(name))).toEqual({});
  });

  it.each([
    'color: #fff;',
    'background: linear-gradient(#FFD67E, #f2a93a);',
    'box-shadow: 0 1px 0 #fff8 inset;',
    'border: 1px solid rgb(0 0 0 / 0.5);',
    'color: hsla(0, 0%, 0%, 1);',
    'background: oklch(0.7 0.1 200);',
    'text-shadow: 0 1px 3px black;',
    '<path fill="white" />',
    '<circle r="4" stroke="#9fdcff" />',
  ])('are recognised: %s', (style) => {
    expect(found(style, COLOURS)).not.toEqual([]);
  });

  it.each([
    '{#each dice as die (die)}{/each}',
    '<use href={`#dm-${name}`} />',
    'color: var(--label-bad);',
    'box-shadow: 0 0 30px var(--shadow-black);',
    'white-space: nowrap;',
    'color: currentColor; background: transparent;',
  ])('are told from other words: %s', (style) => {
    expect(found(style, COLOURS)).toEqual([]);
  });
});

describe('Tokens', () => {
  const tokens = file('tokens.css');
  const namesIn = (text: string): string[] =>
    [...text.matchAll(/(?<![\w(])(--[\w-]+)[:=]/g)].map(([, name]) => name!);
  const usedIn = (text: string): string[] =>
    [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!);

  it('have a name that is used somewhere', () => {
    const used = new Set(files.flatMap(({ text }) => usedIn(text)));
    expect(namesIn(tokens).filter((name) => !used.has(name))).toEqual([]);
  });

  it('are defined wherever they are used', () => {
    const defined = new Set(files.flatMap(({ text }) => namesIn(text)));
    expect(files.flatMap(({ text }) => usedIn(text)).filter((name) => !defined.has(name))).toEqual(
      [],
    );
  });

  it('are the same in the dark and the light theme', () => {
    const [, dark = '', light = ''] = tokens.split(/\[data-theme='\w+'\]/);
    expect(namesIn(dark).length).toBeGreaterThan(10);
    expect(namesIn(light)).toEqual(namesIn(dark));
  });
});

describe('Widths of the screen', () => {
  it('are asked for in layout.css alone', () => {
    expect(foundIn([WIDTHS], (name) => name === 'layout.css')).toEqual({});
  });

  it('are each asked for once', () => {
    const queries = file('layout.css').match(/@media[^{]*/g)!;
    expect(queries.length).toBeGreaterThan(2);
    expect(new Set(queries).size).toBe(queries.length);
  });
});
