/** Who has the tool for a hazard, from the faces that are seen; which that is, is the engine's. */
import type { View } from '../core/messages';
import { TOOLS } from '../core/notation';
import { symbolOf } from '../core/tokens';
import { facts } from '../state/facts.svelte';

const toolFor: Readonly<Record<string, string>> = TOOLS;

/** Whether a seat's dice or its hero show the tool for a hazard. */
export function hasTool(seat: View['seats'][number] | undefined, hazard: string): boolean {
  const faces = [...Object.keys(seat?.dice ?? {}), ...facts.faces(seat?.hero)];
  return faces.some((token) => symbolOf(token)[0] === toolFor[hazard]);
}
