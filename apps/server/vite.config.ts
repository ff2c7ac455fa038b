import { defineConfig } from 'vite';

const root = new URL('.', import.meta.url).pathname;

/** Bundles the server and its commands, so that production runs plain JavaScript; packages from npm stay what they are. */
export default defineConfig({
  root,
  publicDir: false,
  ssr: { target: 'node', noExternal: [/^@wonderlings\//] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: `${root}dist`,
    emptyOutDir: true,
    minify: false,
    // A stack in the log names the line of the source.
    sourcemap: true,
    rolldownOptions: {
      input: { main: `${root}main.ts`, replay: `${root}cli/replay.ts` },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
