import { describe, expect, it } from 'vitest';
import { advisedKeys, advisedSlots } from './advice';
import type { TroveItem } from './troves';

const item = (key: string, more: Partial<TroveItem> = {}): TroveItem => ({
  key,
  token: key.split(':').at(-2) ?? '',
  hero: key.startsWith('hero'),
  spent: false,
  cached: false,
  ...more,
});
const keys = (line: string[], ...items: TroveItem[]) => [...advisedKeys(line, items)];

describe('the dice of a hint', () => {
  it('on the mountain are all that the line names', () => {
    expect([...advisedSlots(['take e1'])]).toEqual(['e1']);
    expect([...advisedSlots(['spend M2', 'recycle e1', 'recycle d1'])]).toEqual(['e1', 'd1']);
    expect(advisedSlots(['done']).size).toBe(0);
  });

  it('in the trove are one for each action, equal ones apart', () => {
    const line = ['spend M1', 'reroll T4', 'reroll T4', 'reroll M1'];
    const dice = ['M1:0', 'M1:1', 'T4:0', 'T4:1', 'T4:2'].map((key) => item(key));
    expect(keys(line, ...dice)).toEqual(['M1:1', 'T4:2', 'T4:1', 'M1:0']);
    expect(keys(['take e1'], ...dice)).toEqual([]);
  });

  it('are the hero’s faces where the hero’s magic is spent, and never spent magic', () => {
    const items = [item('hero:M1:0'), item('M1:0', { spent: true }), item('M1:1')];
    expect(keys(['spend hero M1', 'reroll M1'], ...items)).toEqual(['hero:M1:0', 'M1:1']);
    expect(keys(['cache M1', 'done'], items[1]!)).toEqual(['M1:0']);
  });
});
