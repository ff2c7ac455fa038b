import './lib/zod-without-eval.ts';
import './styles/tokens.css';
import './styles/base.css';
import './lib/comfort/reading.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SessionProvider } from './features/account/session-provider.tsx';
import { maySomebodyBeHere } from './lib/session/session-hint.ts';
import { loadColorVariant } from './lib/theme/load-color-variant.ts';
import { createAppRouter } from './router.tsx';
import { isPublic } from './routes/-shell/is-public.ts';

const router = createAppRouter();
// A visitor of whom nothing speaks gets a public page without a question to the server.
const asks = maySomebodyBeHere() || !isPublic(router.matchRoutes(router.latestLocation));
const session = import('./features/account/load-session.ts').then(({ loadSession }) => loadSession({ asks }));
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const app = (
  <StrictMode>
    <SessionProvider loaded={session}>
      <RouterProvider router={router} />
    </SessionProvider>
  </StrictMode>
);
// Not a top-level await: the page's own chunk, which this waits for, imports from this one.
void start(root);
void loadColorVariant();

/** A snapshot (scripts/snapshots.mjs) gives way to the whole page at once, not to one that is still coming. */
async function start(container: HTMLElement): Promise<void> {
  if (container.dataset.snapshot !== undefined) {
    await router.load();
    for (const name of ['data-snapshot', 'inert', 'aria-hidden']) container.removeAttribute(name);
  }
  createRoot(container).render(app);
}
