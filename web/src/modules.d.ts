declare module '*.md?parts' {
  const parts: import('../scripts/markdown').Part[];
  export default parts;
}

declare module '*.ftl?entries' {
  const entries: import('./words/parts').Messages;
  export default entries;
}

declare module 'virtual:catalogue/*' {
  export const base: import('./words/words.svelte').Catalogue['base'];
  export const parts: import('./words/words.svelte').Catalogue['parts'];
}

declare module 'virtual:messages/*' {
  const texts: Record<import('./core/messages').Lang, string>;
  export default texts;
}
