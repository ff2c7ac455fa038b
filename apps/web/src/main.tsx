import './lib/zod-without-eval.ts';
import './styles/tokens.css';
import './styles/base.css';
import './lib/comfort/reading.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition, useInsertionEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { type Known, SessionProvider } from './features/account/index.ts';
import { nextTask } from './lib/next-task.ts';
import { maySomebodyBeHere } from './lib/session/session-hint.ts';
import { loadColorVariant } from './lib/theme/load-color-variant.ts';
import { createAppRouter } from './router.tsx';
import { isPublic } from './routes/-shell/is-public.ts';

/** What is painted does not wait longer for its life, however slow the answer is. */
const PATIENCE_MS = 5_000;

const router = createAppRouter();
// A visitor of whom nothing speaks gets a public page without a question to the server.
const asks = maySomebodyBeHere() || !isPublic(router.matchRoutes(router.latestLocation));
const session = import('./features/account/load-session.ts').then(async ({ loadSession }) => {
  await nextTask();
  return loadSession({ asks });
});
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Not a top-level await: the page's own chunk, which this waits for, imports from this one.
void start(root);
void loadColorVariant();

/** A snapshot (scripts/snapshots.mjs) gives way to the whole page at once, not to one that is still coming. */
async function start(container: HTMLElement): Promise<void> {
  const { snapshot } = container.dataset;
  let initially: Known | undefined;
  if (snapshot !== undefined) {
    await router.load();
    if (snapshot === 'child') initially = await Promise.race([whoIsHere(), later(PATIENCE_MS)]);
  }
  const app = (
    <StrictMode>
      <SessionProvider loaded={session} {...(initially && { initially })}>
        <RouterProvider router={router} />
        <Come into={container} />
      </SessionProvider>
    </StrictMode>
  );
  // In small steps: a page that is being looked at, and perhaps scrolled, must not stand still while it comes to life.
  startTransition(() => createRoot(container).render(app));
}

/** Ends what held for the snapshot, in the moment in which the app takes its place, and before anything in it is measured. */
function Come({ into }: { readonly into: HTMLElement }): null {
  useInsertionEffect(() => {
    for (const name of ['data-snapshot', 'data-dark']) into.removeAttribute(name);
  }, [into]);
  return null;
}

async function whoIsHere(): Promise<Known | undefined> {
  try {
    const { known, queryClient } = await session;
    return { ...(await known), queryClient };
  } catch {
    // The provider says what went wrong.
    return undefined;
  }
}

function later(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
}
