/** What to say of something that failed: why it was refused, or that there was no answer. */
import { Refused } from '../channel/tables';
import { t, words } from './words.svelte';

export const trouble = (error: unknown): string =>
  (error instanceof Refused && words.refusal(error.why)) || t('web-trouble');
