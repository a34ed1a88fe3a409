/** A picture for each rank of the solo game, put together from the game’s symbols. */

/** A symbol, the place of its middle in a picture of 320 by 136, its size, and how it is turned. */
export type Thing = readonly [name: string, x: number, y: number, scale: number, turn?: number];
export const RANK_SCENES: Record<string, readonly Thing[]> = {
  disaster: [
    ['pickaxe', 176, 62, 0.62, 150],
    ['cave-in', 112, 96, 0.6, -8],
    ['cave-in', 178, 98, 0.62, 14],
    ['cave-in', 146, 76, 0.62, 40],
    ['cave-in', 222, 112, 0.34, 60],
    ['cave-in', 70, 114, 0.3, -30],
    ['beer', 254, 108, 0.3, 70],
  ],
  'brave-start': [
    ['lantern', 96, 74, 0.72],
    ['cave-in', 190, 112, 0.34],
    ['pickaxe', 160, 78, 0.8],
    ['gem', 222, 114, 0.24],
  ],
  improving: [
    ['pickaxe', 92, 80, 0.66],
    ['bag', 160, 78, 0.8],
    ['gem', 208, 110, 0.32],
    ['gem', 228, 114, 0.24],
    ['gem', 118, 116, 0.22],
  ],
  average: [
    ['T5', 92, 100, 0.5, -8],
    ['beer', 158, 76, 0.86],
    ['gem', 214, 104, 0.36],
    ['gem', 238, 112, 0.26],
  ],
  excellent: [
    ['lantern', 52, 74, 0.64],
    ['lantern', 268, 74, 0.64],
    ['gem', 132, 44, 0.36, -16],
    ['gem', 188, 44, 0.36, 16],
    ['gem', 160, 36, 0.44],
    ['chest', 160, 92, 0.8],
    ['gem', 106, 116, 0.26],
    ['gem', 214, 116, 0.26],
  ],
  masterful: [
    ['lantern', 46, 74, 0.66],
    ['lantern', 274, 74, 0.66],
    ['chest', 98, 98, 0.62],
    ['chest', 222, 98, 0.62],
    ['gem', 128, 108, 0.4, -10],
    ['gem', 192, 108, 0.4, 10],
    ['gem', 160, 100, 0.62],
    ['crown', 160, 44, 0.86],
    ['magic', 112, 40, 0.3],
    ['magic', 208, 40, 0.3],
  ],
};
