/**
 * A plugin for Vite with the messages of the catalogues: whole files parsed when the page is built,
 * so that it needs no parser (`import entries from '…/web.ftl?entries'`), and single messages in every
 * language, for what must be said while no catalogue could be loaded
 * (`import texts from 'virtual:messages/web-trouble'`).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const LOCALE = '../src/diceminer/locale';
const PREFIX = 'virtual:messages/';
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

/** The messages of a catalogue. */
export const entriesOf = (catalogue: string): FluentResource['body'] =>
  new FluentResource(catalogue).body;

export function messages(): Plugin {
  let root = '.';
  return {
    name: 'messages',
    configResolved(config) {
      ({ root } = config);
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (id.endsWith(ENTRIES)) {
        const file = id.slice(0, -'?entries'.length);
        this.addWatchFile(file);
        return `export default ${JSON.stringify(entriesOf(readFileSync(file, 'utf8')))};`;
      }
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      return `export default ${JSON.stringify(messageOf(id.slice(PREFIX.length + 1), root))};`;
    },
  };
}
