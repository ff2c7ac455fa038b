import './lib/zod-without-eval.ts';
import './styles/tokens.css';
import './styles/base.css';
import './lib/comfort/reading.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type LoadedSession, SessionProvider } from './features/account/index.ts';
import { whenTakenOver } from './lib/first-taps/first-taps.ts';
import { logFailure } from './lib/log.ts';
import type { Viewer } from './lib/session/session.ts';
import { mayBeSignedIn } from './lib/session/session-hint.ts';
import { loadColorVariant } from './lib/theme/load-color-variant.ts';
import { nextTask } from './lib/when-idle.ts';
import { createAppRouter } from './router.tsx';
import { isPublic } from './routes/-shell/page-options.ts';

const router = createAppRouter();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Not a top-level await: the page's own chunk, which this waits for, imports from this one.
void start(root);

/** What was painted (scripts/prerender.mjs) is taken over as it stands; a page that was not painted is drawn. */
async function start(container: HTMLElement): Promise<void> {
  // Written by scripts/prerender.mjs.
  const viewer = container.dataset.painted as Viewer | undefined;
  // A visitor of whom nothing speaks gets a public page without a question to the server, and touches it first.
  const asks = mayBeSignedIn() || !isPublic(router.matchRoutes(router.latestLocation));
  const session = asks ? loadSession(true) : whenTakenOver.then(() => loadSession(false));
  const app = (
    <StrictMode>
      <SessionProvider loaded={session} painted={viewer}>
        <RouterProvider router={router} />
      </SessionProvider>
    </StrictMode>
  );
  if (viewer === undefined) {
    startTransition(() => createRoot(container).render(app));
  } else {
    // As it was painted: without a boundary of the router's own around the page.
    router.ssr = { manifest: undefined };
    await router.load();
    startTransition(() => {
      hydrateRoot(container, app, {
        onRecoverableError: (reason) => logFailure('A painted page was not what the app draws', reason),
      });
    });
  }
  void loadColorVariant();
}

async function loadSession(asks: boolean): Promise<LoadedSession> {
  const { loadSession } = await import('./features/account/load-session.ts');
  await nextTask();
  return loadSession({ asks });
}
