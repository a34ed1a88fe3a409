/**
 * The catalogues by when they are needed, named as their files. The build reads this, too: it makes a
 * module of each language out of it.
 */

import type { FluentResource } from '@fluent/bundle';

/** The messages of a file by their ids, parsed when the page was built. */
export type Messages = Record<string, NonNullable<FluentResource['body'][number]['value']>>;

/** What the page begins with. */
export const BASE = ['game', 'events', 'web'] as const;

/** What comes with the part of the page that needs it. */
export const PARTS = [
  'asked',
  'closed',
  'end',
  'guide',
  'heroes',
  'hint',
  'home',
  'leaving',
  'lessons',
  'lobby',
  'menu',
  'numbers',
  'refusals',
  'round-end',
  'rules',
  'server',
  'settings',
  'updates',
  'variants',
] as const;

export type TextPart = (typeof PARTS)[number];
