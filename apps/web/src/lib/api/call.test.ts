import { getUser, login, logout } from '@wonderlings/account/contract';
import { listMoods, listStreaksOf, saveMood } from '@wonderlings/journal/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, json, noNetwork, refused } from '../../testing/fake-server.ts';
import { aUser } from '../../testing/users.ts';
import { ApiError, noAnswer } from './api-error.ts';
import { call } from './call.ts';
import { newIdempotencyKey, send, TIME_LIMIT_MS } from './request.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const text = (body: string, status: number, type = 'text/plain') =>
  new Response(body, { status, headers: { 'Content-Type': type } });

describe('a call', () => {
  it('sends credentials and the time zone, and a read carries neither body nor key', async () => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      timeZone: 'Pacific/Auckland',
    } as Intl.ResolvedDateTimeFormatOptions);
    const server = fakeServer({ 'GET /api/user': json(aUser()) });
    await call(getUser);
    const [seen] = server.seen;
    expect(seen?.credentials).toBe('include');
    expect(seen?.headers.get('Time-Zone')).toBe('Pacific/Auckland');
    expect(seen?.headers.has('Content-Type')).toBe(false);
    expect(seen?.headers.has('Idempotency-Key')).toBe(false);
    expect(seen?.body).toBeUndefined();
    vi.restoreAllMocks();
  });

  it('sends a body as JSON', async () => {
    const server = fakeServer({ 'POST /api/login': json(aUser()) });
    await call(login, { body: { username: 'maya', password: 'three odd words', rememberDevice: false } });
    expect(server.seen[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(server.seen[0]?.body).toEqual({ username: 'maya', password: 'three odd words', rememberDevice: false });
  });

  it('gives each write a key of its own, unless the caller pins one', async () => {
    const server = fakeServer({ 'POST /api/logout': () => json({ ok: true }) });
    await send(logout);
    await send(logout);
    await send(logout, { idempotencyKey: 'pinned' });
    const keys = server.seen.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(UUID);
    expect(keys[1]).toMatch(UUID);
    expect(keys[0]).not.toBe(keys[1]);
    expect(keys[2]).toBe('pinned');
  });

  it('makes keys without crypto.randomUUID, which plain http lacks', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(newIdempotencyKey()).toMatch(UUID);
  });

  it('fills the path and the query, escaped', async () => {
    const server = fakeServer({
      'GET /api/streaks/a%2Fb': json([]),
      'GET /api/moods?userId=a%26b': json([]),
      'GET /api/moods': json([]),
    });
    await call(listStreaksOf, { params: { userId: 'a/b' } });
    await call(listMoods, { query: { userId: 'a&b' } });
    await call(listMoods, { query: { userId: undefined } });
    expect(server.seen).toHaveLength(3);
  });

  it('answers what the contract parsed', async () => {
    fakeServer({ 'GET /api/user': json({ ...aUser(), secret: 'not in the contract' }) });
    expect(await call(getUser)).toEqual(aUser());
  });
});

describe('a call that fails', () => {
  it('says the status, a colon and the text of the answer', async () => {
    fakeServer({ 'GET /api/user': text('the server is asleep', 503) });
    await expect(call(getUser)).rejects.toThrow(/^503: the server is asleep$/);
  });

  it('says the status text when the body is empty', async () => {
    fakeServer({ 'GET /api/user': new Response('', { status: 502, statusText: 'Bad Gateway' }) });
    await expect(call(getUser)).rejects.toThrow(/^502: Bad Gateway$/);
  });

  it('keeps what the server said, for the page to show', async () => {
    fakeServer({ 'POST /api/moods': refused(400, 'Please check what you typed', { note: 'Too long' }) });
    const error = await call(saveMood, { body: { feeling: 'Okay' } }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect((error as ApiError).status).toBe(400);
    expect((error as ApiError).refusal).toEqual({
      error: 'Please check what you typed',
      code: 'test.refused',
      fields: { note: 'Too long' },
    });
    expect((error as ApiError).message).toMatch(/^400: \{"error":/);
  });

  it('has no refusal when the body is not ours', async () => {
    fakeServer({ 'GET /api/user': text('<h1>Proxy</h1>', 502, 'text/html') });
    const error = await call(getUser).catch((caught: unknown) => caught);
    expect((error as ApiError).refusal).toBeNull();
  });

  it.each([401, 403, 404])('is no refusal of the server where %s comes with a page', async (status) => {
    fakeServer({ 'GET /api/user': text('<h1>Welcome to our train</h1>', status, 'text/html') });
    const error = await call(getUser).catch((caught: unknown) => caught);
    expect(noAnswer(error)).toBe(true);
    expect((error as Error).message).toBe(`${status}: <h1>Welcome to our train</h1>`);
  });

  it('refuses a read that is not JSON, with its type and a snippet', async () => {
    fakeServer({ 'GET /api/user': text('<!doctype html><title>Oops</title>', 200, 'text/html') });
    await expect(call(getUser)).rejects.toThrow(
      /^Expected JSON but received text\/html: <!doctype html><title>Oops<\/title>$/,
    );
  });

  it('says why JSON could not be parsed', async () => {
    fakeServer({ 'GET /api/user': text('{"id": ', 200, 'application/json') });
    await expect(call(getUser)).rejects.toThrow(/^JSON parsing failed: .+/);
  });

  it('names what is not as the contract promises', async () => {
    fakeServer({ 'GET /api/user': json({ ...aUser(), username: 7 }) });
    await expect(call(getUser)).rejects.toThrow(/^Unexpected answer to GET \/api\/user: username: /);
  });

  it('passes a lost network on as it is', async () => {
    fakeServer({ 'GET /api/user': noNetwork });
    await expect(call(getUser)).rejects.toBe(noNetwork);
  });
});

describe('a call that stalls', () => {
  afterEach(() => void vi.restoreAllMocks());

  /** The clock of each call in the test's hands: `runOut` is what 15 seconds do. */
  function heldTimeLimit() {
    const clock = new AbortController();
    const limits = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
    const runOut = () => clock.abort(new DOMException('The operation timed out.', 'TimeoutError'));
    return { limits, runOut };
  }
  /** A network that neither answers nor breaks off until it is told to stop. */
  function stalledNetwork() {
    const untilAborted = (signal: AbortSignal) =>
      new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => untilAborted(signal));
  }

  it('fails after 15 seconds, as a lost network does', async () => {
    const { limits, runOut } = heldTimeLimit();
    stalledNetwork();
    const saving = call(saveMood, { body: { feeling: 'Okay' } }).catch((error: unknown) => error);
    expect(limits).toHaveBeenCalledExactlyOnceWith(15_000);
    expect(TIME_LIMIT_MS).toBe(15_000);
    runOut();
    const error = await saving;
    expect(error).toMatchObject({ name: 'TimeoutError' });
    expect(error).not.toBeInstanceOf(ApiError);
  });

  it('fails also when only the rest of its answer is missing', async () => {
    const { runOut } = heldTimeLimit();
    vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
      const endless = new ReadableStream({
        start: (body) => signal.addEventListener('abort', () => body.error(signal.reason)),
      });
      return new Response(endless, { headers: { 'Content-Type': 'application/json' } });
    });
    const reading = call(getUser).catch((error: unknown) => error);
    await Promise.resolve();
    runOut();
    expect(await reading).toMatchObject({ name: 'TimeoutError' });
  });

  it.each([
    ['its caller gives it up', (given: AbortController) => given.abort(new Error('left the page')), 'left the page'],
    ['its time is over', (_: AbortController, runOut: () => void) => runOut(), 'The operation timed out.'],
  ])('ends when %s, whichever is first', async (_, end, message) => {
    const { runOut } = heldTimeLimit();
    stalledNetwork();
    const given = new AbortController();
    const reading = call(getUser, { signal: given.signal }).catch((error: unknown) => error);
    end(given, runOut);
    expect(await reading).toMatchObject({ message });
  });

  it('ends in a browser that cannot join two signals', async () => {
    const { runOut } = heldTimeLimit();
    stalledNetwork();
    const { any } = AbortSignal;
    Reflect.deleteProperty(AbortSignal, 'any');
    const reading = call(getUser, { signal: new AbortController().signal }).catch((error: unknown) => error);
    AbortSignal.any = any;
    runOut();
    expect(await reading).toMatchObject({ name: 'TimeoutError' });
  });
});
