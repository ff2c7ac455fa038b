import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouterHistory,
  RouterProvider,
  useNavigate,
  useSearch,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { deniedDevice, freshDevice } from '../../device/store/testing/fresh-device.ts';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { noteHappened } from '../../lib/once-a-visit.ts';
import { type Session, SessionContext } from '../../lib/session/session.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { FakeServer } from './fake-server.fixture.ts';
import { maya } from './journal.fixture.ts';
import { JournalPage, welcomeOf } from './journal-page.tsx';
import { type JournalTab, journalSearch } from './journal-search.ts';
import { QuickCheckInPage } from './quick-check-in-page.tsx';

interface Options {
  readonly server?: FakeServer;
  /** True: what an earlier page has kept on this device is still there. */
  readonly sameDevice?: boolean;
  /** True: this device keeps nothing, so that what cannot be sent is on the page alone. */
  readonly keepsNothing?: boolean;
  /** False: the buddy still has to say hello. */
  readonly welcomed?: boolean;
  /** That of an earlier page, for one that is loaded again. */
  readonly history?: RouterHistory;
}

/** The journal at an address, with a fake server behind it and no shell around it. */
export function openJournal(address = '/mood', options: Options = {}) {
  const { server = FakeServer.install(), sameDevice = false, keepsNothing = false, welcomed = true } = options;
  if (keepsNothing) deniedDevice();
  else if (!sameDevice) freshDevice();
  const scrollDown = stubSight();
  if (welcomed) noteHappened(welcomeOf(maya.id));
  const queryClient = createQueryClient();
  const session = {
    status: 'signed-in' as const,
    user: server.user,
    queryClient,
    logIn: async () => null,
    register: async () => null,
    signInByPicture: async () => null,
    logOut: async () => {},
    refresh: () => {},
  } satisfies Session;
  const root = createRootRoute();
  const mood = createRoute({
    getParentRoute: () => root,
    path: '/mood',
    component: () => <Journal defaultTab="add" />,
  });
  const journal = createRoute({
    getParentRoute: () => root,
    path: '/activities/journal',
    component: () => <Journal defaultTab="writing" />,
  });
  const auth = createRoute({ getParentRoute: () => root, path: '/auth', component: () => <h1>Sign in</h1> });
  const tools = createRoute({
    getParentRoute: () => root,
    path: '/coping-tools',
    component: () => <h1>Coping Tools</h1>,
  });
  const router = createRouter({
    routeTree: root.addChildren([mood, journal, auth, tools]),
    history: options.history ?? createMemoryHistory({ initialEntries: [address] }),
  });
  const view = render(
    <SessionContext value={session}>
      <QueryClientProvider client={queryClient}>
        {/* Every router has the type of the app's own, which is registered; this one is a small part of it. */}
        <RouterProvider router={router as never} />
      </QueryClientProvider>
      <Toaster />
    </SessionContext>,
  );
  return { ...view, server, router, user: userEvent.setup(), scrollDown };
}

type Tell = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

/** Nothing is in sight; the returned function scrolls to the sentinels near the end of a list. */
function stubSight(): () => Promise<void> {
  const watched = new Set<Tell>();
  vi.stubGlobal('IntersectionObserver', function watcher(tell: Tell, { rootMargin }: IntersectionObserverInit = {}) {
    // The companions watch whether they are in sight, too.
    const observe = () => rootMargin && watched.add(tell);
    return { observe, unobserve: () => {}, disconnect: () => watched.delete(tell) };
  });
  return () =>
    act(async () => {
      // What has just come is looked out for after the page was drawn.
      await new Promise((resolve) => setTimeout(resolve));
      for (const tell of [...watched]) tell([{ isIntersecting: true }]);
    });
}

function Journal({ defaultTab }: { readonly defaultTab: JournalTab }) {
  const asked: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  if (asked.view === 'quick') return <QuickCheckInPage />;
  return (
    <JournalPage
      search={journalSearch(asked)}
      defaultTab={defaultTab}
      onSearch={(search, { replace }) => void navigate({ to: '.', search, replace })}
    />
  );
}
