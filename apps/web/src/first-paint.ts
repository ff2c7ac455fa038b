import { shownPictures } from './features/account/pictures/shown-pictures.ts';
import { keptHeaderHeight, showHeaderHeight } from './features/stickers/header/header-height.ts';
import { keptComfort, showComfort } from './lib/comfort/comfort-choices.ts';
import { keepFirstTaps } from './lib/first-taps/first-taps.ts';
import { mayBeSignedIn } from './lib/session/session-hint.ts';
import { cachedAppearance, THEME_IDS } from './lib/theme/appearance.ts';
import { showEvening } from './lib/theme/evening.ts';
import { applyPersonalColor } from './lib/theme/personal-color.ts';
import { awaitPlainWords, keptPlainWords } from './lib/words/plain-words-first.ts';

// Runs in the head, before there is a body, so that no other theme, size or contrast is ever painted. The content security policy forbids
// inline scripts; `build/first-paint-script.ts` makes this a small classic script of its own.
const { theme, color } = cachedAppearance();
applyPersonalColor(color);
showComfort(keptComfort());
showEvening(new Date());
// A page is painted in the words of most children.
if (keptPlainWords()) awaitPlainWords();
// For painted pages: whether the page is a visitor's, and how high the strip of stickers above it will be.
if (mayBeSignedIn()) document.documentElement.dataset.mayBeSignedIn = '';
// The sign-in page of a device that shows pictures is one screen of them: how many, before they are there (features/account/pictures).
const pictures = mayBeSignedIn() || location.pathname !== '/auth' ? 0 : shownPictures().length;
if (pictures > 0) document.documentElement.dataset.pictures = String(pictures);
const headerHeight = keptHeaderHeight();
if (headerHeight > 0) showHeaderHeight(headerHeight);
new MutationObserver((_, observer) => {
  if (!document.body) return;
  observer.disconnect();
  document.body.classList.remove(...THEME_IDS);
  document.body.classList.add(theme);
  if (pictures > 0) document.body.classList.add('in-session');
}).observe(document.documentElement, { childList: true });

// What the opened page needs, before the script that will ask for it has come. Other pages do not pay for it, and a painted page
// (scripts/prerender.mjs) asks for its own from the start.
for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[data-pages]'))
  if (link.dataset.pages?.split(' ').includes(location.pathname)) link.media = 'all';
keepFirstTaps();
