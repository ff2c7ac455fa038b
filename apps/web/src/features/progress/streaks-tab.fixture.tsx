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
import { dropOutboxes } from '../../device/outbox/outboxes.ts';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { daysOfMonth, monthOf } from '../../lib/local-day/local-day.ts';
import { type Session, SessionContext } from '../../lib/session/session.ts';
import { fakeServer, json } from '../../testing/fake-server.ts';
import { aUser } from '../../testing/users.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { StreaksTab } from './streaks-tab.tsx';

type Answers = Parameters<typeof fakeServer>[0];

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

/** `GET` with these: what a server with that garden answers to each part of it that is asked for. */
export function gardenAnswers(garden: readonly GardenDay[]): Readonly<Record<string, Response>> {
  const newestFirst = [...garden].reverse();
  const months = new Set([
    ...garden.map(({ localDate }) => monthOf(localDate)),
    '2026-08',
    '2026-10',
    '2026-11',
    '2026-12',
  ]);
  const inMonth = (month: string) => newestFirst.filter(({ localDate }) => monthOf(localDate) === month);
  return {
    ...Object.fromEntries([...months].map((month) => [monthCall(month), json(inMonth(month))])),
    'GET /api/garden?limit=200': json(newestFirst),
    'GET /api/journal-totals': json({
      entries: garden.length,
      pages: 0,
      feelings: [...new Set(garden.flatMap(({ feelings }) => feelings))],
      firstDay: garden[0]?.localDate ?? null,
      firstEntryDay: null,
      lastEntryDay: null,
      pageDays: null,
    }),
  };
}
export function monthCall(month: string): string {
  const { from, to } = daysOfMonth(month);
  return `GET /api/garden?from=${from}&to=${to}`;
}

/** The tab by itself, over a fake server. @param garden earliest first */
export function openStreaks(
  garden: readonly GardenDay[],
  streaks: readonly Streak[] = [streakOf()],
  answers: Answers = {},
) {
  const server = fakeServer({ ...gardenAnswers(garden), 'GET /api/streaks': json(streaks), ...answers });
  const root = createRootRoute();
  const tab = createRoute({ getParentRoute: () => root, path: '/progress', component: StreaksTab });
  const mood = createRoute({ getParentRoute: () => root, path: '/mood', component: () => <h1>How do you feel?</h1> });
  const router = createRouter({
    routeTree: root.addChildren([tab, mood]),
    history: createMemoryHistory({ initialEntries: ['/progress'] }),
  });
  dropOutboxes();
  const queryClient = createQueryClient();
  // Only what the tab asks of a session.
  const session = { status: 'signed-in', user: aUser(), queryClient, refresh: () => {} } as unknown as Session;
  render(
    <SessionContext value={session}>
      <QueryClientProvider client={queryClient}>
        {/* Every router has the type of the app's own, which is registered; this one is a small part of it. */}
        <RouterProvider router={router as never} />
        <Toaster />
      </QueryClientProvider>
    </SessionContext>,
  );
  return { server, user: userEvent.setup() };
}
