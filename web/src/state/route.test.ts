import { describe, expect, it } from 'vitest';
import { address, parse, pathAt } from './route.svelte';

const at = (href: string) => new URL(href, 'https://host.example');

describe('the route', () => {
  it('names a table, the secret of a seat, the rules, a lesson, home, and nowhere else', () => {
    expect(parse('/t/a-b_C1')).toEqual({ screen: 'table', id: 'a-b_C1', secret: null });
    expect(parse('/t/abc/s3cret')).toEqual({ screen: 'table', id: 'abc', secret: 's3cret' });
    expect(parse('/rules')).toEqual({ screen: 'rules' });
    expect(parse('/learn')).toEqual({ screen: 'learn', lesson: null });
    expect(parse('/learn/3')).toEqual({ screen: 'learn', lesson: 3 });
    for (const path of ['/', '/index.html', '']) expect(parse(path)).toEqual({ screen: 'home' });
    for (const path of ['/nope', '/t/', '/t/a/b/c', '/rules/x', '/learn/x', '/learn/1/2'])
      expect(parse(path)).toEqual({ screen: 'nowhere' });
  });

  it('is the path of the address where a server answers every path with the page', () => {
    expect(address('/t/abc', false)).toBe('/t/abc');
    expect(pathAt(at('/t/abc?x=1#/rules'), false)).toBe('/t/abc');
  });

  it('is behind a # on a static site, in whichever folder that is', () => {
    expect(address('/t/abc', true)).toBe('#/t/abc');
    for (const folder of ['/', '/fan/dice/', '/fan/dice/index.html'])
      expect(pathAt(at(`${folder}#/t/abc`), true)).toBe('/t/abc');
    expect(pathAt(at('/fan/dice/'), true)).toBe('/');
  });
});
