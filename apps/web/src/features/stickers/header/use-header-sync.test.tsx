import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SendWaiting } from '../../../device/outbox/use-outbox.ts';
import { createQueryClient } from '../../../lib/api/query-client.ts';
import { type Session, SessionContext } from '../../../lib/session/session.ts';
import { forgetHeaders, headers, tellOfEdit } from './header-store.ts';
import { useHeaderSync } from './use-header-sync.ts';
// Loaded before the clock is stopped.
import './sync-header.ts';

const STAR = { id: 'star', emoji: '⭐', x: 0, y: 0, rotation: 0, scale: 1, zIndex: 1 };
const asked: string[] = [];
const queryClient = createQueryClient();

/** The server of a child with an empty header, which has heard of nothing yet. */
async function fetchNothing(path: string, init: { method: string; body?: string }) {
  asked.push(`${init.method} ${path.split('?')[0]}`);
  const placed = {
    id: 'p',
    dateAdded: '2026-05-01T12:00:00.000Z',
    newAchievements: [],
    ...JSON.parse(init.body ?? '{}'),
  };
  return new Response(JSON.stringify(init.method === 'GET' ? [] : placed), {
    headers: { 'Content-Type': 'application/json' },
  });
}

function Header() {
  useHeaderSync();
  return null;
}
const open = (session: object) =>
  render(
    // As much of a session as the header looks at.
    <SessionContext value={{ queryClient, refresh: () => undefined, ...session } as Session}>
      <SendWaiting />
      <Header />
    </SessionContext>,
  );

beforeEach(() => {
  localStorage.clear();
  forgetHeaders();
  asked.length = 0;
  vi.stubGlobal('fetch', fetchNothing);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** Long after a run of changes is over. */
const settled = () => pass(5_000);

it('sends one call for a run of changes of a signed-in child', async () => {
  open({ status: 'signed-in', user: { id: 'mia' } });
  await settled();
  expect(asked).toEqual(['GET /api/sticker-placements', 'GET /api/user-header-emoji', 'GET /api/user-stickers']);
  asked.length = 0;
  for (const x of [8, 16, 24]) {
    headers.set('mia', [{ ...STAR, x }]);
    tellOfEdit('mia');
    await pass(100);
  }
  await settled();
  expect(asked.filter((one) => !one.startsWith('GET'))).toEqual(['POST /api/sticker-placements']);
});

it.each([
  ['a visitor', { status: 'signed-out', user: null }, 'guest'],
  ['a user who may not be signed in any more', { status: 'loading', user: { id: 'mia' } }, 'mia'],
])('sends nothing for %s', async (_, session, owner) => {
  open(session);
  headers.set(owner, [STAR]);
  tellOfEdit(owner);
  await settled();
  expect([asked, headers.of(owner)]).toEqual([[], [STAR]]);
});
