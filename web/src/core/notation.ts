/** Made from the engine's notation by web/scripts/art.py; not to be edited. */
export const KIND_OF_LETTER = {"T": "tunnel", "G": "treasure", "M": "magic", "H": "hazard", "X": "tool"} as const;
export const SYMBOL_OF_LETTERS = {"T": "number", "G": "gem", "M": "magic", "HC": "cave-in", "HD": "dragon", "XC": "chest", "XP": "pickaxe", "XS": "shield"} as const;
export const TOOLS = {"cave-in": "pickaxe", "dragon": "shield"} as const;
export const ROUNDS = 3 as const;
export const SEATS = 4 as const;
export const REFILLS = 2 as const;
export const SCENE = {"width": 1200, "height": 590} as const;
export const PLACES = {"a1": [260.0, 454.0], "a2": [396.0, 454.0], "a3": [532.0, 454.0], "a4": [668.0, 454.0], "a5": [804.0, 454.0], "a6": [940.0, 454.0], "b1": [328.0, 386.0], "b2": [464.0, 386.0], "b3": [600.0, 386.0], "b4": [736.0, 386.0], "b5": [872.0, 386.0], "c1": [396.0, 318.0], "c2": [532.0, 318.0], "c3": [668.0, 318.0], "c4": [804.0, 318.0], "d1": [464.0, 250.0], "d2": [600.0, 250.0], "d3": [736.0, 250.0], "e1": [532.0, 182.0], "e2": [668.0, 182.0]} as const;
