import { describe, expect, it } from 'vitest';
import four from '../../fixtures/four.json';
import solo from '../../fixtures/solo.json';
import tied from '../../fixtures/tied.json';
import two from '../../fixtures/two.json';
import { parse, type Action } from './actions';
import { kindOf } from './tokens';
import { SLOTS } from './slots';

const said = (text: string): Partial<Action> =>
  Object.fromEntries(Object.entries(parse(text)).filter(([key, value]) => key !== 'text' && value));

describe('an action', () => {
  it('says what is done with what', () => {
    expect(said('hero dragon-slayer')).toEqual({ verb: 'hero', hero: 'dragon-slayer' });
    expect(said('share TB 2')).toEqual({ verb: 'share', token: 'TB', seat: 2 });
    expect(said('take e1')).toEqual({ verb: 'take', slot: 'e1' });
    expect(said('spend M2')).toEqual({ verb: 'spend', token: 'M2' });
    expect(said('spend hero M1')).toEqual({ verb: 'spend', token: 'M1', ofHero: true });
    expect(said('reroll T4')).toEqual({ verb: 'reroll', token: 'T4' });
    expect(said('cache G3')).toEqual({ verb: 'cache', token: 'G3' });
    expect(said('draft a1')).toEqual({ verb: 'draft', slot: 'a1' });
    expect(said('draft a1 cache')).toEqual({ verb: 'draft', slot: 'a1', cached: true });
    expect(said('draft e1 as T1')).toEqual({ verb: 'draft', slot: 'e1', as: 'T1' });
    expect(said('draft e1 as G3 cache')).toEqual({
      verb: 'draft',
      slot: 'e1',
      as: 'G3',
      cached: true,
    });
    expect(said('recycle b2')).toEqual({ verb: 'recycle', slot: 'b2' });
    expect(said('refill')).toEqual({ verb: 'refill' });
    expect(said('done')).toEqual({ verb: 'done' });
    expect(() => parse('sing')).toThrow(RangeError);
  });

  it('is read of everything that was legal in whole games', () => {
    const offered = new Set(
      [two, four, tied, solo].flatMap((game) => game.stages.flatMap(({ legal }) => legal)),
    );
    expect(offered.size).toBeGreaterThan(100);
    for (const text of offered) {
      const { slot, token, as } = parse(text);
      if (slot) expect(SLOTS).toContain(slot);
      for (const face of [token, as]) if (face) expect(kindOf(face)).toBeTruthy();
    }
  });
});
