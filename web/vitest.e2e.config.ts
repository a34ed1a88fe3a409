import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 180_000,
    // Each file has a server and a browser of its own, and mostly waits.
    maxWorkers: 2,
    // As long as Playwright waits for an element.
    expect: { poll: { timeout: 30_000 } },
  },
});
