import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deniedDevice, freshDevice, reloadPage } from '../../device/store/testing/fresh-device.ts';
import { fakeServer, json, noNetwork, refused } from '../../testing/fake-server.ts';
import { createActivityOutbox } from './activity-outbox.ts';
import { keepWaiting, readWaiting } from './outbox-storage.ts';

const POST = 'POST /api/activity-sessions';
const finishedAt = new Date('2026-05-01T16:00:00.000Z');
const breath = { kind: 'breath/zola', durationSeconds: 36.4, data: { level: 'beginner', cycles: 3 } } as const;
const saved = { id: 's1', from: 'a release that says more, or less' };
const listener = { onSent: vi.fn(), onSignedOut: vi.fn() };
const anOutbox = (userId = 'maya') => createActivityOutbox(userId, listener);
const waitsOnDevice = async () => (await readWaiting('maya')).length;

beforeEach(() => {
  freshDevice();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

describe('a finished activity', () => {
  it('is sent once, as one completed session without contents, and then waits nowhere', async () => {
    const server = fakeServer({ [POST]: json(saved, 201) });
    anOutbox().add(breath, finishedAt);
    await vi.waitFor(() => expect(listener.onSent).toHaveBeenCalledTimes(1));
    expect(server.seen.map(({ body }) => body)).toEqual([
      {
        userId: 'maya',
        activityType: 'breath',
        duration: 36,
        data: { kind: 'breath/zola', level: 'beginner', cycles: 3 },
        completed: true,
        timestamp: '2026-05-01T16:00:00.000Z',
      },
    ]);
    expect(await waitsOnDevice()).toBe(0);
  });

  it('waits on the device without a network, and is sent under one key after the page was closed', async () => {
    const server = fakeServer({ [POST]: noNetwork });
    anOutbox().add(breath, finishedAt);
    await vi.waitFor(() => expect(server.seen).toHaveLength(1));
    expect(await waitsOnDevice()).toBe(1);
    reloadPage();
    server.answers[POST] = json(saved, 201);
    await anOutbox().flush();
    await anOutbox().flush();
    expect(server.seen).toHaveLength(2);
    const keys = server.seen.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toBe(keys[1]);
    expect(await waitsOnDevice()).toBe(0);
  });

  it('is tried from memory where the device keeps nothing', async () => {
    deniedDevice();
    const server = fakeServer({ [POST]: noNetwork });
    const outbox = anOutbox();
    outbox.add(breath, finishedAt);
    await vi.waitFor(() => expect(server.seen).toHaveLength(1));
    server.answers[POST] = json(saved, 201);
    await outbox.flush();
    await outbox.flush();
    expect(server.seen).toHaveLength(2);
    expect(listener.onSent).toHaveBeenCalledTimes(1);
  });

  it('is sent once however many ask for it at the same time', async () => {
    const server = fakeServer({ [POST]: json(saved, 201) });
    await keepWaiting('maya', waiting('k1', 1));
    const outbox = anOutbox();
    await Promise.all([outbox.flush(), outbox.flush(), outbox.flush()]);
    expect(server.seen).toHaveLength(1);
  });
});

describe('several', () => {
  it('go in the order in which they were done', async () => {
    const server = fakeServer({ [POST]: json(saved, 201) });
    await keepWaiting('maya', waiting('a', 3));
    await keepWaiting('maya', waiting('b', 1));
    await keepWaiting('maya', waiting('c', 2));
    await anOutbox().flush();
    expect(server.seen.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['b', 'c', 'a']);
  });

  it.each([
    [400, 'can never take'],
    [422, 'has under this key already'],
  ])('do not wait for one (%i) that the server %s', async (status) => {
    let calls = 0;
    fakeServer({
      [POST]: () => {
        calls += 1;
        return calls === 1 ? refused(status, 'No') : json(saved, 201);
      },
    });
    await keepWaiting('maya', waiting('a', 1));
    await keepWaiting('maya', waiting('b', 2));
    await anOutbox().flush();
    expect(listener.onSent).toHaveBeenCalledTimes(1);
    expect(await waitsOnDevice()).toBe(0);
  });

  it.each([401, 403, 429, 500, 503])('all wait after a %i', async (status) => {
    const server = fakeServer({ [POST]: refused(status, 'Not now') });
    await keepWaiting('maya', waiting('a', 1));
    await keepWaiting('maya', waiting('b', 2));
    await anOutbox().flush();
    expect(server.seen).toHaveLength(1);
    expect(await waitsOnDevice()).toBe(2);
    expect(listener.onSignedOut).toHaveBeenCalledTimes(status === 401 ? 1 : 0);
  });

  it('of another child are not touched', async () => {
    const server = fakeServer({});
    await keepWaiting('maya', waiting('a', 1));
    await anOutbox('noah').flush();
    expect(server.seen).toHaveLength(0);
    expect(await waitsOnDevice()).toBe(1);
  });
});

function waiting(key: string, hour: number) {
  const timestamp = new Date(Date.UTC(2026, 4, 1, hour)).toISOString();
  const body = {
    activityType: 'sleep',
    duration: 60,
    data: { kind: 'sleep/log' },
    completed: true,
    timestamp,
  } as const;
  return { key, body };
}
