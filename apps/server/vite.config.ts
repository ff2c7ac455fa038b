import { defineConfig } from 'vite';

const root = new URL('.', import.meta.url).pathname;

/**
 * Packages that npm has put below one of our own, because something else wants another version at the root: where the bundle lies, that
 * one would be found. `test/lockfile.test.ts` holds the list.
 */
export const NESTED = ['yauzl'];

/** Bundles the server and its commands, so that production runs plain JavaScript; packages from npm stay what they are. */
export default defineConfig({
  root,
  publicDir: false,
  ssr: { target: 'node', noExternal: [/^@wonderlings\//, ...NESTED] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: `${root}dist`,
    emptyOutDir: true,
    minify: false,
    // A stack in the log names the line of the source.
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: `${root}main.ts`,
        replay: `${root}cli/replay.ts`,
        'replay-thread': `${root}replay-thread.ts`,
        keys: `${root}cli/keys.ts`,
        history: `${root}cli/history.ts`,
        jobs: `${root}cli/jobs.ts`,
        backup: `${root}cli/backup.ts`,
        restore: `${root}cli/restore.ts`,
        log: `${root}cli/log.ts`,
      },
      // All in one folder: a path beside `import.meta.url` is the same from whichever file it is asked for.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
