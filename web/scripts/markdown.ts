/**
 * A plugin for Vite that turns Markdown into HTML when the page is built, so that the page needs no
 * parser: `import parts from './rules.md?parts'`.
 */
import { readFile } from 'node:fs/promises';
import { Marked } from 'marked';
import type { Plugin } from 'vite';

/** A stretch of HTML, or the name of what the page puts there itself: `{dice}` on its own line. */
export type Part = { html: string } | { mark: string };

const QUERY = '?parts';

// The page has a heading above: its own come one level lower, and the document's title not at all.
const marked = new Marked({
  renderer: {
    heading({ tokens, depth }) {
      if (depth === 1) return '';
      return `<h${depth + 1}>${this.parser.parseInline(tokens)}</h${depth + 1}>\n`;
    },
  },
});

export function toParts(markdown: string): Part[] {
  return markdown.split(/^(\{\w+\})$/m).flatMap((text): Part[] => {
    const [, mark] = /^\{(\w+)\}$/.exec(text) ?? [];
    if (mark) return [{ mark }];
    const html = marked.parse(text, { async: false }).trim();
    return html ? [{ html }] : [];
  });
}

export function markdown(): Plugin {
  return {
    name: 'markdown',
    // Before Vite takes a file of this name for an asset.
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(`.md${QUERY}`)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(toParts(await readFile(file, 'utf8')))};`;
    },
  };
}
