/** Reads the little Markdown that the rules are written in. */
export type Inline = { kind: 'text' | 'strong' | 'em' | 'code'; text: string };
export type Block =
  | { kind: 'h2' | 'h3' | 'p'; text: Inline[] }
  | { kind: 'list'; ordered: boolean; items: { text: Inline[]; inner: Inline[][] }[] }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'mark'; name: string };

export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  for (const part of text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)) {
    if (!part) continue;
    if (part.startsWith('**')) found.push({ kind: 'strong', text: part.slice(2, -2) });
    else if (part.startsWith('*')) found.push({ kind: 'em', text: part.slice(1, -1) });
    else if (part.startsWith('`')) found.push({ kind: 'code', text: part.slice(1, -1) });
    else found.push({ kind: 'text', text: part });
  }
  return found;
}

const cells = (line: string): string[] =>
  line
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

export function read(markdown: string): Block[] {
  const blocks: Block[] = [];
  const lines = markdown.split('\n');
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    const heading = /^(##|###) (.*)$/.exec(line);
    const mark = /^\{(\w+)\}$/.exec(line);
    if (!line.trim() || /^# /.test(line)) continue;
    if (heading) {
      blocks.push({ kind: heading[1] === '##' ? 'h2' : 'h3', text: inline(heading[2] ?? '') });
    } else if (mark) {
      blocks.push({ kind: 'mark', name: mark[1] ?? '' });
    } else if (line.startsWith('|')) {
      const rows: string[][] = [];
      const head = cells(line);
      for (i += 2; lines[i]?.startsWith('|'); i++) rows.push(cells(lines[i] ?? ''));
      blocks.push({ kind: 'table', head, rows });
    } else if (/^(-|\d+\.) /.test(line)) {
      const list: Extract<Block, { kind: 'list' }> = {
        kind: 'list',
        ordered: /^\d/.test(line),
        items: [],
      };
      for (; /^( {2,}-|-|\d+\.) /.test(lines[i] ?? ''); i++) {
        const item = lines[i] ?? '';
        const text = inline(item.replace(/^ *(-|\d+\.) /, ''));
        if (item.startsWith('  ')) list.items.at(-1)?.inner.push(text);
        else list.items.push({ text, inner: [] });
      }
      i--;
      blocks.push(list);
    } else {
      blocks.push({ kind: 'p', text: inline(line) });
    }
  }
  return blocks;
}
