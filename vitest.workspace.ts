import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/longest-first.ts';

const elsewhere = ['**/node_modules/**', '**/dist/**'];
const server = ['modules', 'infra', 'apps/server', 'test'];
const files = (suffix: string) => server.map((folder) => `${folder}/**/*${suffix}`);

/**
 * What waits for a page may wait in vain on a machine that does ten things at once. CI asks such a test once more, and says
 * so beside its name; here it fails at once.
 */
const retry = process.env.CI ? 1 : 0;

export default defineConfig({
  test: {
    // Vitest leaves one processor to itself; on two of them that doubles the wait.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: files('.test.ts'),
          exclude: [...elsewhere, '**/*.int.test.ts', '**/*.e2e.test.ts'],
        },
      },
      {
        test: {
          name: 'integration',
          include: files('.int.test.ts'),
          exclude: elsewhere,
          globalSetup: ['test/postgres-global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: 'apps/web/vite.config.ts',
        root: 'apps/web',
        test: {
          name: 'web',
          include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
          environment: 'jsdom',
          setupFiles: ['src/test-setup.ts'],
          // A page's test imports half the app: on a busy machine that alone takes longer than the usual 5 s.
          testTimeout: 30_000,
          hookTimeout: 30_000,
          retry,
        },
      },
      {
        test: {
          name: 'e2e',
          // A busy machine takes its time to paint.
          expect: { poll: { timeout: 10_000 } },
          include: ['test/e2e/**/*.e2e.test.ts'],
          exclude: elsewhere,
          globalSetup: ['test/e2e/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A browser each, and by themselves: what they wait for is a picture, which other suites' work would hold up.
          maxWorkers: Math.min(4, availableParallelism()),
          sequence: { groupOrder: 1 },
          retry,
        },
      },
    ],
  },
});
