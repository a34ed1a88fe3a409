/** What to say of something that failed: why it was refused, or that there was no answer. */
import { Refused } from '../channel/tables';
import { t, words } from './words.svelte';

export async function trouble(error: unknown): Promise<string> {
  if (!(error instanceof Refused)) return t('web-trouble');
  // Without them, the server's own words will do.
  await words.includeRefusals().catch(() => undefined);
  return words.refusal(error.why) || t('web-trouble');
}
