import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/longest-first.ts';
import { SummaryReporter } from './test/summary-reporter.ts';

const elsewhere = ['**/node_modules/**', '**/dist/**'];
const server = ['modules', 'infra', 'apps/server', 'bench', 'test', 'tools'];
const web = ['apps/web/src', 'apps/web/build'];
const files = (folders: readonly string[], suffix: string) => folders.map((folder) => `${folder}/**/*${suffix}`);

/** How long a test may take: on a machine that does ten things at once, what takes half a second takes ten. */
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } };

/**
 * What waits for a page may wait in vain on a machine that does ten things at once. CI asks such a test once more, and says
 * so beside its name; here it fails at once.
 */
const retry = process.env.CI ? 1 : 0;

/** One more than there are processors: some suites mostly wait, for a job's turn or for a server that was killed. */
const maxWorkers = availableParallelism() + 1;

export default defineConfig({
  test: {
    maxWorkers,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', new SummaryReporter()],
    projects: [
      {
        test: {
          name: 'unit',
          include: files([...server, ...web], '.test.ts'),
          exclude: [...elsewhere, '**/*.int.test.ts', '**/*.e2e.test.ts', '**/*.chaos.test.ts', '**/*.dom.test.ts'],
          // Pure tests can share a process: to start one for each file took longer than all of their tests.
          isolate: false,
          setupFiles: ['test/timeouts-setup.ts', 'test/unit-setup.ts'],
          ...timeouts,
        },
      },
      {
        test: {
          name: 'integration',
          include: files(server, '.int.test.ts'),
          exclude: elsewhere,
          globalSetup: ['test/postgres-global-setup.ts', 'test/built-global-setup.ts'],
          ...timeouts,
        },
      },
      {
        extends: 'apps/web/vite.config.ts',
        root: 'apps/web',
        test: {
          name: 'web',
          // What has a document to look at; the rest of the web app's tests are pure, and among the unit tests.
          include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
          environment: 'jsdom',
          setupFiles: ['../../test/timeouts-setup.ts', 'src/test-setup.ts'],
          // What a page says as its file ends would come by a connection that is being closed, which fails the whole run.
          disableConsoleIntercept: true,
          ...timeouts,
          retry,
        },
      },
      {
        test: {
          name: 'e2e',
          // A busy machine takes its time to paint.
          expect: { poll: { timeout: 30_000 } },
          include: ['test/e2e/**/*.e2e.test.ts'],
          exclude: elsewhere,
          globalSetup: ['test/e2e/global-setup.ts'],
          // Each has a browser of its own, and they share no state: to start a process and load Playwright for each took longer than a page does.
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // A browser each, and by themselves: what they wait for is a picture, which other suites' work would hold up.
          maxWorkers: Math.min(4, maxWorkers),
          sequence: { groupOrder: 1 },
          retry,
        },
      },
      {
        test: {
          name: 'chaos',
          include: ['test/chaos/**/*.chaos.test.ts'],
          exclude: elsewhere,
          globalSetup: ['test/chaos/global-setup.ts'],
          // By themselves: each has servers, engines and load of its own. None is asked again, also in CI.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          ...timeouts,
        },
      },
    ],
  },
});
