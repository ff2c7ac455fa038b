import type { ManifestOptions, VitePWAOptions } from 'vite-plugin-pwa';

/** Pictures by `npm run icons`; the colors are those of the first theme (src/styles/tokens.css). */
const MANIFEST: Partial<ManifestOptions> = {
  id: '/',
  name: 'Wonderlings',
  short_name: 'Wonderlings',
  description: 'Breathe, move, rest and write, with friends who get it.',
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  categories: ['kids', 'health', 'lifestyle'],
  background_color: '#FCFAFF',
  theme_color: '#FCFAFF',
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
    { src: '/icons/monochrome.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'monochrome' },
  ],
  shortcuts: [
    shortcut('How I feel', '/mood', 'Choose a feeling, with words or without.'),
    shortcut('Breathe', '/activities/breath', 'Breathe with Zola.'),
    shortcut('I need help now', '/#help', 'Numbers to call, and what to say.'),
  ],
};

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
    globIgnores: ['sw.js', 'sw-retired.js', 'icons/**'],
    // Their names hold a hash of what is in them.
    dontCacheBustURLsMatching: /^assets\//,
    rollupFormat: 'iife',
  },
};

function shortcut(name: string, url: string, description: string) {
  return { name, url, description, icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }] };
}
