import './lib/zod-without-eval.ts';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { JOURNAL_NAME } from '@wonderlings/account/contract';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './lib/api/query-client.ts';
import { type Session, SessionContext } from './lib/session/session.ts';
import { createAppRouter } from './router.tsx';

/** Long enough for the parts of a page that come in chunks of their own. */
const SETTLE_MS = 400;

const unanswered = (): Promise<never> => new Promise(() => {});
const ASKS = { logIn: unanswered, register: unanswered, logOut: unanswered, refresh: () => {} };
/** Of whom nothing is known yet, either as a visitor or as a child that is signed in. */
const SOMEBODY = {
  visitor: (): Session => ({ status: 'loading', user: null, queryClient: null, ...ASKS }),
  child: (): Session => ({ status: 'signed-in', user: ANY_CHILD, queryClient: createQueryClient(), ...ASKS }),
};
export type Somebody = keyof typeof SOMEBODY;
const ANY_CHILD = {
  id: 'anybody',
  username: '',
  displayName: '',
  journalName: JOURNAL_NAME.default,
  favoriteColor: '',
  defaultTheme: 'theme1',
  birthday: null,
  profileImage: null,
  selectedWonderling: null,
  created: '',
  isDemo: false,
} as const;

export interface Snapshot {
  readonly html: string;
  /** The lights are down there (lib/lights). */
  readonly dark: boolean;
}

/**
 * What somebody's browser would show at `path` before anything is known about them. Runs where there is a document
 * (`scripts/snapshots.mjs` brings one along).
 */
export async function snapshotOf(path: string, somebody: Somebody): Promise<Snapshot> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const app: ReactNode = (
    <SessionContext value={SOMEBODY[somebody]()}>
      <RouterProvider router={router} />
    </SessionContext>
  );
  root.render(app);
  await new Promise((wake) => setTimeout(wake, SETTLE_MS));
  // Where these lie depends on the window.
  for (const floating of container.querySelectorAll('[data-floats]')) floating.remove();
  const snapshot = { html: container.innerHTML, dark: document.body.classList.contains('lights-down') };
  root.unmount();
  container.remove();
  return snapshot;
}
