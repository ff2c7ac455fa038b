import { QueryClient } from '@tanstack/react-query';
import { saveMood } from '@wonderlings/journal/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, json, noNetwork, refused } from '../../testing/fake-server.ts';
import { aUser } from '../../testing/users.ts';
import { withDevice } from '../store/device-database.ts';
import { forgetDevice } from '../store/forgetting.ts';
import { deniedDevice, freshDevice, fullDevice, reloadPage } from '../store/testing/fresh-device.ts';
import type { CommandKind } from './command.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { keepCommand, readCommands } from './outbox-storage.ts';
import type { OutboxSession } from './sending.ts';
import { NotKept } from './verdict.ts';

const POST = 'POST /api/moods';
const onSent = vi.fn(() => 'shown');
const kind: CommandKind<unknown, string> = {
  kind: 'test-note',
  endpoint: { ...saveMood, answer: saveMood.answer.partial() },
  whenRefused: 'set-aside',
  onSent,
};
const refresh = vi.fn();
let here: OutboxSession | null;

const sessionOf = (id: string): OutboxSession => ({
  status: 'signed-in',
  user: { ...aUser(), id },
  queryClient: new QueryClient(),
  refresh,
});
const made: Outbox[] = [];
function anOutbox(userId = 'maya'): Outbox {
  const outbox = createOutbox(userId, { session: () => here, alone: (_userId, work) => work() });
  made.push(outbox);
  return outbox;
}
const say = (note: string, id = note) => ({ id, body: { note } });
const idsKept = async (userId = 'maya') => (await readCommands(userId)).map(({ id }) => id);

beforeEach(() => {
  freshDevice();
  here = sessionOf('maya');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  // Its next try would go along with another test's.
  for (const outbox of made.splice(0)) outbox.stop();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

describe('a command', () => {
  it('is sent at once under its id, names its child, and then waits nowhere', async () => {
    const server = fakeServer({ [POST]: json({}, 201) });
    expect(await anOutbox().save(kind, say('rain'))).toEqual({ status: 'sent', result: 'shown' });
    expect(server.seen.map(({ body, headers }) => [body, headers.get('Idempotency-Key')])).toEqual([
      [{ note: 'rain', userId: 'maya' }, 'rain'],
    ]);
    expect(await idsKept()).toEqual([]);
  });

  it('waits on the device without a network, also over a closed page, and goes once under one key', async () => {
    const server = fakeServer({ [POST]: noNetwork });
    const outbox = anOutbox();
    expect(await outbox.save(kind, say('rain'))).toEqual({ status: 'kept', because: 'no-network' });
    expect(outbox.getState()).toMatchObject([{ id: 'rain', kind: 'test-note', body: { note: 'rain' }, refused: null }]);
    reloadPage();
    server.answers[POST] = json({}, 201);
    await Promise.all([anOutbox().flush(), anOutbox().flush()]);
    await anOutbox().flush();
    expect(new Set(server.seen.map(({ headers }) => headers.get('Idempotency-Key')))).toEqual(new Set(['rain']));
    expect(await idsKept()).toEqual([]);
  });

  it('says when it was done by the zone of then, and what the clock shows when it is sent', async () => {
    const server = fakeServer({ [POST]: json({}, 201) });
    await keepCommand('maya', {
      ...{ id: 'k', kind: kind.kind, body: {} },
      ...{ madeAt: '2026-05-01T20:00:00.000Z', timeZone: 'Asia/Tokyo' },
    });
    await anOutbox().save(kind, say('later'));
    expect(server.seen[0]?.headers.get('Time-Zone')).toBe('Asia/Tokyo');
    expect(Date.parse(server.seen[0]?.headers.get('Sent-At') ?? '')).toBeGreaterThan(Date.parse('2026-05-02'));
  });

  it('waits when the answer does not come, and arrives later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let answer = (_: Response): void => {};
    fakeServer({ [POST]: () => new Promise<Response>((resolve) => (answer = resolve)) });
    const outbox = anOutbox();
    const saving = outbox.save(kind, say('rain'));
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    expect(await saving).toMatchObject({ status: 'kept' });
    answer(json({}, 201));
    await vi.waitFor(async () => expect(await idsKept()).toEqual([]));
    expect(onSent).toHaveBeenCalledTimes(1);
  });
});

describe('what is on the device', () => {
  it('says nothing without the key, which is kept apart and goes when the device is forgotten', async () => {
    fakeServer({ [POST]: noNetwork });
    await anOutbox().save(kind, say('my secret rain', 'k'));
    const stored = await withDevice('maya', (device) => device.getAll('outbox'));
    const bytes = (stored[0] as { sealed: { bytes: ArrayBuffer } }).sealed.bytes;
    expect(JSON.stringify(stored) + new TextDecoder().decode(bytes)).not.toMatch(/secret|test-note/);
    await forgetDevice('maya');
    expect(await withDevice('maya', (device) => device.count('outbox'))).toBe(0);
    // As if its bytes were still found on the disk.
    await withDevice('maya', (device) => device.put('outbox', stored[0], 'k'));
    expect(await readCommands('maya')).toEqual([]);
  });

  it('cannot be opened in the place of something else', async () => {
    fakeServer({ [POST]: noNetwork });
    await anOutbox().save(kind, say('rain'));
    const [entry] = await withDevice('maya', (device) => device.getAll('outbox'));
    await withDevice('maya', (device) => device.put('outbox', entry, 'sun'));
    expect(await idsKept()).toEqual(['rain']);
  });

  it('cannot be given to another child', async () => {
    fakeServer({ [POST]: noNetwork });
    await anOutbox().save(kind, say('rain'));
    const [entry] = await withDevice('maya', (device) => device.getAll('outbox'));
    await withDevice('noah', (device) => device.put('outbox', entry, 'rain'));
    expect(await readCommands('noah')).toEqual([]);
  });

  it('is sent in the order in which it was done, and holds up what comes after it', async () => {
    const server = fakeServer({ [POST]: noNetwork });
    const outbox = anOutbox();
    // By a clock that was set back after the first.
    const at = { z: '2026-05-09T12:00:00.000Z', a: '2026-05-02T12:00:00.000Z', m: '2026-05-01T12:00:00.000Z' };
    for (const [note, madeAt] of Object.entries(at))
      await outbox.save(kind, { ...say(note), madeAt: new Date(madeAt) });
    expect(new Set(server.seen.map(({ headers }) => headers.get('Idempotency-Key')))).toEqual(new Set(['z']));
    server.seen.length = 0;
    server.answers[POST] = json({}, 201);
    await outbox.flush();
    expect(server.seen.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['z', 'a', 'm']);
  });

  it('of a release that kept finished activities in clear is still read', async () => {
    const body = { activityType: 'sleep', duration: 60, timestamp: '2026-05-01T16:00:00.000Z' };
    await withDevice('maya', (device) => device.put('outbox', body, 'old'));
    expect(await readCommands('maya')).toMatchObject([{ id: 'old', kind: 'activity', body, refused: null }]);
  });
});

describe('another child', () => {
  it('is never sent what the first one did', async () => {
    const server = fakeServer({ [POST]: json({}, 201) });
    here = sessionOf('noah');
    expect(await anOutbox('maya').save(kind, say('rain'))).toEqual({ status: 'kept', because: 'signed-out' });
    await anOutbox('noah').flush();
    expect(server.seen).toEqual([]);
    here = sessionOf('maya');
    await anOutbox('maya').flush();
    expect(server.seen).toHaveLength(1);
  });

  it('is not sent what was taken up while the first one was still here', async () => {
    const server = fakeServer({ [POST]: json({}, 201) });
    const sessions = [sessionOf('maya'), sessionOf('noah')];
    const outbox = createOutbox('maya', { session: () => sessions.shift() ?? here, alone: (_userId, work) => work() });
    here = sessionOf('noah');
    expect(await outbox.save(kind, say('rain'))).toMatchObject({ status: 'kept' });
    expect(server.seen).toEqual([]);
    expect(await idsKept()).toEqual(['rain']);
  });

  it('whose session the server has, unlike this page, is refused there and nothing is lost', async () => {
    fakeServer({ [POST]: refused(403, 'This belongs to somebody else.') });
    expect(await anOutbox().save(kind, say('rain'))).toEqual({ status: 'kept', because: 'signed-out' });
    expect(refresh).toHaveBeenCalled();
    expect(await idsKept()).toEqual(['rain']);
  });
});

describe('a server that does not take it', () => {
  it.each([
    [401, 'signed-out'],
    [429, 'asked-to-wait'],
    [503, 'asked-to-wait'],
    [500, 'asked-to-wait'],
  ])('for now (%i) has it later', async (status, because) => {
    fakeServer({ [POST]: refused(status, 'Not now') });
    expect(await anOutbox().save(kind, say('rain'))).toEqual({ status: 'kept', because });
    expect(await idsKept()).toEqual(['rain']);
    expect(refresh).toHaveBeenCalledTimes(status === 401 ? 1 : 0);
  });

  it('is not asked again before the moment that it names', async () => {
    const wait = new Response('{}', { status: 429, headers: { 'Retry-After': '60' } });
    const server = fakeServer({ [POST]: wait });
    const outbox = anOutbox();
    await outbox.save(kind, say('rain'));
    await outbox.flush();
    expect(server.seen).toHaveLength(1);
    const later = Date.now() + 61_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    await outbox.flush();
    expect(server.seen).toHaveLength(2);
  });

  it.each([400, 409, 422])('for good (%i) says so to the page, which has the words', async (status) => {
    fakeServer({ [POST]: refused(status, 'Too long.') });
    await expect(anOutbox().save(kind, say('rain'))).rejects.toMatchObject({ status });
    expect(await idsKept()).toEqual([]);
  });

  it.each([400, 409, 422])('for good (%i) later has it set aside, and holds up nothing', async (status) => {
    const server = fakeServer({ [POST]: noNetwork });
    const outbox = anOutbox();
    await outbox.save(kind, say('rain'));
    await outbox.save(kind, say('sun'));
    let calls = 0;
    server.answers[POST] = () => (calls++ === 0 ? refused(status, 'Too long.') : json({}, 201));
    await outbox.flush();
    expect(outbox.getState()).toMatchObject([{ id: 'rain', refused: { status, sentence: 'Too long.' } }]);
    await outbox.flush();
    expect(calls).toBe(2);
    await outbox.retry('rain');
    expect(calls).toBe(3);
    expect(outbox.getState()).toEqual([]);
  });

  it('lets go of what no child would miss', async () => {
    const server = fakeServer({ [POST]: noNetwork });
    const outbox = anOutbox();
    await outbox.save({ ...kind, whenRefused: 'let-go' }, say('rain'));
    server.answers[POST] = refused(400, 'No');
    await outbox.flush();
    expect(await idsKept()).toEqual([]);
  });

  it('can be given up', async () => {
    const server = fakeServer({ [POST]: noNetwork });
    const outbox = anOutbox();
    await outbox.save(kind, say('rain'));
    server.answers[POST] = refused(400, 'No');
    await outbox.flush();
    await outbox.remove('rain');
    expect(outbox.getState()).toEqual([]);
    expect(await idsKept()).toEqual([]);
  });

  it('because it stumbles over it for a day does not hold up the others', async () => {
    const server = fakeServer({ [POST]: noNetwork });
    const outbox = anOutbox();
    await outbox.save(kind, { ...say('rain'), madeAt: new Date(Date.now() - 25 * 3_600_000) });
    await outbox.save(kind, say('sun'));
    let calls = 0;
    server.answers[POST] = () => (calls++ === 0 ? refused(500, 'Oh') : json({}, 201));
    await outbox.flush();
    expect(outbox.getState()).toMatchObject([{ id: 'rain', refused: { status: 500 } }]);
  });
});

describe('a network that asks to sign in first', () => {
  it.each([200, 400, 401, 403, 404, 405, 511])(
    'has sent nothing, though it answers %s with a page of its own',
    async (status) => {
      const headers = { 'Content-Type': 'text/html' };
      const page = new Response('<p>Welcome to our train</p>', { status, headers });
      const server = fakeServer({ [POST]: page });
      const outbox = anOutbox();
      expect(await outbox.save(kind, say('rain'))).toEqual({ status: 'kept', because: 'no-network' });
      expect(await idsKept()).toEqual(['rain']);
      server.answers[POST] = json({}, 201);
      await outbox.flush();
      expect([await idsKept(), onSent.mock.calls.length]).toEqual([[], 1]);
      // Nor has it signed the child out.
      expect(refresh).not.toHaveBeenCalled();
    },
  );
});

describe('an act that the page does not wait for', () => {
  const put: CommandKind<unknown, unknown> = { ...kind, kind: 'test-put', whenRefused: 'let-go' };
  const move: CommandKind<unknown, unknown> = { ...put, kind: 'test-move', replaces: ['test-move'] };
  const drop: CommandKind<unknown, unknown> = { ...move, kind: 'test-drop', undoes: 'test-put' };
  const about = (note: string, thing = 'star') => ({ ...say(note), about: thing });
  const notesSent = (server: { seen: readonly { body: unknown }[] }) =>
    server.seen.map(({ body }) => (body as { note: string }).note);
  /** The browser knows that there is no network. */
  const offline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

  it('is among what waits at once, and tells what became of it', async () => {
    const server = fakeServer({ [POST]: noNetwork });
    const outbox = anOutbox();
    const adding = outbox.add(put, about('put'));
    expect(outbox.getState()).toMatchObject([{ id: 'put', about: 'star' }]);
    expect(outbox.getTrouble()).toBeNull();
    expect(await adding).toBe('waits');
    expect(outbox.getTrouble()).toBe('no-network');
    server.answers[POST] = json({}, 201);
    expect(await outbox.add(put, about('again'))).toBe('sent');
    expect([outbox.getState(), outbox.getTrouble(), notesSent(server)]).toEqual([[], null, ['put', 'put', 'again']]);
  });

  it('is never missing from what waits while it goes onto the device, and several keep their order', async () => {
    fakeServer({ [POST]: noNetwork });
    const outbox = anOutbox();
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const seen: number[] = [];
    outbox.subscribe(() => seen.push(outbox.getState().length));
    await Promise.all(ids.map((id) => outbox.add(put, about(id, id))));
    expect(seen.slice(ids.length).every((count) => count === ids.length)).toBe(true);
    expect(await idsKept()).toEqual(ids);
  });

  it('takes the place of one about the same thing that was never tried, and of no other', async () => {
    offline();
    const server = fakeServer({ [POST]: noNetwork });
    const outbox = anOutbox();
    await outbox.add(put, about('put'));
    await outbox.add(move, about('star 1'));
    await outbox.add(move, about('moon 1', 'moon'));
    await outbox.add(move, about('star 2'));
    expect(await idsKept()).toEqual(['put', 'moon 1', 'star 2']);
    vi.restoreAllMocks();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await outbox.flush();
    // Tried by now: its answer may be lost.
    await outbox.add(drop, about('drop'));
    expect(await idsKept()).toEqual(['put', 'moon 1', 'drop']);
    server.answers[POST] = json({}, 201);
    server.seen.length = 0;
    await outbox.flush();
    expect(notesSent(server)).toEqual(['put', 'moon 1', 'drop']);
  });

  it('that takes back what was never tried is not sent at all, in whatever tab that was', async () => {
    offline();
    const server = fakeServer({ [POST]: noNetwork });
    const [outbox, otherTab] = [anOutbox(), anOutbox()];
    await outbox.add(put, about('put'));
    await outbox.add(move, about('move'));
    await otherTab.refresh();
    expect(await otherTab.add(drop, about('drop'))).toBe('gone');
    await outbox.refresh();
    expect([await idsKept(), outbox.getState(), otherTab.getState()]).toEqual([[], [], []]);
    server.seen.length = 0;
    server.answers[POST] = json({}, 201);
    await outbox.flush();
    expect(server.seen).toEqual([]);
  });

  it('does the same from memory where the device keeps nothing', async () => {
    deniedDevice();
    offline();
    const server = fakeServer({ [POST]: noNetwork });
    const outbox = anOutbox();
    expect(await outbox.add(put, about('put'))).toBe('in-memory');
    await outbox.add(move, about('star 1'));
    await outbox.add(move, about('star 2'));
    expect(outbox.getState()).toMatchObject([
      { id: 'put', inMemory: true },
      { id: 'star 2', inMemory: true },
    ]);
    server.seen.length = 0;
    expect(await outbox.add(drop, about('drop'))).toBe('gone');
    expect([outbox.getState(), server.seen]).toEqual([[], []]);
  });

  it('is one of a run for a while: only the last is sent, and nothing else waits for it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const server = fakeServer({ [POST]: json({}, 201) });
    const outbox = anOutbox();
    for (const note of ['1', '2', '3']) await outbox.add(move, { ...about(note), settlesMs: 500 });
    expect(await outbox.add(put, about('moon', 'moon'))).toBe('sent');
    expect(notesSent(server)).toEqual(['moon']);
    await vi.advanceTimersByTimeAsync(500);
    vi.useRealTimers();
    await vi.waitFor(() => expect(notesSent(server)).toEqual(['moon', '3']));
    await vi.waitFor(async () => expect(await idsKept()).toEqual([]));
  });

  it('is its kind to tell of where the server will not have it, and what is behind it goes on', async () => {
    const onRefused = vi.fn();
    const server = fakeServer({ [POST]: refused(409, 'Full.') });
    const outbox = anOutbox();
    expect(await outbox.add({ ...put, onRefused }, about('put'))).toBe('gone');
    expect(onRefused).toHaveBeenCalledTimes(1);
    expect(onRefused.mock.calls[0]?.slice(1)).toMatchObject([{ status: 409 }, { id: 'put', about: 'star' }]);
    expect(outbox.getState()).toEqual([]);
    server.answers[POST] = json({}, 201);
    expect(await outbox.add(put, about('next'))).toBe('sent');
  });

  it('names its child in the address where its call has no body', async () => {
    const path = '/api/things/star';
    const endpoint = { ...kind.endpoint, method: 'DELETE' as const, path: '/api/things/{id}' };
    const server = fakeServer({ [`DELETE ${path}?note=off&userId=maya`]: json({}) });
    expect(await anOutbox().add({ ...put, endpoint }, { ...about('off'), params: { id: 'star' } })).toBe('sent');
    expect(server.seen[0]).toMatchObject({ body: undefined });
  });
});

describe('a device that does not keep it', () => {
  it('sends it all the same', async () => {
    deniedDevice();
    fakeServer({ [POST]: json({}, 201) });
    expect(await anOutbox().save(kind, say('rain'))).toMatchObject({ status: 'sent' });
  });

  it.each([
    ['is full', 'full', fullDevice],
    ['keeps nothing', 'denied', deniedDevice],
  ])('because it %s says so to the page, and tries nothing behind its back', async (_, problem, make) => {
    make();
    const server = fakeServer({ [POST]: noNetwork });
    const outbox = anOutbox();
    const failure = await outbox.save(kind, say('rain')).catch((reason: unknown) => reason);
    expect(failure).toBeInstanceOf(NotKept);
    expect(failure).toMatchObject({ problem, cause: noNetwork });
    await outbox.flush();
    expect(server.seen).toHaveLength(1);
  });

  it('tries what no page waits for from memory', async () => {
    deniedDevice();
    const server = fakeServer({ [POST]: noNetwork });
    const outbox = anOutbox();
    outbox.add(kind, say('rain'));
    await vi.waitFor(() => expect(server.seen).toHaveLength(1));
    server.answers[POST] = json({}, 201);
    await outbox.flush();
    await outbox.flush();
    expect(server.seen).toHaveLength(2);
  });
});
