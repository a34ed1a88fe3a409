/** Which game is played: settings, checked against the values that Python's `Rules` lists. */
import type { RulesDict, SettingInfo } from '../core/wire';
import { data } from './data';
import { RulesError } from './refusals';

export type Rules = Readonly<RulesDict>;
type Value = SettingInfo['default'];
type Given = Readonly<Record<string, unknown>>;

const SETTINGS = data.box.settings;
// Python checks them in this order, of which only the first fault is told.
const CHECKED = ['players', 'string', 'boolean', 'number'].flatMap((what) =>
  SETTINGS.filter(({ name, default: value }) =>
    name === 'players' ? what === name : typeof value === what,
  ),
);

/** The settings of a game; what is not given is as in the rulebook's game for two. */
export function makeRules(given: Given = {}): Rules {
  const rules = Object.fromEntries(
    SETTINGS.map(({ name, default: value }) => [name, given[name] ?? value]),
  ) as Record<string, Value>;
  for (const { name, values, default: usual } of CHECKED) {
    const value = rules[name] as Value;
    if (values.includes(value)) continue;
    const shown = String(value);
    if (typeof usual === 'string')
      throw new RulesError('error-rules-choice', {
        name,
        value: shown,
        choices: values.join(', '),
      });
    if (typeof usual === 'boolean')
      throw new RulesError('error-rules-bool', { name, value: shown });
    throw new RulesError(`error-rules-${name}`, { value: shown });
  }
  const isSolo = rules['players'] === 1;
  for (const { name, games, default: usual } of SETTINGS) {
    if (rules[name] === usual) continue;
    if (isSolo && games === 'multiplayer') throw new RulesError('error-rules-solo', { name });
    if (!isSolo && games === 'solo') throw new RulesError('error-rules-table', { name });
  }
  return Object.freeze(rules as unknown as RulesDict);
}

/** The settings in one word: players first, then what differs from the default. */
export function rulesText(rules: Rules): string {
  const settings = rules as unknown as Record<string, Value>;
  const changed = SETTINGS.filter(
    ({ name, default: usual }) => name !== 'players' && settings[name] !== usual,
  );
  return [
    String(rules.players),
    ...changed.map(({ name }) =>
      settings[name] === true ? name : `${name}=${String(settings[name])}`,
    ),
  ].join(',');
}

/** Reads what `rulesText` writes, and only that. */
export function parseRules(text: string): Rules {
  const [players = '', ...rest] = text.split(',');
  const given: Record<string, Value> = { players: whole(players) };
  for (const part of rest) {
    const equals = part.indexOf('=');
    const name = equals < 0 ? part : part.slice(0, equals);
    const value = part.slice(equals + 1);
    const usual = SETTINGS.find((setting) => setting.name === name)?.default;
    if (usual === undefined) throw new RulesError('error-rules-text', { value: text });
    if (equals < 0) given[name] = true;
    else given[name] = typeof usual === 'number' && name !== 'players' ? whole(value) : value;
  }
  const rules = makeRules(given);
  if (rulesText(rules) !== text) throw new RulesError('error-rules-text', { value: text });
  return rules;
}

/** The players' names, one text a seat; empty ones where none are given. */
export function checkedNames(names: readonly string[] | undefined, players: number): string[] {
  if (names === undefined) return Array.from({ length: players }, () => '');
  if (names.length !== players)
    throw new RulesError('error-names-count', { have: names.length, need: players });
  return [...names];
}

/** The number that a text has, or the text itself, which the checks refuse. */
function whole(text: string): number | string {
  return /^[0-9]{1,3}$/.test(text) ? Number(text) : text;
}
