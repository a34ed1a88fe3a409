import { beforeAll, describe, expect, it } from 'vitest';
import { box } from '../../fixtures/messages';
import { games } from '../../fixtures/games';
import type { Seen, Sheet, View } from '../core/messages';
import { facts } from '../state/facts.svelte';
import { LANGUAGES, words } from '../words/words.svelte';
import { advice, places, reason, type Known } from './hint-words';

beforeAll(async () => {
  facts.box = box;
  const parts = ['hint', 'numbers', 'heroes', 'asked'] as const;
  await Promise.all(parts.map((part) => words.include(part)));
});

const mountain = { e1: 'TB', e2: 'T3', a1: 'G2', b1: 'HD3', c1: 'XS', d1: 'M2', d2: 'T5' };
const at = (phase: View['phase']): View => ({ ...games.two.start, phase, mountain });
const known = (view: View, more: Partial<Known>): Known => ({
  ...{ view, sheet: {}, seen: null, worth: {}, idle: {} },
  ...more,
});
const name = (seat: number) => `P${seat}`;
const adding = (tunnels = 0, treasure = 0, hazards = 0): Seen => ({
  t: 'seen',
  id: '1',
  version: 0,
  slides: [],
  adds: { tunnels, treasure, hazards },
});

/** Every kind of advice, in the phase in which it is given. */
const LINES: [View['phase'], string[]][] = [
  ['heroes', ['hero alchemist']],
  ['excavation', ['share TB 2']],
  ['excavation', ['take e1']],
  ['excavation', ['done']],
  ['magic', ['spend M2', 'reroll T4', 'reroll G1']],
  ['magic', ['spend hero M1', 'reroll T4']],
  ['magic', ['reroll T4']],
  ['magic', ['done']],
  ['cache', ['cache G3', 'cache XS', 'done']],
  ['cache', ['done']],
  ['solo', ['draft a1']],
  ['solo', ['draft a1 cache']],
  ['solo', ['draft e1 as T1']],
  ['solo', ['spend M2', 'recycle e1', 'recycle e2']],
  ['solo', ['recycle e1']],
  ['solo', ['refill']],
  ['solo', ['done']],
];

describe('a hint', () => {
  it('names what to do, down to the dice, and why, in every language', async () => {
    for (const lang of LANGUAGES) {
      await words.speak(lang);
      const said = LINES.map(([phase, line]) => advice(line, at(phase), name));
      expect(new Set(said).size).toBe(LINES.length);
      const whys = LINES.map(([phase, line]) =>
        reason(line, known(at(phase), { seen: adding(2) }), name),
      );
      for (const text of [...said, ...whys]) {
        expect(text).toMatch(/\p{L}{2}/u);
        expect(text).not.toMatch(/(web|why|face)-|undefined|[{}]|\b[a-e][1-6]\b/);
      }
    }
  });

  it('says which dice, and where they lie', async () => {
    await words.speak('en');
    const say = (phase: View['phase'], ...line: string[]) => advice(line, at(phase), name);
    expect(say('excavation', 'take e2')).toBe('Take tunnel 3');
    expect(places(['take e2'])).toBe('top row, 2 of 2');
    expect(places(['reroll T4'])).toBe('');
    expect(say('excavation', 'share TB 2')).toBe('Share Beer (tunnel) with P2');
    expect(say('magic', 'spend M2', 'reroll T4', 'reroll G1')).toBe(
      'Spend 2 magic symbols and roll again: tunnel 4 and 1 gem',
    );
    expect(say('cache', 'cache G3', 'cache XS', 'done')).toBe('Keep 3 gems and 1 shield');
    expect(say('solo', 'draft a1 cache')).toBe('Draft 2 gems, into a chest');
    expect(say('solo', 'spend M2', 'recycle e1', 'recycle e2')).toBe(
      'Spend 2 magic symbols and put back into the bag: ' + 'Beer (tunnel) and tunnel 3',
    );
  });

  it('says why a die is taken from what it adds', async () => {
    await words.speak('en');
    const why = (slot: string, seen: Seen | null, phase: View['phase'] = 'excavation') =>
      reason([`take ${slot}`], known(at(phase), { seen }), name);
    expect(why('e2', adding(6))).toBe('Tunnels +6: it continues a straight.');
    expect(why('e2', adding())).toMatch(/no straight yet/);
    expect(why('a1', adding(0, 2))).toBe('Treasure +2 at once.');
    expect(why('a1', adding(0, 8))).toBe('Treasure +8: you would have the most gems.');
    expect(why('b1', adding(0, 0, 3))).toBe('Hazards +3: you have the tool for it.');
    expect(why('b1', adding(0, 0, -3))).toBe(
      'It costs 3 points for now. It may pay later, or would help the others more.',
    );
    expect(why('c1', adding(0, 0, 4))).toBe('Hazards +4: it works on your hazards.');
    expect(why('c1', adding())).toBe('No points now, but later: with it, dragons score.');
    expect(why('c1', null)).toBe(words.t('why-shield'));
    expect(why('d1', null)).toBe(words.t('why-magic'));
    expect(why('d2', adding(5), 'solo')).toBe('Tunnels +5: it completes a straight.');
    expect(why('d2', adding(), 'solo')).toBe(words.t('why-tunnels-solo'));
  });

  it('names who else would gain by a die', async () => {
    await words.speak('en');
    const [own, other] = at('excavation').seats;
    const facing = (hero: string, dice: Record<string, number>): View => ({
      ...at('excavation'),
      seat: 1,
      seats: [
        { ...own!, hero: 'alchemist', dice: {} },
        { ...other!, hero, dice },
      ],
    });
    const dragons = (view: View) =>
      reason(['take b1'], known(view, { seen: adding(0, 0, -3) }), name);
    const gains = 'It costs 3 points for now. For P2, who has a shield, it would score.';
    expect(dragons(facing('alchemist', { XS: 1 }))).toBe(gains);
    expect(dragons(facing('dragon-slayer', {}))).toBe(gains);
    expect(dragons(facing('engineer', { XP: 1 }))).toMatch(/It may pay later/);
    const row = (gems: number): Sheet[string] => [0, gems, 0, gems, 0, 0, 0, 0, [], {}];
    const gem = (mine: number, theirs: number, added = 2) =>
      reason(
        ['take a1'],
        known(facing('alchemist', {}), {
          seen: adding(0, added),
          sheet: { 1: row(mine), 2: row(theirs) },
        }),
        name,
      );
    expect(gem(1, 3)).toBe('Treasure +2: P2 is after the most gems, too.');
    expect(gem(3, 3, 8)).toBe('Treasure +8: you would have the most gems.');
    expect(gem(3, 1)).toBe('Treasure +2 at once.');
    expect(gem(0, 0)).toBe('Treasure +2 at once.');
  });

  it('says what a die that adds nothing may be good for, as long as it can be', async () => {
    await words.speak('en');
    const take = (view: View, slot: string) =>
      reason([`take ${slot}`], known(view, { seen: adding() }), name);
    const view = { ...at('excavation'), mountain: { ...mountain, c1: 'XC2' } };
    expect(take(view, 'e1')).toMatch(/shared, it brings you two dice/);
    expect(take({ ...view, mountain: { e1: 'TB' } }, 'e1')).toMatch(/it may still be of use/);
    expect(take(view, 'd1')).toMatch(/rolls dice again/);
    expect(take({ ...view, round: 1 }, 'c1')).toMatch(/for the next round/);
    expect(take({ ...view, round: 3 }, 'c1')).toMatch(/it may still be of use/);
  });

  it('says why dice are kept, and even a hazard', async () => {
    await words.speak('en');
    const keep = (...line: string[]) => reason(line, known(at('magic'), {}), name);
    expect(keep('cache G3')).toBe('As it lies it is worth more than a new roll, on average.');
    expect(keep('cache T3', 'cache HC2')).toBe(
      'As they lie they are worth more than a new roll, on average. Rolled again, a hazard may get worse.',
    );
    expect(keep('cache HB')).not.toContain('hazard');
  });

  it('says why dice are rolled again from what they count', async () => {
    await words.speak('en');
    const why = (worth: Record<string, number>, idle: Record<string, number>, ...line: string[]) =>
      reason(line, known(at('magic'), { worth, idle }), name);
    expect(why({}, { T4: 1 }, 'spend M2', 'reroll T4', 'reroll MB')).toBe(
      'They count for nothing now.',
    );
    expect(why({ T4: 0 }, {}, 'spend M1', 'reroll T4')).toBe('It counts for nothing now.');
    expect(why({ G2: 5 }, {}, 'spend M1', 'reroll G2')).toMatch(/^It brings 5 points now;/);
    expect(why({ HD3: -3 }, {}, 'spend M1', 'reroll HD3')).toMatch(/^It costs 3 points now;/);
    // Each alone counts for nothing as the other does the same: both together don't.
    expect(why({ T3: 0 }, { T3: 1 }, 'spend M2', 'reroll T3', 'reroll T3')).toBe(
      'On average, a new roll brings more.',
    );
    expect(why({}, {}, 'done')).toMatch(/worth more than a new roll/);
  });
});
