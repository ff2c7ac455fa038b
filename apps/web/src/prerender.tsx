import './lib/zod-without-eval.ts';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { JOURNAL_NAME } from '@wonderlings/account/contract';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createQueryClient } from './lib/api/query-client.ts';
import { PaintedContext, type Session, SessionContext, type Viewer } from './lib/session/session.ts';
import { createAppRouter } from './router.tsx';

const unanswered = (): Promise<never> => new Promise(() => {});
/** As in a browser that has not asked yet. */
const NOT_YET: Session = {
  status: 'loading',
  user: null,
  queryClient: null,
  logIn: unanswered,
  register: unanswered,
  signInByPicture: unanswered,
  logOut: unanswered,
  refresh: () => {},
};
const ANY_CHILD = {
  id: 'any-child',
  username: '',
  displayName: '',
  journalName: JOURNAL_NAME.default,
  favoriteColor: '',
  defaultTheme: 'theme1',
  words: 'playful',
  birthday: null,
  profileImage: null,
  selectedWonderling: null,
  created: '',
  isDemo: false,
} as const;

/**
 * What every visitor, or every child, sees first at `path`: the markup that the app takes over in the browser (`main.tsx`). Whatever
 * a page shows in its first render must be the same here and there, so it comes from no device, no child and no clock (`useHydrated`).
 * @throws what the page threw
 */
export async function prerenderPage(path: string, viewer: Viewer): Promise<string> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const known = Promise.resolve({ status: 'signed-in', user: ANY_CHILD, queryClient: createQueryClient() } as const);
  const { prelude } = await prerender(
    <StrictMode>
      <PaintedContext value={{ viewer, known }}>
        <SessionContext value={NOT_YET}>
          <RouterProvider router={router} />
        </SessionContext>
      </PaintedContext>
    </StrictMode>,
    {
      // Whole boundaries in their place: what React would send later, it moves by inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (reason) => {
        throw reason;
      },
    },
  );
  return new Response(prelude).text();
}
