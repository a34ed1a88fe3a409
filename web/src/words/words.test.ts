import { describe, expect, it, vi } from 'vitest';
import four from '../../fixtures/four.json';
import solo from '../../fixtures/solo.json';
import tied from '../../fixtures/tied.json';
import two from '../../fixtures/two.json';
import type { GameEvent } from '../core/messages';
import type { Saying } from '../core/prompts';
import * as en from 'virtual:catalogue/en';
import { LANGUAGES, preferred, Words, words } from './words.svelte';

const events = [two, four, tied, solo].flatMap(({ opening, stages }) => [
  ...(opening as GameEvent[]),
  ...stages.flatMap((stage) => stage.events as GameEvent[]),
]);

describe('words', () => {
  for (const lang of LANGUAGES) {
    it(`tell whole games in ${lang}`, async () => {
      await words.speak(lang);
      for (const event of events) {
        const said = words.event(event, (seat) => `P${seat}`);
        if (['turn', 'points'].includes(event.event)) expect(said).toBe('');
        else expect(said).toMatch(/^[^{}]{4,}$/);
        expect(said).not.toMatch(/event-|face-|undefined|-\d/);
        expect(said, 'names of slots are nowhere to be seen').not.toMatch(/\b[a-e][1-6]\b/);
      }
    });
  }

  it('name every face', async () => {
    await words.speak('en');
    expect(['T3', 'G2', 'XS', 'XC2', 'HB', 'HD4'].map(words.face)).toEqual([
      'tunnel 3',
      '2 gems',
      '1 shield',
      '2 chests',
      'Beer (hazard)',
      '4 dragons',
    ]);
    expect(words.hero('dragon-slayer')).toBe('Dragon Slayer');
    expect(words.hero('stone-singer')).toBe('Stone Singer');
    expect(words.signed(-3)).toBe('−3');
  });

  it('say why something was refused, by its code and arguments', async () => {
    const refused = (id: string, args: Record<string, string | number> = {}) =>
      words.refusal({ code: 'illegal', args: { id, ...args }, text: 'as the server says' });
    await words.speak('en');
    await words.includeRefusals();
    expect(refused('error-take-side', { slot: 'b2' })).toMatch(/^This die lies on the side/);
    expect(refused('error-draft-empty', { slot: 'b2' })).toContain('fourth row, 2 of 5');
    expect(refused('error-draft-tunnel', { token: 'T5' })).toMatch(/^Tunnel 5 doesn’t continue/);
    expect(refused('error-hero-taken', { hero: 'dragon-slayer' })).toContain('“Dragon Slayer”');
    expect(refused('error-of-a-newer-server')).toBe('as the server says');
    expect(words.refusal({ code: 'tables', args: { most: 9 }, text: '' })).toContain(
      ' 9 unfinished',
    );
    const action = { action: 'take e1', phase: 'magic' };
    const said = new Set<string>();
    for (const lang of LANGUAGES) {
      await words.speak(lang);
      expect(refused('error-action-time', action)).not.toContain('e1');
      said.add(words.refusal({ code: 'stale', args: {}, text: '' }));
      expect(refused('error-action-time', action)).toContain(words.t('phase-magic'));
    }
    expect(said.size).toBe(LANGUAGES.length);
  });

  it('ask for what a prompt names', async () => {
    const name = (seat: number) => `P${seat}`;
    const prompts: Saying[] = [
      { id: 'web-ask-reroll', args: { n: 2, chosen: 1 } },
      { id: 'web-ask-share-with', args: { face: { face: 'TB' } } },
      { id: 'web-ask-stop', args: { points: { points: 40 } } },
      { id: 'web-thinking', args: { name: { seat: 2 } } },
      { id: 'web-over', args: { name: { seats: [1, 2] } } },
      { id: 'web-gain-options', args: { options: { oneOf: ['web-can-spend', 'web-can-done'] } } },
    ];
    for (const lang of LANGUAGES) {
      await words.speak(lang);
      for (const prompt of prompts)
        expect(words.prompt(prompt, name)).not.toMatch(/web-|face-|undefined|[{}]/);
    }
    await words.speak('en');
    expect(prompts.map((prompt) => words.prompt(prompt, name))).toEqual([
      'Choose 2 dice to roll again: 1 chosen.',
      'Beer (tunnel): who gets it?',
      'Stop digging with 40 points?',
      'P2 is thinking …',
      expect.stringMatching(/^P1 and P2 /),
      'You can spend a magic die or stop.',
    ]);
  });

  it('that could not be loaded are said to be missing, and asked for again', async () => {
    vi.useFakeTimers();
    let tries = 0;
    const load = () => (++tries < 3 ? Promise.reject(new Error('offline')) : Promise.resolve(en));
    const slow = new Words({ en: load, it: load, fr: load, es: load });
    void slow.speak('it');
    await vi.advanceTimersByTimeAsync(0);
    expect([slow.ready, slow.trouble]).toEqual([false, expect.stringMatching(/^Il server/)]);
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect([slow.ready, slow.trouble, slow.lang]).toEqual([true, '', 'it']);
  });

  it('have the texts of a part once it is included, in every language that is spoken then', async () => {
    const own = new Words();
    await own.speak('en');
    const refused = { code: 'stale', args: {}, text: 'as the server says' };
    expect(own.has('server-stale')).toBe(false);
    // The first refusal asks for its texts, and waits for them: a server's words name slots.
    expect(own.refusal(refused)).toBe('');
    await vi.waitFor(() => expect(own.refusal(refused)).not.toBe(''));
    expect(own.refusal({ ...refused, code: 'newer' })).toBe('as the server says');
    const said = own.refusal(refused);
    await own.speak('fr');
    expect(own.refusal(refused)).not.toBe(said);
    expect(own.has('web-play-now')).toBe(true);
  });

  it('have the texts of a part that was asked for while another language was on its way', async () => {
    const own = new Words();
    await own.speak('en');
    const spoken = own.speak('it');
    const load = own.with('refusals', () => Promise.resolve('a component'));
    expect(await load()).toBe('a component');
    await spoken;
    expect(own.lang).toBe('it');
    expect(own.has('error-take-side')).toBe(true);
  });

  it('are in the first language of the browser that there is', () => {
    expect(preferred(['de-CH', 'it-CH', 'fr'])).toBe('it');
    expect(preferred(['de'])).toBe('en');
  });
});
