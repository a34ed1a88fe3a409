/** How long a name may be: as many code points as a server stores, and no letter or emoji cut apart. */
export const LONGEST_NAME = 40;

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

export function clipName(name: string): string {
  let clipped = '';
  let length = 0;
  for (const { segment } of letters.segment(name)) {
    length += Array.from(segment).length;
    if (length > LONGEST_NAME) break;
    clipped += segment;
  }
  return clipped;
}
