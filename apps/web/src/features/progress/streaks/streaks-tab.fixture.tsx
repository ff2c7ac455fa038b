import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { GardenDay, Streak } from '@wonderlings/journal/contract';
import { createQueryClient } from '../../../lib/api/query-client.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { Toaster } from '../../../ui/toast/toaster.tsx';
import { StreaksTab } from '../components/streaks/streaks-tab.tsx';

/** Values for tests. */
export function dayOn(localDate: string, day: Partial<GardenDay> = {}): GardenDay {
  return { localDate, feelings: ['Okay'], isRestDay: false, deeds: [], ...day };
}

export function streakOf(streak: Partial<Streak> = {}): Streak {
  return {
    id: streak.streakType ?? 'journal',
    userId: 'child-1',
    streakType: 'journal',
    currentStreak: 5,
    longestStreak: 12,
    lastCheckIn: '2026-11-20',
    streakStartDate: '2026-11-16',
    totalCheckIns: 17,
    isActive: true,
    created: '2026-01-05T09:00:00.000Z',
    ...streak,
  };
}

/** The tab by itself, over a fake server. */
export function openStreaks(garden: readonly GardenDay[] | Response, streaks: readonly Streak[] = [streakOf()]) {
  const server = fakeServer({
    'GET /api/garden': garden instanceof Response ? garden : json(garden),
    'GET /api/streaks': json(streaks),
  });
  const root = createRootRoute();
  const tab = createRoute({ getParentRoute: () => root, path: '/progress', component: StreaksTab });
  const mood = createRoute({ getParentRoute: () => root, path: '/mood', component: () => <h1>How do you feel?</h1> });
  const router = createRouter({
    routeTree: root.addChildren([tab, mood]),
    history: createMemoryHistory({ initialEntries: ['/progress'] }),
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      {/* Every router has the type of the app's own, which is registered; this one is a small part of it. */}
      <RouterProvider router={router as never} />
      <Toaster />
    </QueryClientProvider>,
  );
  return { server, user: userEvent.setup() };
}
