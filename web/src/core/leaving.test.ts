import { describe, expect, it } from 'vitest';
import { consequence, type Departure } from './leaving';

const at = (more: Partial<Departure>): Departure => ({
  ...{ status: 'playing', players: 2, mine: 1, others: 0 },
  ...more,
});

describe('who leaves a table', () => {
  it('before the start opens the seat, or closes the table', () => {
    expect(consequence(at({ status: 'waiting', others: 1 }))).toBe('open');
    expect(consequence(at({ status: 'waiting' }))).toBe('closes');
  });

  it('is replaced by a bot where two others play, one of them a person', () => {
    expect(consequence(at({ players: 3, others: 1 }))).toBe('bot');
    expect(consequence(at({ players: 3, others: 2 }))).toBe('bot');
    expect(consequence(at({ players: 2, others: 1 }))).toBe('wins');
    expect(consequence(at({ players: 4 }))).toBe('ends');
    expect(consequence(at({ players: 1 }))).toBe('ends');
  });

  it('may be one of several at one screen', () => {
    expect(consequence(at({ players: 3, mine: 2 }), 1)).toBe('bot');
    expect(consequence(at({ players: 2, mine: 2 }), 1)).toBe('wins');
    expect(consequence(at({ players: 3, mine: 2 }))).toBe('ends');
  });
});
