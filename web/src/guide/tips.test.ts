import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { box } from '../../fixtures/messages';
import { parse } from '../core/actions';
import { Game, makeRules } from '../engine';
import { loadEngine } from '../engine/node';
import { sheetOf } from '../local/played';
import { facts } from '../state/facts.svelte';
import { TIP_IDS, tipFor, type Anchor, type Moment } from './tips';

const engine = loadEngine();
beforeAll(() => void (facts.box = box));

const momentOf = (game: Game): Moment => ({
  view: game.view(),
  sheet: sheetOf(game),
  seat: game.seat ?? 0,
  actions: game.legal().map(parse),
  scored: false,
});

/** Plays whole games by some fixed choice, and looks at what is asked each time. */
function* moments(players: number, games: number): Generator<Moment> {
  for (let seed = 0; seed < games; seed++) {
    const rules = makeRules({ players, deal_heroes: players > 1 });
    const game = Game.new(engine, rules, { seed: `tips ${players} ${seed}` });
    for (let i = seed; !game.over; i += 7) {
      yield momentOf(game);
      const legal = game.legal();
      const events = game.play(legal[i % legal.length] ?? '');
      if (events.some(({ event }) => event === 'score') && !game.over)
        yield { ...momentOf(game), actions: [], scored: true };
    }
  }
}

/** Whether what a tip points at is there. */
function isThere({ view, seat }: Moment, at: Anchor): boolean {
  switch (at.what) {
    case 'slot':
      return view.mountain[at.slot] !== undefined;
    case 'die':
      return at.seat === seat && (view.seats[seat - 1]?.dice[at.token] ?? 0) > 0;
    case 'trove':
    case 'sheet':
      return (view.seats[seat - 1]?.rounds.length ?? 0) > 0;
    case 'ask':
    case 'go-on':
      return true;
  }
}

describe('tips', () => {
  it('each come in some game, and point at what is there', () => {
    const given = new Set<string>();
    for (const [players, games] of [
      [2, 6],
      [1, 40],
    ] as const)
      for (const moment of moments(players, games)) {
        const tip = tipFor(moment, new Set());
        for (const id of TIP_IDS) {
          const others = new Set(TIP_IDS.filter((other) => other !== id));
          const single = tipFor(moment, others);
          if (!single) continue;
          given.add(single.id);
          expect(single.id).toBe(id);
          expect(id.startsWith('solo-')).toBe(players === 1);
          expect(isThere(moment, single.at), `${id} at ${JSON.stringify(single.at)}`).toBe(true);
          expect(tip, 'the most urgent comes first').not.toBeNull();
        }
      }
    expect([...given].sort()).toEqual([...TIP_IDS].sort());
  });

  it('are never given twice', () => {
    const given = new Set<string>();
    for (const moment of moments(2, 3)) {
      const tip = tipFor(moment, given);
      if (!tip) continue;
      expect(given).not.toContain(tip.id);
      given.add(tip.id);
    }
    expect(given.size).toBeGreaterThan(5);
    for (const moment of moments(2, 3)) {
      const tip = tipFor(moment, new Set(TIP_IDS));
      expect(tip).toBeNull();
    }
  });

  const at = (position: string): Moment => momentOf(Game.fromPosition(engine, position));
  const but = (...ids: string[]) => new Set(TIP_IDS.filter((id) => !ids.includes(id)));

  const excavation = (mountain: string, bag: string, trove = '-', shared = '-') =>
    at(
      `DM1 2 1 excavation 1 1 - ${shared} ${mountain} ${bag} alchemist:${trove}:-:-:-:- engineer:-:-:-:-:- -`,
    );

  it('warn of hazards that can be taken, and else of those that came by a Beer', () => {
    const tips = but('dragon', 'cave-in');
    const top = excavation('T1,HD3,HC2,-,-,-/-/-/-/-', 'T26G8M8H8X7');
    expect(tipFor(top, tips)).toEqual({ id: 'dragon', at: { what: 'slot', slot: 'a2' } });
    expect(tipFor(top, but('cave-in'))?.at).toEqual({ what: 'slot', slot: 'a3' });
    const buried = excavation('HD3,T2,-,-,-,-/T1,-,-,-,-/-/-/-', 'T25G8M8H9X7');
    expect(tipFor(buried, tips)).toBeNull();
    const own = excavation('T1,T2,-,-,-,-/-/-/-/-', 'T25G8M8H9X7', 'HC2');
    expect(tipFor(own, tips)?.at).toEqual({ what: 'die', seat: 1, token: 'HC2' });
  });

  it('do not warn of hazards that score, as a die or the hero has the tool', () => {
    const mountain = 'T1,HD3,HC2,-,-,-/-/-/-/-';
    const tips = but('dragon', 'cave-in');
    const shield = excavation(mountain, 'T26G8M8H8X6', 'XS');
    expect(tipFor(shield, tips)).toEqual({ id: 'cave-in', at: { what: 'slot', slot: 'a3' } });
    const engineer = at(
      `DM1 2 1 excavation 1 1 - - ${mountain} T26G8M8H8X7 engineer:-:-:-:-:- alchemist:-:-:-:-:- -`,
    );
    expect(tipFor(engineer, but('cave-in'))).toBeNull();
    expect(tipFor(engineer, tips)?.id).toBe('dragon');
  });

  it('say what tunnels are with the first of them, and what gems are before who has the most', () => {
    const tunnel = excavation('T1,T2,-,-,-,-/-/-/-/-', 'T24G8M8H10X7', 'T5');
    expect(tipFor(tunnel, but('straight'))?.at).toEqual({ what: 'die', seat: 1, token: 'T5' });
    const gems = excavation('T1,T2,-,-,-,-/-/-/-/-', 'T25G7M8H10X7', 'G2');
    expect(tipFor(gems, but('gem', 'most'))?.id).toBe('gem');
    expect(tipFor(gems, but('most'))?.id).toBe('most');
  });

  it('point at a side die when a Beer was shared, and at none that lies on top', () => {
    const side = excavation('T1,T2,T3,-,-,-/-,G1,-,-,-/-/-/-', 'T23G7M8H10X7', 'T1', 'shared');
    expect(tipFor(side, but('side'))?.at).toEqual({ what: 'slot', slot: 'a2' });
    const top = excavation('T1,-,T3,-,-,-/-/-/-/-', 'T24G8M8H10X7', 'T1', 'shared');
    expect(tipFor(top, but('side'))).toBeNull();
  });

  it('point at the Beer that can be shared, and at the magic die when nothing else is left alone', () => {
    const shares = at(
      'DM1 2 1 excavation 1 1 - - T1,T2,-,-,-,-/-/-/-/- T25G7M8H10X7 alchemist:GB:-:-:-:- engineer:-:-:-:-:- -',
    );
    expect(tipFor(shares, new Set())).toEqual({
      id: 'beer',
      at: { what: 'die', seat: 1, token: 'GB' },
    });
    const stuck = at('DM1 1 1 solo 1 - - r2 T5,-,-,-,-,-/-/-/-/- T26G8M7H10X7 -:M2:-:-:-:- -');
    expect(tipFor(stuck, new Set())).toEqual({
      id: 'solo-spend',
      at: { what: 'die', seat: 1, token: 'M2' },
    });
  });

  it('have a text each, and no text is left over', () => {
    const text = readFileSync('../src/diceminer/locale/en/guide.ftl', 'utf8');
    const written = [...text.matchAll(/^guide-tip-([\w-]+) =/gm)].map(([, id]) => id!);
    expect(written.sort()).toEqual([...TIP_IDS].sort());
  });
});
