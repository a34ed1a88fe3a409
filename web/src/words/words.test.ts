import { describe, expect, it, vi } from 'vitest';
import four from '../../fixtures/four.json';
import solo from '../../fixtures/solo.json';
import tied from '../../fixtures/tied.json';
import two from '../../fixtures/two.json';
import type { GameEvent } from '../core/messages';
import type { Prompt } from '../core/prompts';
import en from './en';
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
    expect(refused('error-take-side', { slot: 'b2' })).toMatch(/^The die in b2 lies on the side/);
    expect(refused('error-draft-tunnel', { token: 'T5' })).toMatch(/^Tunnel 5 doesn’t continue/);
    expect(refused('error-hero-taken', { hero: 'dragon-slayer' })).toContain('“Dragon Slayer”');
    expect(refused('error-of-a-newer-server')).toBe('as the server says');
    expect(words.refusal({ code: 'tables', args: { most: 9 }, text: '' })).toContain(' 9 open');
    const action = { action: 'take e1', phase: 'magic' };
    const said = new Set<string>();
    for (const lang of LANGUAGES) {
      await words.speak(lang);
      said.add(words.refusal({ code: 'stale', args: {}, text: '' }));
      expect(refused('error-action-time', action)).toContain(words.t('phase-magic'));
    }
    expect(said.size).toBe(LANGUAGES.length);
  });

  it('name every action that a hint can give', async () => {
    const mountain = { e1: 'TB', a1: 'G2' };
    const actions = [
      'hero alchemist',
      'share TB 2',
      'take e1',
      'done',
      'spend M2',
      'spend hero M1',
      'reroll T4',
      'cache G3',
      'draft a1',
      'draft a1 cache',
      'draft e1 as T1',
      'recycle e1',
      'refill',
    ];
    for (const lang of LANGUAGES) {
      await words.speak(lang);
      const said = actions.map((action) => words.action(action, mountain, (seat) => `P${seat}`));
      expect(new Set(said).size).toBe(actions.length);
      for (const text of said) expect(text).not.toMatch(/web-|face-|undefined|[{}]/);
    }
    await words.speak('en');
    const say = (action: string) => words.action(action, mountain, (seat) => `P${seat}`);
    expect(say('take e1')).toBe('Take Beer (tunnel) from e1');
    expect(say('share TB 2')).toBe('Share Beer (tunnel) with P2');
    expect(say('draft a1 cache')).toBe('Draft 2 gems from a1, into a chest');
  });

  it('ask for what a prompt names', async () => {
    const name = (seat: number) => `P${seat}`;
    const prompts: Prompt[] = [
      { id: 'web-ask-reroll', args: { n: 2, chosen: 1 } },
      { id: 'web-ask-share-with', args: { face: { face: 'TB' } } },
      { id: 'web-ask-stop', args: { points: { points: 40 } } },
      { id: 'web-thinking', args: { name: { seat: 2 } } },
      { id: 'web-over', args: { name: { seats: [1, 2] } } },
    ];
    for (const lang of LANGUAGES) {
      await words.speak(lang);
      for (const prompt of prompts)
        expect(words.prompt(prompt, name)).not.toMatch(/web-|face-|undefined|[{}]/);
    }
    await words.speak('en');
    expect(prompts.map((prompt) => words.prompt(prompt, name))).toEqual([
      'Choose the dice to roll again: 1 of 2.',
      'Share Beer (tunnel) with whom?',
      'Stop digging with 40 points?',
      'P2 is thinking …',
      expect.stringMatching(/^P1 and P2 /),
    ]);
  });

  it('that could not be loaded are said to be missing, and asked for again', async () => {
    vi.useFakeTimers();
    let tries = 0;
    const load = () =>
      ++tries < 3 ? Promise.reject(new Error('offline')) : Promise.resolve({ default: en });
    const slow = new Words({ en: load, it: load, fr: load, es: load });
    void slow.speak('it');
    await vi.advanceTimersByTimeAsync(0);
    expect([slow.ready, slow.trouble]).toEqual([false, expect.stringMatching(/^Il server/)]);
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect([slow.ready, slow.trouble, slow.lang]).toEqual([true, '', 'it']);
  });

  it('are in the first language of the browser that there is', () => {
    expect(preferred(['de-CH', 'it-CH', 'fr'])).toBe('it');
    expect(preferred(['de'])).toBe('en');
  });
});
