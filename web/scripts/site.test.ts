import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withPreview } from './site';

const page = readFileSync('index.html', 'utf8');

describe('the preview of a link to a static site', () => {
  it('has the whole address of its picture, in whichever folder that is', () => {
    const html = withPreview(page, 'https://host.example/fan/dice');
    expect(html).toContain('property="og:url" content="https://host.example/fan/dice/"');
    expect(html).toContain(
      'property="og:image" content="https://host.example/fan/dice/preview.jpg"',
    );
    expect(html).toContain('property="og:title" content="Dice Miner"');
  });

  it('has no picture where the address is not known', () => {
    const html = withPreview(page, undefined);
    expect(html).not.toMatch(/og:image|og:url|twitter/);
    expect(html).toContain('property="og:title" content="Dice Miner"');
  });
});
