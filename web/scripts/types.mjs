/**
 * Writes web/src/core/wire.ts from the server's JSON Schema, which comes on standard input:
 *   python -m diceminer.server.schema | node web/scripts/types.mjs
 * With --check it only says whether the file is current.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const target = new URL('../src/core/wire.ts', import.meta.url);
const schema = JSON.parse(readFileSync(0, 'utf8'));

/** Arrays of a fixed length become tuples. */
function tuples(schema) {
  if (schema === null || typeof schema !== 'object') return;
  if (schema.type === 'array' && schema.minItems && schema.minItems === schema.maxItems) {
    const items = schema.prefixItems ?? Array(schema.minItems).fill(schema.items);
    const names = { integer: 'number', string: 'string' };
    schema.tsType = `[${items.map(({ type }) => names[type]).join(', ')}]`;
  }
  Object.values(schema).forEach(tuples);
}
tuples(schema);
for (const side of ['ClientMessage', 'ServerMessage']) {
  schema.$defs[side] = { title: side, ...schema.properties[side] };
  schema.properties[side] = { $ref: `#/$defs/${side}` };
}

const text = await compile({ ...schema, title: 'Wire' }, 'Wire', {
  bannerComment: "/** Made from the server's schema by web/scripts/types.mjs; not to be edited. */",
  additionalProperties: false,
  unknownAny: true,
  ignoreMinAndMaxItems: true,
  style: { singleQuote: true, printWidth: 100 },
});

if (!process.argv.includes('--check')) {
  writeFileSync(target, text);
} else if (text !== readFileSync(target, 'utf8')) {
  console.error('web/src/core/wire.ts is not what the server says: run make wire');
  process.exit(1);
}
