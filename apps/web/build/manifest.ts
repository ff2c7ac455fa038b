import type { ManifestOptions } from 'vite-plugin-pwa';

/** Pixels of a picture: those of a phone, and of a window, on a fine screen. */
export const SCREENSHOT_SIZES = { narrow: [780, 1688], wide: [1600, 1000] } as const;

/**
 * With which the app is installed. Icons by `npm run icons`, screenshots by `npm run install-screenshots`; the colors are those of the
 * first theme (src/styles/tokens.css).
 */
export const MANIFEST = {
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
  screenshots: [
    screenshot('feelings', 'narrow', 'How do you feel? Six feelings, with words or without.'),
    screenshot('breathing', 'narrow', 'Breathe with Zola.'),
    screenshot('progress', 'narrow', 'A road that grows with every day you come.'),
    screenshot('home', 'wide', 'Breathe, move, rest and write.'),
    screenshot('coping', 'wide', 'Ten tools for hard moments.'),
  ],
} satisfies Partial<ManifestOptions>;

function shortcut(name: string, url: string, description: string) {
  return { name, url, description, icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }] };
}

function screenshot(name: string, form_factor: keyof typeof SCREENSHOT_SIZES, label: string) {
  const sizes = SCREENSHOT_SIZES[form_factor].join('x');
  return { src: `/screenshots/${name}-${form_factor}.webp`, sizes, type: 'image/webp', form_factor, label };
}
