import { describe, expect, it } from 'vitest';
import four from '../../../fixtures/four.json';
import solo from '../../../fixtures/solo.json';
import two from '../../../fixtures/two.json';
import type { GameEvent } from '../api';
import { LANGUAGES, preferred, words } from './words.svelte';

const events = [two, four, solo].flatMap(({ opening, stages }) => [
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
        expect(said).not.toMatch(/event-|face-|undefined/);
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

  it('are in the first language of the browser that there is', () => {
    expect(preferred(['de-CH', 'it-CH', 'fr'])).toBe('it');
    expect(preferred(['de'])).toBe('en');
  });
});
