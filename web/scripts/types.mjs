/**
 * Writes web/src/lib/wire.ts from the server's JSON Schema, which comes on standard input:
 *   python -m diceminer.server.schema | node web/scripts/types.mjs
 * With --check it only says whether the file is current.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const target = new URL('../src/lib/wire.ts', import.meta.url);
const schema = JSON.parse(readFileSync(0, 'utf8'));
const names = Object.keys(schema.$defs).sort();
const name = (ref) =>
  ref
    .split('/')
    .at(-1)
    .replace(/-(Input|Output)$/, '');

function type(node) {
  if (node.$ref) return name(node.$ref);
  if ('const' in node) return JSON.stringify(node.const);
  if (node.enum) return node.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (node.anyOf) return [...new Set(node.anyOf.map(type))].join(' | ');
  switch (node.type) {
    case 'array': {
      const inner = type(node.items ?? {});
      return inner.includes('|') ? `(${inner})[]` : `${inner}[]`;
    }
    case 'object':
      return `Record<string, ${type(node.additionalProperties === true ? {} : (node.additionalProperties ?? {}))}>`;
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
    case 'boolean':
    case 'null':
      return node.type;
    default:
      return 'unknown';
  }
}

function entry(key) {
  const node = schema.$defs[key];
  if (!node.properties) return `export type ${name(key)} = ${type(node)};\n`;
  const about = node.description ? `/** ${node.description.replace(/\s+/g, ' ')} */\n` : '';
  const fields = Object.entries(node.properties).map(([field, value]) => {
    const needed = (node.required ?? []).includes(field);
    // What may be null is left out by the server to save bytes.
    const nullable = (value.anyOf ?? []).some((choice) => choice.type === 'null');
    return `  ${field}${needed && !nullable ? '' : '?'}: ${type(value)};\n`;
  });
  return `${about}export interface ${name(key)} {\n${fields.join('')}}\n`;
}

const unions = ['ClientMessage', 'ServerMessage'].map(
  (side) => `export type ${side} = ${type(schema.properties[side])};\n`,
);
const text = [
  "/** Made from the server's schema by web/scripts/types.mjs; not to be edited. */\n",
  ...names.map(entry),
  ...unions,
].join('\n');

let current = '';
try {
  current = readFileSync(target, 'utf8');
} catch {
  // Not made yet.
}
if (process.argv.includes('--check')) {
  if (current !== text) {
    console.error('web/src/lib/wire.ts is not what the server says: run make wire');
    process.exit(1);
  }
} else {
  writeFileSync(target, text);
}
