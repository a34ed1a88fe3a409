import { describe, expect, it } from 'vitest';
import { parse } from '../core/actions';
import { magicPick, sharePick, type Pick } from '../core/intent';
import type { Seen } from '../core/messages';
import { astray } from './astray';

const SEEN: Seen = { t: 'seen', id: '', version: 0, slides: [], adds: null };
const spend = (action: string, ...chosen: string[]): Pick => {
  const token = parse(action).token ?? '';
  const pick = magicPick(action, token, `${token}:0`, { ...SEEN, need: 2, dice: { T2: 2, T5: 1 } });
  return { ...pick, chosen } as Pick;
};
const MAGIC = ['spend M2', 'reroll T2', 'reroll T5'];

describe('what is in hand', () => {
  it('may be magic that is asked for, and dice for it in any order', () => {
    expect(astray(spend('spend M2'), MAGIC)).toBeNull();
    expect(astray(spend('spend M2', 'T5:0'), MAGIC)).toBeNull();
    expect(astray(spend('spend M2', 'T5:0', 'T2:1'), MAGIC)).toBeNull();
  });

  it('is wrong with other magic, and a die is that is none of those to be rolled', () => {
    expect(astray(spend('spend hero M1'), MAGIC)).toEqual({ action: 'spend hero M1' });
    expect(astray(spend('spend M2', 'T2:0', 'T1:0'), MAGIC)).toEqual({
      ...{ action: 'reroll T1', key: 'T1:0' },
    });
    // One of the two is enough.
    expect(astray(spend('spend M2', 'T2:0', 'T2:1'), MAGIC)).toEqual({
      ...{ action: 'reroll T2', key: 'T2:1' },
    });
  });

  it('may be a Beer only if that one is to be given', () => {
    expect(astray(sharePick('HB'), ['share HB 2'])).toBeNull();
    expect(astray(sharePick('TB'), ['share HB 2'])?.action).toMatch(/^share /);
  });

  it('may be a die with several faces, one of which is asked for', () => {
    const actions = ['draft b3 as XS', 'draft b3 as XP'].map(parse);
    const pick: Pick = { what: 'draft', slot: 'b3', token: 'XB', actions };
    expect(astray(pick, ['draft b3 as XS'])).toBeNull();
    expect(astray(pick, ['draft b2'])).toEqual({ action: 'draft b3 as XS' });
  });

  it('fills chests, spends alone and stops only as asked', () => {
    const keep = (...chosen: string[]): Pick => ({ what: 'cache', most: 2, chosen });
    expect(astray(keep(), ['cache G3'])).toBeNull();
    expect(astray(keep('G3:0'), ['cache G3'])).toBeNull();
    expect(astray(keep('G3:0', 'T1:0'), ['cache G3'])).toEqual({
      ...{ action: 'cache T1', key: 'T1:0' },
    });
    const alone: Pick = { what: 'discard', action: 'spend M1', token: 'M1', key: 'M1:0' };
    expect(astray(alone, ['spend M1'])).toBeNull();
    expect(astray(alone, ['refill'])).toEqual({ action: 'spend M1' });
    expect(astray({ what: 'stop' }, ['refill'])).toEqual({ action: 'done' });
    expect(astray({ what: 'stop' }, ['done'])).toBeNull();
  });
});
