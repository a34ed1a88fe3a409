import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { NOTICES } from './notices.ts';

/** Each package's name and what is written about it. */
function sections(text: string): Map<string, string> {
  const parts = text.split(/^={80}\n/m).slice(1);
  return new Map(parts.map((part) => [/^(\S+) /.exec(part)?.[1] ?? '', part]));
}

describe('the notices', () => {
  let output: Rolldown.RolldownOutput['output'];
  let notices: Map<string, string>;

  beforeAll(async () => {
    // Source maps name every source whose code is in a chunk, by a way of their own.
    const built = await build({
      root: '.',
      mode: 'production',
      logLevel: 'silent',
      build: { write: false, sourcemap: true },
    });
    ({ output } = built as Rolldown.RolldownOutput);
    const file = output.find(({ fileName }) => fileName === NOTICES);
    notices = sections(file?.type === 'asset' ? String(file.source) : '');
  }, 120_000);

  it('name every package that the source maps of the scripts name', () => {
    const bundled = new Set<string>();
    for (const chunk of output) {
      if (chunk.type !== 'chunk') continue;
      for (const source of chunk.map?.sources ?? []) {
        const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];
        if (name) bundled.add(name);
      }
    }
    expect([...bundled]).toContain('svelte');
    expect([...notices.keys()]).toEqual(expect.arrayContaining([...bundled]));
  });

  it('name every font file under a package with its licence', () => {
    const fonts = output
      .map(({ fileName }) => fileName)
      .filter((name) => /\.(woff2?|ttf|otf)$/.test(name));
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) {
      const [about] = [...notices.values()].filter((text) => text.includes(font));
      expect(about, font).toMatch(/^Licence: OFL-1\.1$/m);
      expect(about, font).toMatch(/SIL OPEN FONT LICENSE/);
    }
  });

  it('name what only the service worker contains', () => {
    expect([...notices.keys()]).toContain('workbox-precaching');
  });

  it('name Vite, whose loader of modules is in the page, and no more of its licences than that', () => {
    expect(notices.get('vite')).toMatch(/VoidZero Inc\. and Vite contributors/);
    expect(notices.get('vite')).not.toMatch(/bundled dependencies/i);
  });

  it('have a licence and its text for every package, and name nothing that is not in the page', () => {
    expect(notices.size).toBeGreaterThan(0);
    for (const [name, about] of notices) {
      expect(about, name).toMatch(/^Licence: [\w.-]+$/m);
      expect(about, name).toMatch(
        /Permission is hereby granted|Permission to use, copy|Apache License|SIL OPEN FONT LICENSE/,
      );
    }
    expect([...notices.keys()]).not.toContain('typescript');
    expect([...notices.keys()]).not.toContain('vitest');
  });
});
