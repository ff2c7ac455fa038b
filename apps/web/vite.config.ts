import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPaintScript } from './build/first-paint-script.ts';
import { kitchenPage } from './build/kitchen-page.ts';
import { lightFirstRoute } from './build/light-first-route.ts';
import { pagePreloads } from './build/page-preloads.ts';
import { zodWithoutJsonSchema } from './build/zod-without-json-schema.ts';

const root = new URL('.', import.meta.url).pathname;

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
    pagePreloads(),
    lightFirstRoute({ without: ['zod'] }),
    firstPaintScript({ root, entry: 'src/lib/theme/first-paint.ts' }),
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
  },
});
