import './lib/zod-without-eval.ts';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import type { LoadedSession } from './features/account/load-session.ts';
import { SessionProvider } from './features/account/session-provider.tsx';
import { createAppRouter } from './router.tsx';

/** Long enough for the parts of a page that come in chunks of their own. */
const SETTLE_MS = 400;

/**
 * What a visitor's browser would show at `path` before anything is known about the visitor, as HTML. Runs where there is a
 * document (`scripts/snapshots.mjs` brings one along).
 */
export async function snapshotOf(path: string): Promise<string> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const nobodyYet = new Promise<LoadedSession>(() => {});
  root.render(
    <SessionProvider loaded={nobodyYet}>
      <RouterProvider router={router} />
    </SessionProvider>,
  );
  await new Promise((wake) => setTimeout(wake, SETTLE_MS));
  // Where these lie depends on the window.
  for (const floating of container.querySelectorAll('[data-floats]')) floating.remove();
  const html = container.innerHTML;
  root.unmount();
  container.remove();
  return html;
}
