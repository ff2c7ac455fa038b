import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { dropOutboxes } from '../../device/outbox/outboxes.ts';
import { freshDevice } from '../../device/store/testing/fresh-device.ts';
import { fakeServer, json } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/users.ts';

// A busy machine takes seconds to find roles in a whole page.
vi.setConfig({ testTimeout: 30_000 });

/** The breathing page of a child, over a server that takes what is recorded. From then on time stands until it is moved. */
export async function openBreathing(path = '/activities/breath', heading = 'Choose Your Breathing Level!') {
  freshDevice();
  dropOutboxes();
  const server = fakeServer({
    'GET /api/user': () => json(aUser()),
    'GET /api/user-milestones': () => json([]),
    'POST /api/activity-sessions': () =>
      json(aSavedSession(server.callsOf('POST /api/activity-sessions').at(-1)?.body)),
  });
  const page = renderApp(path);
  await screen.findByRole('heading', { name: heading });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  return { ...page, server, recorded: () => server.callsOf('POST /api/activity-sessions') };
}

export const button = (name: string) => screen.getByRole('button', { name });
export const press = (name: string) => fireEvent.click(button(name));
export const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
/** Its session is drawn after the press is: on a busy machine not in the same turn. */
export async function choose(level: string): Promise<void> {
  press(level);
  await vi.waitFor(() => screen.getByRole('heading', { name: `Breathing with Zola - ${level}` }));
}
/** What the child sees in the bubble. */
export const bubble = () => screen.getByRole('timer').textContent;

function aSavedSession(body: unknown) {
  return {
    id: '0197f7a2-0000-7000-8000-000000000001',
    userId: 'child-1',
    timestamp: '2026-03-03T15:00:00.000Z',
    newAchievements: [],
    // What the page has just sent.
    ...(body as object),
  };
}
