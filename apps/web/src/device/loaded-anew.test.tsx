import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, json, noNetwork } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { aUser } from '../testing/users.ts';
import { dropOutboxes } from './outbox/outboxes.ts';
import { freshDevice, reloadPage } from './store/testing/fresh-device.ts';

// Drawings are hundreds of shapes each, and tested where they are drawn.
vi.mock('../art/companions/wonderling.tsx', () => ({ Wonderling: () => null }));
vi.mock('../art/companions/moves/moving-wonderling.tsx', () => ({ MovingWonderling: () => null }));

const SESSIONS = 'POST /api/activity-sessions';
const standStill = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
const press = (name: string | RegExp) => act(() => screen.getByRole('button', { name }).click());
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

beforeEach(() => {
  freshDevice();
  dropOutboxes();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

function openServer() {
  return fakeServer({ 'GET /api/user': () => json(aUser()), [SESSIONS]: noNetwork });
}
/** As after a reload, or in a tab that the device had thrown away: only what was kept is left of the page. */
async function loadAnew(path: string) {
  vi.useRealTimers();
  cleanup();
  reloadPage();
  dropOutboxes();
  renderApp(path);
}

interface Sent {
  readonly duration: number;
}
const PAGES = [
  ['/activities/breath', 'Choose Your Breathing Level!', ['Beginner', 'Start Breathing'], 'Continue', 36],
  ['/activities/calm', 'Calm Corner', ['Start Bubble Breathing'], 'Go on', 120],
  ['/activities/be-active', 'Be Active', ['Start the timer'], 'Continue', 60],
  ['/activities/exercise', 'Choose Your Wonderling Coach', [/Bella/, 'Start Session'], 'Continue', 150],
] as const;

describe.each(PAGES)('a timer of %s', (path, heading, begin, goOn, seconds) => {
  it('goes on after a reload when the child says so, and is recorded once', async () => {
    const server = openServer();
    // The page of the test before may still be trying: each page's run is of another length.
    const calls = () => server.callsOf(SESSIONS).filter(({ body }) => !others.has((body as Sent).duration));
    const others = new Set<number>(PAGES.map(([, , , , length]) => length).filter((length) => length !== seconds));
    renderApp(path);
    await screen.findByRole('heading', { level: 1, name: heading });
    standStill();
    for (const name of begin) {
      if (typeof name === 'string') await press(name);
      else await act(() => screen.getByRole('radio', { name }).click());
    }
    await pass(7);
    expect(calls()).toEqual([]);
    await loadAnew(path);
    await screen.findByRole('button', { name: goOn });
    standStill();
    await press(goOn);
    await pass(seconds - 7 + 1);
    vi.useRealTimers();
    await waitFor(() => expect(calls()).not.toEqual([]));
    // Without a network it is tried again by whatever part of the page comes later, under the same key.
    expect(new Set(calls().map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
    expect(calls()[0]?.body).toMatchObject({ completed: true, duration: seconds });
  });
});

it('is recorded under one key by two tabs that go on with the same run', async () => {
  const server = openServer();
  renderApp('/activities/breath');
  await screen.findByRole('heading', { level: 1, name: 'Choose Your Breathing Level!' });
  standStill();
  await press('Beginner');
  await press('Start Breathing');
  await pass(7);
  const copied = Object.entries(sessionStorage);
  await pass(29);
  vi.useRealTimers();
  await waitFor(() => expect(server.callsOf(SESSIONS)).toHaveLength(1));
  for (const [key, value] of copied) sessionStorage.setItem(key, value);
  await loadAnew('/activities/breath');
  await screen.findByRole('button', { name: 'Continue' });
  standStill();
  await press('Continue');
  await pass(29);
  vi.useRealTimers();
  await waitFor(() => expect(server.callsOf(SESSIONS).length).toBeGreaterThan(1));
  expect(new Set(server.callsOf(SESSIONS).map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
});
