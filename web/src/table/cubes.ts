/** Dice that roll, with the bitmap of their faces: loaded together when a table is there. */
export { drawFaces } from './faces';
export { default as Tray } from './Tray.svelte';
