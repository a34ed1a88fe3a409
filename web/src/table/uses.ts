/** What a symbol is for, as the id of a text of the catalogue `numbers`. */

const USES: Record<string, string> = {
  number: 'why-tunnels',
  gem: 'why-gems',
  'cave-in': 'why-hazards',
  dragon: 'why-hazards',
  beer: 'why-beer',
  magic: 'why-magic',
  chest: 'why-chests',
  pickaxe: 'why-pickaxe',
  shield: 'why-shield',
};
const SOLO_USES: Record<string, string> = {
  ...USES,
  number: 'why-tunnels-solo',
  gem: 'why-gems-solo',
  'cave-in': 'why-hazards-solo',
  dragon: 'why-hazards-solo',
  beer: 'why-beer-solo',
  magic: 'why-magic-solo',
  chest: 'why-chests-solo',
  pickaxe: 'why-tool-solo',
  shield: 'why-tool-solo',
};

export const useOf = (symbol: string, solo: boolean): string =>
  (solo ? SOLO_USES : USES)[symbol] ?? '';
