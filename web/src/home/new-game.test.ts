import { describe, expect, it } from 'vitest';
import { box } from '../../fixtures/messages';
import type { Box, SettingInfo } from '../core/messages';
import { NewGame } from './new-game.svelte';

const setting = (name: string): SettingInfo => box.settings.find((one) => one.name === name)!;
/** The same box, with another range of one setting. */
const boxWith = (name: string, change: Partial<SettingInfo>): Box => ({
  ...box,
  settings: box.settings.map((one) => (one.name === name ? { ...one, ...change } : one)),
});
const player = (seat: number): string => `Player ${seat}`;

describe('A new game', () => {
  it('offers as many opponents as the engine has players beside this one', () => {
    expect(new NewGame(() => box).opponentCounts).toEqual([1, 2, 3]);
    const six = boxWith('players', { values: [1, 2, 3, 4, 5, 6] });
    expect(new NewGame(() => six).opponentCounts).toEqual([1, 2, 3, 4, 5]);
  });

  it("offers the engine's magic dice, the most first, and its default", () => {
    const game = new NewGame(() => box);
    expect(game.magicCounts).toEqual([3, 2, 1, 0]);
    expect(game.magic).toBe(setting('magic').default);
    const other = new NewGame(() => boxWith('magic', { values: [0, 1, 2, 3, 4, 5], default: 5 }));
    expect(other.magicCounts).toEqual([5, 4, 3, 2, 1, 0]);
    expect(other.alone().rules).toEqual({ players: 1, magic: 5 });
  });

  it('suggests what the box has, if it has not what is suggested', () => {
    const duel = { ...boxWith('players', { values: [1, 2] }), bots: ['random', 'master'] };
    const game = new NewGame(() => duel);
    expect(game.opponents).toBe(1);
    expect(game.level).toBe('random');
  });

  it('adds seats until the engine has no more', () => {
    const game = new NewGame(() => box);
    for (const seats of [2, 3]) {
      expect(game.canAddSeat).toBe(true);
      game.addSeat();
      expect(game.seats.length).toBe(seats);
    }
    expect(game.full).toBe(true);
    game.addSeat();
    expect(game.seats.length).toBe(3);
    game.removeSeat(0);
    expect(game.full).toBe(false);
    expect(new NewGame(() => boxWith('players', { values: [1, 2] })).full).toBe(true);
  });

  it('can begin before the box has come, and then leaves the rules to the engine', () => {
    const game = new NewGame(() => null);
    expect(game.opponentCounts).toEqual([]);
    expect(game.magicCounts).toEqual([]);
    expect(game.levels).toEqual([game.level]);
    expect(game.magic).toBeNull();
    expect(game.full).toBe(false);
    expect(game.canAddSeat).toBe(false);
    expect(game.alone()).toEqual({ rules: { players: 1 }, seats: [{ who: 'me' }], pace: null });
    expect(game.againstBots().seats.length).toBe(game.opponents + 1);
  });

  it('against bots has one seat for each', () => {
    const game = new NewGame(() => box);
    game.name = '  Ada ';
    game.opponents = 3;
    game.level = 'master';
    const { rules, seats, pace } = game.againstBots();
    expect(rules).toEqual({ players: 4 });
    expect(seats[0]).toEqual({ who: 'me', name: 'Ada' });
    expect(seats.slice(1).map(({ who, bot }) => [who, bot])).toEqual(
      Array.from({ length: 3 }, () => ['bot', 'master']),
    );
    expect(new Set(seats.map(({ name }) => name)).size).toBe(4);
    expect(pace).toBeNull();
  });

  it('that begins at once deals the heroes, unless they shall be chosen', () => {
    const game = new NewGame(() => box);
    expect(game.quick().rules).toEqual({ deal_heroes: true, players: 3 });
    expect(game.quick().seats).toEqual(game.againstBots().seats);
    game.choose(setting('deal_heroes'), false);
    expect(game.quick().rules).toEqual({ deal_heroes: false, players: 3 });
  });

  it('with friends has open seats, people at the same screen and bots', () => {
    const game = new NewGame(() => box);
    game.addSeat();
    game.addSeat();
    game.seats = ['open', 'here', 'novice'];
    game.pace = 60;
    const { rules, seats, pace } = game.withFriends(player);
    expect(rules).toEqual({ players: 4 });
    expect(seats.slice(0, 3)).toEqual([
      { who: 'me' },
      { who: 'open' },
      { who: 'here', name: 'Player 3' },
    ]);
    expect(seats[3]).toMatchObject({ who: 'bot', bot: 'novice' });
    expect(pace).toBe(60);
    // Who sits at the same screen is not hurried by a clock.
    game.seats = ['here', 'novice'];
    expect(game.withFriends(player).pace).toBeNull();
  });

  it('sends only the variants that were chosen, and none of them for a game alone', () => {
    const game = new NewGame(() => box);
    const names = game.variants.map(({ name }) => name);
    expect(names).toContain('heroes');
    expect(names).not.toContain('players');
    expect(names).not.toContain('magic');
    const heroes = setting('heroes');
    expect(game.chosen(heroes)).toBe(heroes.default);
    game.choose(heroes, 'all');
    game.choose(setting('reroll_hazards'), true);
    expect(game.chosen(heroes)).toBe('all');
    const chosen = { heroes: 'all', reroll_hazards: true };
    expect(game.againstBots().rules).toEqual({ ...chosen, players: 3 });
    expect(game.withFriends(player).rules).toEqual({ ...chosen, players: 2 });
    expect(game.alone().rules).toEqual({ players: 1, magic: setting('magic').default });
  });
});
