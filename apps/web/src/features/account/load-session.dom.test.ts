import type { QueryClient } from '@tanstack/react-query';
import type { User } from '@wonderlings/account/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/api/query-client.ts';
import type { Session } from '../../lib/session/session.ts';
import { fakeServer, json, noNetwork, refused } from '../../testing/fake-server.ts';
import { aUser } from '../../testing/users.ts';
import { loadSession } from './load-session.ts';

const KEY = 'wonderlings.user';
const maya = aUser();
const sam = aUser({ id: 'child-2', username: 'sam' });
const cached = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null');

function start(queryClient: QueryClient = createQueryClient()) {
  const known: Pick<Session, 'status' | 'user'>[] = [];
  const session = loadSession({ queryClient });
  session.watch((next) => known.push(next));
  return {
    session,
    queryClient,
    known,
    now: () => known.at(-1),
    settled: () => vi.waitFor(() => expect(known.at(-1)?.status).not.toBe('loading')),
  };
}

async function startSignedIn(answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({ 'GET /api/user': () => json(maya), ...answers });
  const started = start();
  await started.settled();
  return { ...started, server };
}

function otherTabWrites(user: User | null): void {
  const newValue = user && JSON.stringify(user);
  if (newValue) localStorage.setItem(KEY, newValue);
  else localStorage.removeItem(KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));
}

describe('the session', () => {
  it('knows the cached user at once, then stores what the server says', async () => {
    localStorage.setItem(KEY, JSON.stringify(maya));
    fakeServer({ 'GET /api/user': () => json({ ...maya, displayName: 'Maya K' }) });
    const { known, settled, queryClient } = start();
    expect(known[0]).toMatchObject({ status: 'loading', user: { id: maya.id, displayName: 'Maya' } });
    await settled();
    expect(known.at(-1)).toEqual({ status: 'signed-in', user: { ...maya, displayName: 'Maya K' } });
    expect(cached()).toMatchObject({ displayName: 'Maya K' });
    expect(queryClient.getQueryData(['user'])).toMatchObject({ displayName: 'Maya K' });
  });

  it('keeps on the device what the first paint needs, and neither birthday nor anything else that was told', async () => {
    const told = { birthday: '03/04/2017', journalName: 'Sky book', defaultTheme: 'theme3' };
    fakeServer({ 'GET /api/user': () => json({ ...maya, ...told }) });
    const { settled, now } = start();
    await settled();
    expect(now()?.user).toMatchObject(told);
    const { id, username, displayName, favoriteColor, profileImage, selectedWonderling, words, isDemo } = maya;
    expect(cached()).toEqual({
      ...{ id, username, displayName, favoriteColor, profileImage, selectedWonderling, words, isDemo },
      defaultTheme: 'theme3',
    });
  });

  it('drops what a release before has kept besides', async () => {
    localStorage.setItem(KEY, JSON.stringify({ ...maya, birthday: '03/04/2017' }));
    fakeServer({ 'GET /api/user': () => json(maya) });
    const { known, settled } = start();
    expect(known[0]?.user?.birthday).toBeNull();
    await settled();
    expect(localStorage.getItem(KEY)).not.toContain('birthday');
  });

  it.each(['not json', '{"id":1}', '[]'])('starts without a copy when the stored one is %s', (stored) => {
    localStorage.setItem(KEY, stored);
    fakeServer({ 'GET /api/user': () => json(maya) });
    expect(start().known[0]).toEqual({ status: 'loading', user: null });
  });

  it('makes no call for a visitor of whom nothing speaks', async () => {
    const server = fakeServer({});
    const session = loadSession({ asks: false });
    const known: Pick<Session, 'status' | 'user'>[] = [];
    session.watch((next) => known.push(next));
    expect(known).toEqual([{ status: 'signed-out', user: null }]);
    expect(server.seen).toEqual([]);
  });

  it('asks for the automatic login after a 401 and no other time', async () => {
    const server = fakeServer({
      'GET /api/user': () => refused(401, 'Not authenticated'),
      'POST /api/auto-login': () => json(maya),
    });
    const { settled, now } = start();
    await settled();
    expect(now()).toEqual({ status: 'signed-in', user: maya });
    expect(server.seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/user',
      'POST /api/auto-login',
    ]);
  });

  it('clears the cached user when no user is remembered', async () => {
    localStorage.setItem(KEY, JSON.stringify(maya));
    fakeServer({
      'GET /api/user': () => refused(401, 'Not authenticated'),
      'POST /api/auto-login': () => refused(401, 'Not authenticated'),
    });
    const { settled, now } = start();
    await settled();
    expect(now()).toEqual({ status: 'signed-out', user: null });
    expect(cached()).toBeNull();
  });

  it('sends a registration and answers null when it worked', async () => {
    const { session, settled, now } = (() => {
      fakeServer({
        'GET /api/user': () => refused(401, 'Not authenticated'),
        'POST /api/auto-login': () => refused(401, 'Not authenticated'),
        'POST /api/register': () => json(sam, 201),
      });
      return start();
    })();
    await settled();
    const values = { username: 'sam', displayName: 'Sam', password: 'three odd words', rememberDevice: false };
    expect(await session.signIn({ kind: 'register', values })).toBeNull();
    expect(now()).toEqual({ status: 'signed-in', user: sam });
    expect(cached()).toMatchObject({ id: sam.id });
  });

  it('answers what went wrong with a sign-in', async () => {
    fakeServer({
      'GET /api/user': () => refused(401, 'Not authenticated'),
      'POST /api/auto-login': () => refused(401, 'Not authenticated'),
      'POST /api/login': noNetwork,
    });
    const { session, settled } = start();
    await settled();
    const values = { username: 'maya', password: 'three odd words' };
    expect(await session.signIn({ kind: 'login', values })).toBe(noNetwork);
  });

  it('clears every cache on logout', async () => {
    const { session, queryClient, now } = await startSignedIn({ 'POST /api/logout': () => json({ ok: true }) });
    queryClient.setQueryData(['moods'], ['private']);
    await session.logOut();
    expect(now()).toEqual({ status: 'signed-out', user: null });
    expect(cached()).toBeNull();
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });

  describe('and what was written but not saved', () => {
    const DRAFT = 'wonderlings.draft.journal.child-1.add';
    const draft = () => sessionStorage.getItem(DRAFT);
    beforeEach(() => sessionStorage.setItem(DRAFT, 'My secret'));

    it('goes with a logout', async () => {
      const { session } = await startSignedIn({ 'POST /api/logout': () => json({ ok: true }) });
      await session.logOut();
      expect(draft()).toBeNull();
      expect(localStorage).toHaveLength(0);
    });

    it('goes with a logout in another tab', async () => {
      const { now } = await startSignedIn();
      otherTabWrites(null);
      window.dispatchEvent(new StorageEvent('storage', { key: 'wonderlings.logged-out', newValue: '1' }));
      expect(now()?.status).toBe('signed-out');
      expect(draft()).toBeNull();
    });

    it('stays when the logout fails', async () => {
      const { session } = await startSignedIn({ 'POST /api/logout': noNetwork });
      await session.logOut();
      expect(draft()).toBe('My secret');
    });

    it('stays when the session runs out, here or in another tab', async () => {
      const { now, server, queryClient } = await startSignedIn({ 'POST /api/auto-login': () => refused(401, 'No') });
      server.answers['GET /api/user'] = () => refused(401, 'Not authenticated');
      await queryClient.invalidateQueries({ queryKey: ['user'] });
      await vi.waitFor(() => expect(now()?.status).toBe('signed-out'));
      expect(draft()).toBe('My secret');
      otherTabWrites(null);
      expect(draft()).toBe('My secret');
    });
  });

  it('does not read the answer to a logout beyond ok or not ok', async () => {
    const { session, now } = await startSignedIn({ 'POST /api/logout': () => new Response('bye', { status: 200 }) });
    await session.logOut();
    expect(now()?.status).toBe('signed-out');
  });

  it('keeps everything when the logout fails', async () => {
    const { session, queryClient, now } = await startSignedIn({ 'POST /api/logout': noNetwork });
    queryClient.setQueryData(['moods'], ['private']);
    await session.logOut();
    expect(now()).toEqual({ status: 'signed-in', user: maya });
    expect(queryClient.getQueryData(['moods'])).toEqual(['private']);
  });

  it('hears of a changed user through the query cache', async () => {
    const { queryClient, now, server } = await startSignedIn();
    server.answers['GET /api/user'] = () => json({ ...maya, journalName: 'Sky book' });
    await queryClient.invalidateQueries({ queryKey: ['user'] });
    expect(now()?.user?.journalName).toBe('Sky book');
  });

  it('reads the user again after 15 minutes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { server } = await startSignedIn();
    expect(server.callsOf('GET /api/user')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(15 * 60_000 + 1000);
    expect(server.callsOf('GET /api/user')).toHaveLength(2);
  });

  it('logs out with another tab', async () => {
    const { queryClient, now } = await startSignedIn();
    queryClient.setQueryData(['moods'], ['private']);
    otherTabWrites(null);
    expect(now()).toEqual({ status: 'signed-out', user: null });
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });

  it('drops what was read for one user when another tab signs in another', async () => {
    const { queryClient, now, server } = await startSignedIn();
    queryClient.setQueryData(['moods'], ['private']);
    server.answers['GET /api/user'] = () => json(sam);
    otherTabWrites(sam);
    expect(now()?.status).toBe('loading');
    await vi.waitFor(() => expect(now()).toEqual({ status: 'signed-in', user: sam }));
    expect(queryClient.getQueryData(['moods'])).toBeUndefined();
    expect(queryClient.getQueryData(['user'])).toEqual(sam);
  });
});
