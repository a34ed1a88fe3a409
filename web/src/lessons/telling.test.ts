import { describe, expect, it } from 'vitest';
import { ManualTimers } from '../../fixtures/timers';
import { LessonChannel } from '../channel/lesson.svelte';
import { loadEngine } from '../engine/node';
import { Table } from '../state/table.svelte';
import { lessons } from './script';
import { Telling } from './telling.svelte';

const engine = loadEngine();
/** How long dice roll here. */
const ROLLING = 1_000;

/** A lesson whose dice roll for a while, at a multiple of the usual time. */
function begun(id: string, speed = 1) {
  const lesson = lessons.find((other) => other.id === id)!;
  const channel = new LessonChannel(engine, lesson);
  const timers = new ManualTimers();
  const table = new Table(id, channel, { timers, speed: () => speed });
  table.playback.performBy({
    perform: ({ motions }) => (motions.length ? ROLLING * speed : 0),
    finish: () => undefined,
  });
  table.open();
  const telling = new Telling(channel, table);
  const play = async (...actions: string[]) => {
    const done = table.plan(actions.map((action) => [action]));
    for (let i = 0; i < 10; i++) await Promise.resolve();
    telling.look();
    return done;
  };
  const pass = (time: number) => {
    timers.advance(time);
    telling.look();
  };
  return { channel, table, telling, play, pass };
}
const SPEND = ['spend M2', 'reroll T2', 'reroll T5'];

describe('what is said in a lesson', () => {
  it.each([0.5, 1, 2])('waits until the dice lie, with all at %s times the time', async (speed) => {
    const { channel, table, telling, play, pass } = begun('magic', speed);
    expect(telling.counted).toMatchObject({ tunnels: 3, hazards: -1 });
    await play(...SPEND);
    expect(channel.step).toBe(1);
    expect(table.playback.rolling).toBe(true);
    expect(telling.step).toBe(0);
    expect(telling.changed).toEqual([]);
    pass(ROLLING * speed - 1);
    expect(telling.step).toBe(0);
    pass(1);
    expect(telling.step).toBe(1);
    expect(telling.counted).toMatchObject({ tunnels: 6, hazards: -1 });
    expect(telling.changed).toEqual([{ part: 'tunnels', before: 3, after: 6 }]);
  });

  it('comes at once where nothing rolls, or when the rolling is skipped', async () => {
    const still = begun('magic', 0);
    await still.play(...SPEND);
    expect(still.telling.step).toBe(1);
    expect(still.telling.counted).toMatchObject({ tunnels: 6 });
    const { table, telling, play } = begun('magic');
    await play(...SPEND);
    table.hurry();
    telling.look();
    expect(telling.step).toBe(1);
    expect(telling.counted).toMatchObject({ tunnels: 6 });
  });

  it('counts right who goes on before the dice lie', async () => {
    const { telling, play, pass } = begun('magic');
    await play(...SPEND);
    await play('spend hero M1', 'reroll T2');
    expect(telling.step).toBe(0);
    pass(ROLLING);
    expect(telling.isEnded).toBe(true);
    expect(telling.counted).toMatchObject({ tunnels: 10, hazards: -1 });
  });

  it('does not tell what a given die shows while that rolls', async () => {
    const { channel, telling, play, pass } = begun('cheers');
    await play('share HB 2');
    expect(channel.step).toBe(1);
    expect(telling.step).toBe(0);
    pass(ROLLING);
    expect(telling.step).toBe(1);
  });

  it('begins again with nothing changed', async () => {
    const { channel, telling, play, pass } = begun('magic');
    await play(...SPEND);
    pass(ROLLING);
    channel.restart();
    telling.restart();
    expect(telling.step).toBe(0);
    expect(telling.changed).toEqual([]);
    expect(telling.counted).toMatchObject({ tunnels: 3 });
  });
});
