import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { focusHeadingIfLost, noteFocus, noteNavigation } from './lib/heading-focus.ts';
import { BrokenPage } from './routes/-shell/message-pages.tsx';
import { routeTree } from './routeTree.gen.ts';

/** `history` is for tests; the browser's own otherwise. */
export function createAppRouter(history?: RouterHistory) {
  let hasRendered = false;
  const router = createRouter({
    routeTree,
    defaultPreload: 'intent',
    defaultErrorComponent: BrokenPage,
    // On a painted page (scripts/prerender.mjs) that was scrolled already, it stays there when the app takes the page over.
    scrollRestoration:
      typeof window === 'undefined'
        ? false
        : () => {
            const isScrolledAlready = !hasRendered && window.scrollY > 0;
            hasRendered = true;
            return !isScrolledAlready;
          },
    // Else whatever stands in an address comes through beside what its page has checked.
    search: { strict: true },
    ...(history ? { history } : {}),
  });
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (!fromLocation) return;
    noteFocus();
    if (pathChanged) noteNavigation();
  });
  router.subscribe('onRendered', focusHeadingIfLost);
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
