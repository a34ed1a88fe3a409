declare module '*.md?parts' {
  const parts: import('../scripts/markdown').Part[];
  export default parts;
}

declare module '*.ftl?entries' {
  const entries: import('@fluent/bundle').FluentResource['body'];
  export default entries;
}

declare module 'virtual:messages/*' {
  const texts: Record<import('./core/messages').Lang, string>;
  export default texts;
}
