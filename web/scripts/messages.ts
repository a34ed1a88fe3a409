/**
 * A plugin for Vite with the messages of the catalogues: whole files parsed when the page is built,
 * so that it needs no parser (`import entries from '…/web.ftl?entries'`); all of a language, of which
 * most are fetched later (`import('virtual:catalogue/en')`); and single messages in every language,
 * for what must be said while no catalogue could be loaded
 * (`import texts from 'virtual:messages/web-trouble'`).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import { BASE, PARTS, type Messages } from '../src/words/parts.ts';

const LOCALE = '../src/diceminer/locale';
const PREFIX = 'virtual:messages/';
const CATALOGUE = 'virtual:catalogue/';
const ENTRIES = '.ftl?entries';

/** A message on one line, without arguments, by language. */
export function messageOf(id: string, root = '.'): Record<string, string> {
  const folder = join(root, LOCALE);
  const languages = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name),
  );
  return Object.fromEntries(
    languages.map(({ name }) => {
      const catalogue = readFileSync(join(folder, name, 'web.ftl'), 'utf8');
      const [, text] = new RegExp(`^${id} = ([^{}\n]+)$`, 'm').exec(catalogue) ?? [];
      if (!text) throw new Error(`${name}/web.ftl has no plain message ${id}`);
      return [name, text];
    }),
  );
}

/** The messages of a catalogue, by their ids: what all of them have besides is left out. */
export const entriesOf = (catalogue: string): Messages =>
  Object.fromEntries(
    new FluentResource(catalogue).body.map(({ id, value, attributes }) => {
      if (value === null || Object.keys(attributes).length)
        throw new Error(`the page has no use for attributes, as of the message ${id}`);
      return [id, value];
    }),
  );

/** The module of a language. */
function catalogueOf(lang: string, root: string): string {
  const file = (name: string) => JSON.stringify(join(root, LOCALE, lang, `${name}${ENTRIES}`));
  return [
    ...BASE.map((name) => `import ${name} from ${file(name)};`),
    `export const base = [${BASE.join(', ')}];`,
    'export const parts = {',
    ...PARTS.map((name) => `  '${name}': () => import(${file(name)}),`),
    '};',
  ].join('\n');
}

export function messages(): Plugin {
  let root = '.';
  return {
    name: 'messages',
    configResolved(config) {
      ({ root } = config);
    },
    resolveId: (id) => (id.startsWith(PREFIX) || id.startsWith(CATALOGUE) ? `\0${id}` : null),
    load(id) {
      if (id.endsWith(ENTRIES)) {
        const file = id.slice(0, -'?entries'.length);
        this.addWatchFile(file);
        return `export default ${JSON.stringify(entriesOf(readFileSync(file, 'utf8')))};`;
      }
      if (id.startsWith(`\0${CATALOGUE}`)) return catalogueOf(id.slice(CATALOGUE.length + 1), root);
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      return `export default ${JSON.stringify(messageOf(id.slice(PREFIX.length + 1), root))};`;
    },
  };
}
