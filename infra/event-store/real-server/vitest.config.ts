import { defineConfig } from 'vitest/config';

/** `npm run test:kurrentdb`: apart from `npm test`, since it wants a server that not every machine can start. */
export default defineConfig({
  test: {
    name: 'kurrentdb',
    root: import.meta.dirname,
    include: ['*.real.ts'],
    globalSetup: ['start-server.ts'],
    // One server for all of them.
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
