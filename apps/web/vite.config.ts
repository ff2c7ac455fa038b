import globalData from '@csstools/postcss-global-data';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { firstPaintScript } from './build/first-paint-script.ts';
import { kitchenPage } from './build/kitchen-page.ts';
import { lightFirstRoute } from './build/light-first-route.ts';
import { OFFLINE_SHELL } from './build/offline-shell.ts';
import { pagePreloads } from './build/page-preloads.ts';
import { reactWithoutIterationEvents } from './build/react-without-iteration-events.ts';
import { routeList } from './build/route-list.ts';
import { zodWithoutJsonSchema } from './build/zod-without-json-schema.ts';

const root = new URL('.', import.meta.url).pathname;

/** What a page needs as soon as it knows its child: asking and keeping, the session, and what several features do with the answers. */
const SESSION =
  /node_modules\/(zod|@?xstate|idb|@tanstack\/(query-core|react-query))\/|modules\/(?!proof|erasure|history|companions)\w+\/[\w-]*contract|src\/(device|lib\/(api|timed-session|tones)|features\/(account|activities|celebrations|journal|place-to-stop|rewards|streaks))\/|src\/lib\/once-a-visit\./;
/** Nothing of this needs the session's packages; a visitor's form is sent with it. */
const COMMON =
  /@radix-ui\/|src\/(ui\/|lib\/(?!api|timed-session))|src\/lib\/api\/attempt\.ts|modules\/account\/demo-contract/;
/** What it takes to draw any companion. */
const FIGURES = /src\/art\/companions\/(rig|face|limbs|motion)\//;

export default defineConfig({
  root,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: `${root}src/routes`,
      generatedRouteTree: `${root}src/routeTree.gen.ts`,
      routeFileIgnorePattern: '\\.test\\.tsx?$|\\.css$',
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    zodWithoutJsonSchema(),
    reactWithoutIterationEvents(),
    kitchenPage(),
    pagePreloads({
      everywhere: ['src/features/account/load-session.ts'],
      pages: {
        '/': ['src/features/home/child/child-home.tsx'],
        '/progress': ['src/features/progress/overview-tab.tsx'],
      },
    }),
    routeList(),
    // The budget is 110 kB, of which React and the router take 98 (docs/performance.md): no further from it.
    lightFirstRoute({ without: ['zod'], atMost: 124_000 }),
    firstPaintScript({ root, entry: 'src/first-paint.ts' }),
    VitePWA(OFFLINE_SHELL),
  ],
  css: { postcss: { plugins: [globalData({ files: [`${root}src/styles/breakpoints.css`] }), customMedia()] } },
  resolve: { dedupe: ['react', 'react-dom'] },
  // Where `npm run dev` has started the server. It compares Origin with Host, which therefore stays the page's own.
  server: {
    port: 5173,
    proxy: { '/api': { target: `http://localhost:${process.env.PORT ?? 3000}`, changeOrigin: false } },
  },
  build: {
    outDir: `${root}dist`,
    emptyOutDir: true,
    // The content security policy is default-src 'self': no data: URIs, no inlined polyfill.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      output: {
        // A request costs a phone on a slow network more than a few kilobytes do: 33 scripts were on the mood page's way.
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'], priority: 4 },
            // What most pages share comes in one piece, and what home needs of it with the app.
            { name: 'common', test: COMMON, minShareCount: 4, priority: 3 },
            { name: 'session', test: SESSION, minShareCount: 3, priority: 2 },
            { name: 'figures', test: FIGURES, priority: 1 },
            {
              name: 'ui',
              test: /src\/(ui|lib|device|features|art\/flowers)\//,
              minShareCount: 3,
              entriesAware: true,
              entriesAwareMergeThreshold: 2_000,
            },
          ],
        },
        chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${shortName(name.replace(/\.\w+$/, ''))}-[hash][extname]`,
      },
    },
  },
});

/** A group that is split by who needs it is named after all of them. */
function shortName(name: string): string {
  return name.replace(/~.*/, '');
}
