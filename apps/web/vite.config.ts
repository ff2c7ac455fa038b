import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
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
  ],
  resolve: { dedupe: ['react', 'react-dom'] },
  server: { port: 5173, proxy: { '/api': 'http://localhost:3000' } },
  build: {
    outDir: `${root}dist`,
    emptyOutDir: true,
    // The content security policy is default-src 'self': no data: URIs, no inlined polyfill.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
});
