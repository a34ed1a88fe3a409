/** What others use of the engine; `browser.ts` and `node.ts` load it. */
export { botNames, makeBot, type Bot, type Limits, type Ranked } from './bots';
export { data, doors } from './data';
export type { Engine } from './engine';
export { commitment, type Seed } from './fairness';
export { Game, type NewGame } from './game';
export { KernelError, type KernelFault } from './kernel';
export * from './refusals';
export type { Outcome } from './rolls';
export { makeRules, parseRules, rulesText, type Rules } from './ruleset';
export { messageFor, Thinker, type Hint, type Thought } from './think';
export type { Preview, Sheet } from './views';
