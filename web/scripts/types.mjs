/**
 * Writes web/src/core/wire.ts from the server's JSON Schema, which comes on standard input:
 *   python -m diceminer.server.schema | node web/scripts/types.mjs
 * With --check it only says whether the file is current.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { json } from 'node:stream/consumers';
import { compile } from 'json-schema-to-typescript';
import { format, resolveConfig } from 'prettier';

const target = new URL('../src/core/wire.ts', import.meta.url);
const schema = await json(process.stdin);

/** The type of what is in a tuple: a number, a text, a list of them, or a count of each text. */
function typeOf({ type, items, additionalProperties }) {
  if (type === 'array') return `${typeOf(items)}[]`;
  if (type === 'object') return `{ [k: string]: ${typeOf(additionalProperties)} }`;
  return { integer: 'number', string: 'string' }[type];
}

/** Arrays of a fixed length become tuples, as do those that may lack some at their end. */
function tuples(schema) {
  if (schema === null || typeof schema !== 'object') return;
  const { type, minItems, maxItems, prefixItems } = schema;
  if (type === 'array' && minItems && (minItems === maxItems || prefixItems)) {
    const items = prefixItems ?? Array(maxItems).fill(schema.items);
    const types = items.map((item, i) => typeOf(item) + (i < minItems ? '' : '?'));
    schema.tsType = `[${types.join(', ')}]`;
  }
  Object.values(schema).forEach(tuples);
}
tuples(schema);
for (const side of ['ClientMessage', 'ServerMessage']) {
  schema.$defs[side] = { title: side, ...schema.properties[side] };
  schema.properties[side] = { $ref: `#/$defs/${side}` };
}

const types = await compile({ ...schema, title: 'Wire' }, 'Wire', {
  bannerComment: "/** Made from the server's schema by web/scripts/types.mjs; not to be edited. */",
  additionalProperties: false,
  unknownAny: true,
  ignoreMinAndMaxItems: true,
  format: false,
});
// By the Prettier of this project: the compiler's own is another version.
const text = await format(types, {
  ...(await resolveConfig(target)),
  filepath: target.pathname,
  // The one for components would be looked for in the folder that this is called from.
  plugins: [],
});

if (!process.argv.includes('--check')) {
  writeFileSync(target, text);
} else if (text !== readFileSync(target, 'utf8')) {
  console.error('web/src/core/wire.ts is not what the server says: run make wire');
  process.exit(1);
}
