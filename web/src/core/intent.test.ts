import { describe, expect, it } from 'vitest';
import { parse } from './actions';
import {
  commitments,
  deedFor,
  isPickable,
  isPicked,
  magicPick,
  openChests,
  roomIn,
  spendable,
  toggle,
  type Choosing,
  type Offer,
  type Pick,
} from './intent';
import type { Seen } from './messages';
import type { TroveItem } from './troves';

const spend: Choosing = {
  what: 'spend',
  action: 'spend M1',
  key: 'M1:0',
  need: 2,
  dice: { T4: 2, G1: 1, M1: 1 },
  chosen: [],
};
const cache = (most: number): Choosing => ({ what: 'cache', most, chosen: [] });
const seen = (more: Partial<Seen>): Seen => ({
  t: 'seen',
  id: '1',
  version: 0,
  slides: [],
  adds: null,
  ...more,
});

describe('what is in hand', () => {
  it('is dice to pick for magic only if the server says that some have to be named', () => {
    const picked = magicPick('spend M1', 'M1', 'M1:0', seen({ need: 2, dice: spend.dice }));
    expect(picked).toEqual(spend);
    expect(magicPick('spend M1', 'M1', 'M1:0', seen({}))).toEqual({
      what: 'discard',
      action: 'spend M1',
      token: 'M1',
      key: 'M1:0',
    });
  });

  it('takes no more dice than there is room for, until one is put back', () => {
    const full = ['T4:0', 'G1:0'].reduce(toggle, spend);
    expect([roomIn(spend), roomIn(full)]).toEqual([2, 0]);
    expect(toggle(full, 'T4:1')).toBe(full);
    expect(toggle(toggle(full, 'T4:0'), 'T4:1').chosen).toEqual(['G1:0', 'T4:1']);
    expect(toggle(cache(0), 'T4:0').chosen).toEqual([]);
    expect(spend.chosen).toEqual([]);
  });

  it('takes only dice that can be named, and not the one that is spent', () => {
    const keys = ['T4:0', 'T4:1', 'T4:2', 'G1:0', 'M1:0', 'M1:1', 'HC1:0'];
    expect(keys.filter((key) => isPickable(spend, key))).toEqual(['T4:0', 'T4:1', 'G1:0', 'M1:1']);
    expect(isPickable(null, 'T4:0')).toBe(false);
    expect(isPicked({ ...spend, chosen: ['T4:0'] }, 'T4:0')).toBe(true);
    expect(isPicked(spend, 'M1:0')).toBe(true);
    expect(isPicked(spend, 'M1:1')).toBe(false);
  });

  it('is carried out in groups: magic before its dice, chests before the end', () => {
    expect(commitments({ ...spend, chosen: ['T4:0', 'G1:0'] })).toEqual([
      ['spend M1'],
      ['reroll T4', 'reroll G1'],
    ]);
    expect(commitments({ ...cache(2), chosen: ['G3:1'] })).toEqual([['cache G3'], ['done']]);
  });

  it('is open chests with the room that the server says', () => {
    expect(openChests('cache', 3)).toEqual(cache(3));
    expect(openChests('magic', 3)).toBeNull();
  });
});

describe('a click on a die of the trove', () => {
  const item = (key: string, more: Partial<TroveItem> = {}): TroveItem => ({
    key,
    token: key.slice(0, key.indexOf(':')),
    hero: false,
    spent: false,
    cached: false,
    ...more,
  });
  const offer = (phase: Offer['phase'], legal: string[], pick: Pick | null = null): Offer => ({
    phase,
    pick,
    actions: legal.map(parse),
  });

  it('takes Beer in hand that can be shared', () => {
    const dig = offer('excavation', ['take e1', 'share TB 2']);
    expect(deedFor(item('TB:0'), dig)).toEqual({
      does: 'hold',
      pick: { what: 'share', token: 'TB', key: 'TB:0' },
      says: 'web-do-share',
      lit: true,
    });
    expect(deedFor(item('GB:0'), dig)).toBeNull();
    expect(deedFor(item('T1:0'), dig)).toBeNull();
  });

  it('asks what spending would need, of a die or of the hero alone', () => {
    const own = offer('magic', ['spend M1', 'done']);
    expect(deedFor(item('M1:0'), own)).toMatchObject({ does: 'ask', action: 'spend M1' });
    expect(deedFor(item('M1:1', { spent: true }), own)).toBeNull();
    const card = item('hero:M1:0', { token: 'M1', hero: true });
    expect(deedFor(card, own)).toBeNull();
    expect(deedFor(card, offer('magic', ['spend hero M1']))).toMatchObject({
      action: 'spend hero M1',
    });
  });

  it('is a button as well where magic can be spent: of unspent dice, and of the hero', () => {
    const items = [
      item('hero:M1:0', { token: 'M1', hero: true }),
      item('M1:0', { spent: true }),
      item('M1:1'),
      item('M1:2'),
      item('M2:0', { spent: true }),
    ];
    const offers = (...legal: string[]) =>
      spendable(legal.map(parse), items).map(({ action, item: { key }, n }) => [action, key, n]);
    expect(offers('spend M1', 'spend hero M1', 'done')).toEqual([
      ['spend M1', 'M1:1', 2],
      ['spend hero M1', 'hero:M1:0', 1],
    ]);
    expect(offers('spend M2')).toEqual([]);
  });

  it('names a die for a reroll that is under way', () => {
    const named = offer('magic', ['reroll T4']);
    expect(deedFor(item('T4:0'), named)).toMatchObject({ does: 'act', action: 'reroll T4' });
    expect(deedFor(item('T1:0'), named)).toBeNull();
  });

  it('picks dice for what is in hand, or puts that back', () => {
    const held = offer('magic', ['spend M1'], spend);
    expect(deedFor(item('M1:0'), held)).toMatchObject({ does: 'drop', says: 'web-put-back' });
    expect(deedFor(item('T4:1'), held)).toEqual({ does: 'toggle', says: null, lit: false });
    expect(deedFor(item('T4:2'), held)).toBeNull();
    const chests = offer('cache', ['cache G3', 'done'], cache(1));
    expect(deedFor(item('G3:0'), chests)).toMatchObject({ does: 'toggle' });
    expect(deedFor(item('G3:0', { cached: true }), chests)).toBeNull();
    expect(deedFor(item('T1:0'), chests)).toBeNull();
  });
});
