import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 180_000,
    fileParallelism: false,
    // As long as Playwright waits for an element.
    expect: { poll: { timeout: 30_000 } },
  },
});
