import { describe, expect, it } from 'vitest';
import { parse } from '../core/actions';
import { Game } from '../engine';
import { loadEngine } from '../engine/node';
import { sheetOf } from '../local/played';
import { lessons } from '../lessons/script';
import { addTips, forgetTips, type Keeper } from './given';
import { Guide } from './guide.svelte';
import { TIP_IDS, type Moment } from './tips';

const engine = loadEngine();

function moment(trove: string, bag: string): Moment {
  const position = `DM1 2 1 excavation 1 1 - - T1,T2,-,-,-,-/-/-/-/- ${bag} alchemist:${trove}:-:-:-:- engineer:-:-:-:-:- -`;
  const game = Game.fromPosition(engine, position);
  const actions = game.legal().map(parse);
  return { view: game.view(), sheet: sheetOf(game), seat: 1, actions, scored: false };
}
const FIRST = moment('-', 'T25G8M8H10X7');
const GEM = moment('G1', 'T25G7M8H10X7');

function browser(): Keeper {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return () => storage;
}

describe('the guide', () => {
  it('gives a tip until the player has done something, and never again', () => {
    const guide = new Guide(browser());
    guide.look(1, FIRST);
    expect(guide.tip?.id).toBe('take');
    guide.look(1, FIRST);
    expect(guide.tip?.id).toBe('take');
    guide.look(2, null);
    expect(guide.tip).toBeNull();
    guide.look(3, FIRST);
    expect(guide.tip).toBeNull();
    guide.look(4, GEM);
    expect(guide.tip?.id).toBe('gem');
    guide.look(5, GEM);
    expect(guide.tip?.id).toBe('most');
  });

  it('puts a tip away for good, and does not bring the next one in the same position', () => {
    const guide = new Guide(browser());
    guide.look(1, FIRST);
    guide.dismiss();
    guide.look(1, FIRST);
    expect(guide.tip).toBeNull();
  });

  it('knows after a reload what it has said, until that is forgotten', () => {
    const keeper = browser();
    new Guide(keeper).look(1, FIRST);
    const again = new Guide(keeper);
    again.look(1, FIRST);
    expect(again.tip).toBeNull();
    forgetTips(keeper);
    const anew = new Guide(keeper);
    anew.look(1, FIRST);
    expect(anew.tip?.id).toBe('take');
  });

  it('does not say again what a lesson has taught, until that is forgotten', () => {
    const keeper = browser();
    const tips = (id: string) => lessons.find((lesson) => lesson.id === id)!.tips;
    addTips(keeper, tips('top'));
    const taught = new Guide(keeper);
    taught.look(1, FIRST);
    expect(taught.tip).toBeNull();
    taught.look(2, GEM);
    expect(taught.tip?.id).toBe('gem');
    forgetTips(keeper);
    const anew = new Guide(keeper);
    anew.look(1, FIRST);
    expect(anew.tip?.id).toBe('take');
  });

  it('keeps what another tab has taught meanwhile', () => {
    const keeper = browser();
    const guide = new Guide(keeper);
    addTips(keeper, ['gem', 'most']);
    guide.look(1, FIRST);
    const again = new Guide(keeper);
    again.look(1, GEM);
    expect(again.tip).toBeNull();
  });

  it('has nothing left to say after all lessons, each of which has tips of its own', () => {
    const keeper = browser();
    const all = lessons.flatMap(({ tips }) => tips);
    expect([...all].sort()).toEqual([...TIP_IDS].sort());
    addTips(keeper, all);
    expect(new Guide(keeper).isDone).toBe(true);
  });

  it('works in a browser that keeps nothing, or has kept nonsense', () => {
    const failing: Keeper = () => {
      throw new Error('not allowed');
    };
    const guide = new Guide(failing);
    guide.look(1, FIRST);
    expect(guide.tip?.id).toBe('take');
    guide.look(2, FIRST);
    expect(guide.tip).toBeNull();
    forgetTips(failing);
    addTips(failing, ['gem']);
    const odd = browser();
    odd().setItem('diceminer-tips', '{"not": "a list"');
    const other = new Guide(odd);
    other.look(1, FIRST);
    expect(other.tip?.id).toBe('take');
  });
});
