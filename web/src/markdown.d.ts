declare module '*.md?parts' {
  const parts: import('../scripts/markdown').Part[];
  export default parts;
}
