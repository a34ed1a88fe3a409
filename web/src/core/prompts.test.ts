import { describe, expect, it } from 'vitest';
import { tableInfo } from '../../fixtures/messages';
import { games } from '../../fixtures/games';
import { parse } from './actions';
import type { SeatInfo, View } from './messages';
import { promptFor, type Situation } from './prompts';

const { start } = games.two;
const [person] = tableInfo(start).seats;

const EMPTY: Situation = {
  view: null,
  playing: false,
  acting: null,
  actions: [],
  pick: null,
  gifts: [],
  waited: undefined,
  own: false,
  compiling: false,
};

const ask = (view: Partial<View>, legal: string[] = [], more: Partial<Situation> = {}) => {
  const { id, args } = promptFor({
    ...EMPTY,
    view: { ...start, seat: 1, ...view },
    acting: legal.length ? 1 : null,
    actions: legal.map(parse),
    waited: person,
    ...more,
  });
  return [id, args];
};
const waits = (waited: Partial<SeatInfo>, compiling = false) =>
  ask({ phase: 'excavation' }, [], { waited: { ...person!, ...waited }, compiling });

describe('what is asked', () => {
  it('follows the phase and what is offered', () => {
    const dig = { phase: 'excavation' as const };
    expect(ask({ phase: 'heroes' }, ['hero alchemist'])).toEqual(['web-ask-hero', {}]);
    expect(ask(dig, ['take e1'])).toEqual(['web-ask-take', {}]);
    expect(ask(dig, ['share TB 2', 'take e1'])).toEqual(['web-ask-take-or-share', {}]);
    expect(ask({ ...dig, shared: true }, ['take e1'])).toEqual(['web-ask-beer', {}]);
    const second = { ...dig, shared: true, taken: 1 };
    expect(ask(second, ['take e1', 'done'])).toEqual(['web-ask-second', {}]);
    expect(ask(second, ['take e1'])).toEqual(['web-ask-second', {}]);
    expect(ask({ phase: 'magic' }, ['spend M1'])).toEqual(['web-ask-spend', {}]);
    expect(ask({ phase: 'magic', symbols: 1, chosen: { T4: 2 } }, ['reroll T4'])).toEqual([
      'web-ask-reroll',
      { n: 3, chosen: 2 },
    ]);
    expect(ask({ phase: 'solo' }, ['draft e1'])).toEqual(['web-ask-draft', {}]);
    expect(ask({ phase: 'solo' }, ['done'])).toEqual(['web-ask-stuck', {}]);
    expect(ask({ phase: 'solo', symbols: 2 }, ['recycle e1'])).toEqual([
      'web-ask-recycle',
      { n: 2 },
    ]);
  });

  const gains = (view: Partial<View>, legal: string[], more: Partial<Situation> = {}) =>
    promptFor({
      ...EMPTY,
      view: { ...start, seat: 1, ...view },
      acting: 1,
      actions: legal.map(parse),
      ...more,
    }).gains;

  it('says what one gains', () => {
    const dig = { phase: 'excavation' as const };
    expect(gains(dig, ['take e1'])).toEqual([]);
    expect(gains(dig, ['share TB 2', 'take e1'])).toEqual([{ id: 'web-gain-share', args: {} }]);
    const last = { ...dig, mountain: { a1: 'T1' } };
    expect(gains(last, ['share TB 2', 'take a1'])).toEqual([{ id: 'web-gain-last', args: {} }]);
    expect(gains({ ...last, shared: true }, ['take a1'])[0]?.id).toBe('web-gain-last');
    expect(gains({ phase: 'magic' }, ['spend M1'])).toEqual([{ id: 'web-gain-spend', args: {} }]);
    const rolls = { phase: 'magic' as const, symbols: 1 };
    const ids = (view: Partial<View>) => gains(view, ['reroll T4']).map(({ id }) => id);
    expect(ids(rolls)).toEqual(['web-gain-reroll', 'web-gain-hazards']);
    const variant = { ...start.rules, reroll_hazards: true };
    expect(ids({ ...rolls, rules: variant })).toEqual(['web-gain-reroll']);
    const chests = { pick: { what: 'cache' as const, most: 2, chosen: [] } };
    expect(gains({ phase: 'cache' }, ['done'], chests)[0]?.id).toBe('web-gain-cache');
  });

  it('suggests which of several Beers to give', () => {
    const legal = ['share TB 2', 'share HB 2', 'share HB 3'];
    const held = (token: string, offered = legal, gifts = ['share HB 3', 'share TB 2']) => {
      const pick = { what: 'share' as const, token, key: `${token}:0` };
      return gains({ phase: 'excavation' }, offered, { pick, gifts }).slice(1);
    };
    expect(held('HB')).toEqual([{ id: 'web-gain-best', args: {} }]);
    expect(held('TB')).toEqual([{ id: 'web-gain-better', args: { face: { face: 'HB' } } }]);
    expect(held('HB', ['share HB 2', 'share HB 3'])).toEqual([]);
    expect(held('HB', legal, [])).toEqual([]);
  });

  it('names what can be done alone when no die can be drafted', () => {
    const options = (...legal: string[]) =>
      gains({ phase: 'solo', refills: 1 }, legal)[0]?.args['options'];
    expect(options('spend M2', 'refill', 'done')).toEqual({
      oneOf: ['web-can-spend', 'web-can-refill', 'web-can-done'],
    });
    expect(options('refill', 'done')).toEqual({ oneOf: ['web-can-refill', 'web-can-done'] });
    expect(gains({ phase: 'solo' }, ['draft e1', 'spend M2'])).toEqual([]);
  });

  it('is about what is in hand', () => {
    const held = (pick: Situation['pick']) => ask({ score: 40 }, ['done'], { pick });
    const key = 'M1:0';
    expect(held({ what: 'share', token: 'TB', key: 'TB:0' })).toEqual([
      'web-ask-share-with',
      { face: { face: 'TB' } },
    ]);
    expect(
      held({ what: 'spend', action: 'spend M1', key, need: 2, dice: {}, chosen: ['T1:0'] }),
    ).toEqual(['web-ask-reroll', { n: 2, chosen: 1 }]);
    expect(held({ what: 'cache', most: 2, chosen: [] })).toEqual([
      'web-ask-cache',
      { n: 2, chosen: 0 },
    ]);
    const draft = { what: 'draft', slot: 'e1', actions: [] } as const;
    expect(held({ ...draft, token: 'TB' })[0]).toBe('web-ask-wild');
    expect(held({ ...draft, token: 'G1' })[0]).toBe('web-ask-chest');
    expect(held({ what: 'discard', action: 'spend M1', token: 'M1', key })).toEqual([
      'web-ask-discard',
      { face: { face: 'M1' } },
    ]);
    expect(held({ what: 'stop' })).toEqual(['web-ask-stop', { points: { points: 40 } }]);
  });

  it('is nothing while others are to act, which it says', () => {
    expect(waits({})).toEqual(['web-waiting-for', { name: { seat: 1 } }]);
    expect(waits({ here: false })).toEqual(['web-absent', { name: { seat: 1 } }]);
    expect(waits({ here: false, away: true })).toEqual(['web-thinking', { name: { seat: 1 } }]);
    expect(waits({ who: 'bot' })).toEqual(['web-thinking', { name: { seat: 1 } }]);
    expect(ask({ phase: 'heroes' })).toEqual(['web-choosing-hero', { name: { seat: 1 } }]);
    expect(waits({ who: 'bot' }, true)).toEqual(['compiling-search', {}]);
    expect(waits({}, true)[0]).toBe('web-waiting-for');
  });

  it('is nothing while more of the last move is to be shown', () => {
    expect(ask({}, ['take e1'], { playing: true })).toEqual(['web-wait', {}]);
    expect(ask({ seat: null })).toEqual(['web-wait', {}]);
    expect(promptFor(EMPTY).id).toBe('web-wait');
  });

  it('is who won, or with how many points, at the end', () => {
    expect(ask({ phase: 'over', winners: [2] })).toEqual(['web-over', { name: { seats: [2] } }]);
    expect(ask({ phase: 'over', winners: [1] }, [], { own: true })).toEqual(['web-end-won', {}]);
    expect(ask({ phase: 'over', rank: 'average', score: 70 })).toEqual([
      'web-over-solo',
      { points: { points: 70 } },
    ]);
  });

  it('is on its way while nothing is asked of one’s own seat, unless a bot plays it', () => {
    const dig = { phase: 'excavation' as const };
    expect(ask(dig, [], { own: true })).toEqual(['web-wait', {}]);
    expect(ask(dig, [])).toEqual(['web-waiting-for', { name: { seat: 1 } }]);
    const away = { waited: { ...person!, away: true }, own: true };
    expect(ask(dig, [], away)).toEqual(['web-thinking', { name: { seat: 1 } }]);
  });
});
