import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { loadSession } from '../features/account/load-session.ts';
import { SessionProvider } from '../features/account/session-provider.tsx';
import { createQueryClient } from '../lib/api/query-client.ts';
import { createAppRouter } from '../router.tsx';

/** The whole app at one address, over whatever `fakeServer` answers. */
export function renderApp(path: string, queryClient: QueryClient = createQueryClient()) {
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createAppRouter(history);
  // What was read goes with the page: it is not kept on the device of the next test.
  onTestFinished(() => queryClient.clear());
  render(
    <SessionProvider loaded={Promise.resolve().then(() => loadSession({ queryClient }))}>
      <RouterProvider router={router} />
    </SessionProvider>,
  );
  return { user: userEvent.setup(), history, queryClient, at: () => history.location.href };
}
