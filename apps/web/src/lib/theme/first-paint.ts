import { keptComfort, showComfort } from '../comfort/comfort-choices.ts';
import { keepFirstTaps } from '../first-taps/first-taps.ts';
import { nextTask } from '../next-task.ts';
import { maySomebodyBeHere } from '../session/session-hint.ts';
import { cachedAppearance } from './appearance.ts';
import { keptHeaderHeight } from './header-height.ts';
import { painted } from './painted.ts';
import { applyPersonalColor } from './personal-color.ts';
import { THEME_IDS } from './theme-ids.ts';

// Runs in the head, before there is a body, so that no other theme, size or contrast is ever painted. The content security policy forbids
// inline scripts; `build/first-paint-script.ts` makes this a small classic script of its own.
const { theme, color } = cachedAppearance();
applyPersonalColor(color);
showComfort(keptComfort());
// For the snapshots: whether the page is a visitor's, and how high the strip of stickers above it will be.
if (maySomebodyBeHere()) document.documentElement.dataset.somebody = '';
const headerHeight = keptHeaderHeight();
if (headerHeight > 0) document.documentElement.style.setProperty('--header-height', `${headerHeight}px`);
new MutationObserver((_, observer) => {
  if (!document.body) return;
  observer.disconnect();
  document.body.classList.remove(...THEME_IDS);
  document.body.classList.add(theme);
}).observe(document.documentElement, { childList: true });

// What the opened page needs, before the script that will ask for it has come. Other pages do not pay for it.
for (const link of linksOfThisPage('pages')) link.media = 'all';
// Where the page is painted already (scripts/snapshots.mjs), its scripts leave the line to what that takes, unless a child
// presses something before.
const app = document.head.querySelector<HTMLLinkElement>('link[data-app]');
if (app) void Promise.race([painted(), new Promise<void>(keepFirstTaps)]).then(() => startApp(app));

async function startApp({ crossOrigin, href }: HTMLLinkElement): Promise<void> {
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = crossOrigin;
  script.src = href;
  document.head.append(script);
  if (maySomebodyBeHere()) setTimeout(warmUpDates);
  // To ask for twenty files at once would hold up whoever begins to scroll.
  for (const link of linksOfThisPage('afterPaint')) {
    await nextTask();
    link.media = 'all';
  }
}

/**
 * A child's page needs dates, and a browser's first of a visit holds up a phone for a tenth of a second: best while it has
 * nothing to do but wait.
 */
function warmUpDates(): void {
  Intl.DateTimeFormat();
}

/** Those that name this page's address in `data-pages` or `data-after-paint`. */
function linksOfThisPage(mark: 'pages' | 'afterPaint'): readonly HTMLLinkElement[] {
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[media="not all"]')];
  return links.filter(({ dataset }) => dataset[mark]?.split(' ').includes(location.pathname));
}
