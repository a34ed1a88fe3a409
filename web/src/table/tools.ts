/** Who has the tool for a hazard, from the faces that are seen; what it is worth is the engine's. */
import type { View } from '../core/messages';
import { symbolOf } from '../core/tokens';
import { facts } from '../state/facts.svelte';

const TOOLS: Readonly<Record<string, string>> = { dragon: 'shield', 'cave-in': 'pickaxe' };

/** Whether a seat's dice or its hero show the tool for a hazard. */
export function hasTool(seat: View['seats'][number] | undefined, hazard: string): boolean {
  const faces = [...Object.keys(seat?.dice ?? {}), ...facts.faces(seat?.hero)];
  return faces.some((token) => symbolOf(token)[0] === TOOLS[hazard]);
}
