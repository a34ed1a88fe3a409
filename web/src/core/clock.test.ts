import { describe, expect, it } from 'vitest';
import { ServerClock } from './clock';

describe("a server's clock", () => {
  it('is this machine’s until the server tells its own', () => {
    expect(new ServerClock().now(1000)).toBe(1000);
  });

  it('is known to a second from the date of an answer, until a message tells it better', () => {
    const clock = new ServerClock();
    clock.receiveDate(null, 0);
    clock.receiveDate('soon', 0);
    expect(clock.now(0)).toBe(0);
    clock.receiveDate('Thu, 01 Jan 1970 00:01:00 GMT', 1000);
    expect(clock.now(2000)).toBe(61_500);
    clock.receive(61_300, 2000);
    expect(clock.now(2000)).toBe(61_300);
  });

  it('is told best by the message that was least delayed, of the last eight', () => {
    const clock = new ServerClock();
    clock.receive(60_000, 1_000);
    clock.receive(70_000, 10_700);
    clock.receive(80_000, 20_900);
    expect(clock.now(30_000)).toBe(30_000 + 59_300);
    // The clock was set: what was estimated before it is forgotten.
    for (let i = 0; i < 8; i++) clock.receive(5000 + i, 40_000 + i);
    expect(clock.now(50_000)).toBe(15_000);
  });
});
