import type { VitePWAOptions } from 'vite-plugin-pwa';
import { MANIFEST } from './manifest.ts';

/**
 * The worker that keeps the app on a device, and the manifest with which it is installed (ADR 0043). It keeps everything but films,
 * which are only decoration, and the pictures that a device asks for by itself when it installs.
 */
export const OFFLINE_SHELL: Partial<VitePWAOptions> = {
  strategies: 'injectManifest',
  srcDir: 'src/service-worker',
  filename: 'sw.ts',
  registerType: 'prompt',
  // src/features/offline does it, when the page that was opened has come.
  injectRegister: null,
  manifest: MANIFEST,
  includeManifestIcons: false,
  injectManifest: {
    globPatterns: ['**/*.{js,css,html,svg,webp,woff2,json}'],
    globIgnores: ['sw.js', 'sw-retired.js', 'icons/**', 'screenshots/**'],
    // Their names hold a hash of what is in them.
    dontCacheBustURLsMatching: /^assets\//,
    rollupFormat: 'iife',
  },
};
