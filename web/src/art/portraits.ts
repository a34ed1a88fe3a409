/** Which drawing of `heroes.svg` shows a hero; a hero that an owner added is dressed by its name. */

const DRAWN = (
  'alchemist dragon-slayer engineer prospector surveyor treasurer ' +
  'brewer sapper jeweller geomancer quartermaster wyrmfriend'
).split(' ');
const CLOTHS = ['#8a2f3c', '#2f5f8a', '#6a4a9a', '#3f7a40', '#b5702a'];
const SKINS = ['#f3cba0', '#8d5a3b', '#d8a273'];

export interface Portrait {
  /** The id of the drawing. */
  id: string;
  /** Of a stranger, who takes them from whoever uses the drawing. */
  skin?: string | undefined;
  cloth?: string | undefined;
}

export function portrait(hero: string | null): Portrait {
  if (hero === null) return { id: 'nobody' };
  if (DRAWN.includes(hero)) return { id: hero };
  const sum = Array.from(hero).reduce((all, letter) => all + letter.charCodeAt(0), 0);
  return {
    id: `stranger-${sum % 2}`,
    skin: SKINS[sum % SKINS.length],
    cloth: CLOTHS[sum % CLOTHS.length],
  };
}
