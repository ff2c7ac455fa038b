import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { dropOutboxes } from '../../device/outbox/outboxes.ts';
import { fakeServer, json } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/users.ts';

// A busy machine takes seconds to find roles in a whole page.
vi.setConfig({ testTimeout: 30_000 });

/** The Calm Corner of a child, over a server that takes what is recorded. From then on time stands until it is moved. */
export async function openCalm(path = '/activities/calm') {
  dropOutboxes();
  const server = fakeServer({
    'GET /api/user': () => json(aUser()),
    'GET /api/user-milestones': () => json([]),
    'POST /api/activity-sessions': () =>
      json(aSavedSession(server.callsOf('POST /api/activity-sessions').at(-1)?.body)),
  });
  document.title = '';
  const page = renderApp(path);
  await screen.findByRole('heading', { name: 'Calm Corner' });
  // The heading names the tab in the moment in which the machine begins to listen.
  await waitFor(() => expect(document.title).toMatch(/^Calm Corner/));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  return { ...page, server, recorded: () => server.callsOf('POST /api/activity-sessions') };
}

export const button = (name: string) => screen.getByRole('button', { name });
export const press = (name: string) => fireEvent.click(button(name));
export const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function aSavedSession(body: unknown) {
  return {
    id: '0197f7a2-0000-7000-8000-000000000002',
    userId: 'child-1',
    timestamp: '2026-03-03T15:00:00.000Z',
    newAchievements: [],
    // What the page has just sent.
    ...(body as object),
  };
}
