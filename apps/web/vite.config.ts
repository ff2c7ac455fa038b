import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { firstPaintScript } from './build/first-paint-script.ts';
import { kitchenPage } from './build/kitchen-page.ts';
import { lightFirstRoute } from './build/light-first-route.ts';
import { OFFLINE_SHELL } from './build/offline-shell.ts';
import { pagePreloads } from './build/page-preloads.ts';
import { routeList } from './build/route-list.ts';
import { zodWithoutJsonSchema } from './build/zod-without-json-schema.ts';

const root = new URL('.', import.meta.url).pathname;

/** What asks and answers: wherever one of these is needed, the others are soon. */
const SESSION =
  /node_modules\/(zod|xstate|@tanstack\/(query-core|react-query))\/|src\/lib\/api\/|modules\/kernel\/contract/;
/** What a form needs before it is sent, without the schemas of its call. */
const LIGHT = /src\/lib\/api\/attempt\.ts|modules\/account\/demo-contract/;
/** Nothing of this needs the session's packages. */
const COMMON = /src\/(ui|lib)\/(?!grown-up|timed-session|api)/;
/** Speaks with the server: apart from what does not, so that no page waits for the session for the sake of a few lines. */
const DATA =
  /modules\/\w+\/contract|src\/(lib\/grown-up|features\/(rewards|activities|stickers\/placing|coping\/helped))\/|features\/streaks\/streak[^/]*\.ts$/;
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
    kitchenPage(),
    pagePreloads({
      everywhere: ['src/features/account/load-session.ts'],
      pages: {
        '/': ['src/features/home/child/child-home.tsx'],
        '/progress': ['src/features/progress/overview-tab.tsx'],
      },
    }),
    routeList(),
    lightFirstRoute({ without: ['zod'] }),
    firstPaintScript({ root, entry: 'src/lib/theme/first-paint.ts' }),
    VitePWA(OFFLINE_SHELL),
  ],
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
            { name: 'app', tags: ['$initial'], priority: 3 },
            { name: 'session', test: SESSION, priority: 2 },
            { name: 'light', test: LIGHT, priority: 3 },
            // What most pages share comes in one piece, and what home needs of it with the app.
            { name: 'common', test: COMMON, minShareCount: 8, priority: 2 },
            { name: 'figures', test: FIGURES, priority: 1 },
            {
              name: 'data',
              test: DATA,
              minShareCount: 3,
              entriesAware: true,
              entriesAwareMergeThreshold: 2_000,
              priority: 1,
            },
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
