import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EventStore, sandboxIdOf, streamOf } from '@wonderlings/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { act, expectedBy, newStream } from './contract/sealed-act.ts';
import { watch } from './contract/watching.ts';
import { connectKurrentDb } from './kurrentdb.ts';
import { type KurrentDbDouble, startKurrentDbDouble, startTcpRelay } from './kurrentdb-double/index.ts';
import { checkKurrentDb, createKurrentDbEventStore } from './kurrentdb-event-store.ts';

/** The adapter when the server or the way to it fails, against the protocol double. What every adapter keeps is in the contract suite. */

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (let close = closers.pop(); close; close = closers.pop()) await close();
});

async function start(options: Parameters<typeof startKurrentDbDouble>[0] = {}): Promise<KurrentDbDouble> {
  const double = await startKurrentDbDouble({ systemEvents: true, ...options });
  closers.push(() => double.close());
  return double;
}

function open(
  url: string,
  options: { readonly deadlineMs?: number; readonly onError?: (error: unknown) => void } = {},
) {
  const store = createKurrentDbEventStore({ url, onError: () => undefined, ...options });
  closers.push(() => store.close());
  return store;
}

async function append(store: EventStore, stream = newStream(), size = 1) {
  const events = act(stream, { after: await store.readLast(stream), size });
  return store.append(stream, expectedBy(events), events);
}

/** As a caller does. */
async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === 20) throw error;
    }
  }
}

const countIn = async (store: EventStore, stream: string) => (await store.readStream(stream)).length;

describe('an append whose outcome is unknown', () => {
  it.each([
    ['is stored, and its connection is cut', 'cut'],
    ['is stored, and the server says that it timed out', 'timeout'],
    ['is stored, and nothing is heard of it', 'silence'],
  ] as const)('%s: it is asked again, and is there once', async (_, how) => {
    const double = await start();
    const store = open(double.url);
    const stream = newStream();
    await append(store, stream);
    double.faults.dropAnswer(how);
    expect(await append(store, stream, 2)).toMatchObject({ revision: 2, duplicate: false });
    expect(await countIn(store, stream)).toBe(3);
  });

  it('was not stored: it is asked again, and is there once', async () => {
    const double = await start();
    const store = open(double.url);
    const stream = newStream();
    const UNAVAILABLE = 14;
    double.faults.failBefore(UNAVAILABLE, 2);
    expect(await append(store, stream)).toMatchObject({ revision: 0, duplicate: false });
    expect(await countIn(store, stream)).toBe(1);
  });

  it('rejects after its deadline, and the same events again say what became of it', async () => {
    const double = await start();
    const store = open(double.url, { deadlineMs: 300 });
    const events = act(newStream());
    const held = double.faults.holdCommit();
    await expect(store.append(events[0].stream, 'none', events)).rejects.toThrow('stored or not');
    held.release();
    expect(await store.append(events[0].stream, 'none', events)).toMatchObject({ revision: 0, duplicate: true });
    expect(await countIn(store, events[0].stream)).toBe(1);
  });

  it('is another’s success when another process stored the same command meanwhile, never one of its own', async () => {
    const double = await start();
    const [one, other] = [open(double.url), open(double.url)];
    const events = act(newStream(), { size: 2 });
    const UNAVAILABLE = 14;
    double.faults.failBefore(UNAVAILABLE);
    const results = await Promise.all([one, other].map((store) => store.append(events[0].stream, 'none', events)));
    expect(results.map(({ duplicate }) => duplicate).sort()).toEqual([false, true]);
    expect(await countIn(one, events[0].stream)).toBe(2);
  });
});

describe('a read that ends early, without an error', () => {
  const EVENTS = 30;
  async function filled() {
    const double = await start();
    const store = open(double.url);
    for (let times = 0; times < EVENTS / 3; times += 1) await append(store, newStream(), 3);
    return { double, store, all: await store.readAll({ limit: 100 }) };
  }

  it.each([
    ['after some records', [7]],
    ['at once', [0]],
    ['again and again', [5, 1, 0, 4, 0, 9]],
    ['and does not tell the end of the log either', [5, 0, 0]],
  ])('%s: a replay has the whole log all the same', async (_, ends) => {
    const { double, store, all } = await filled();
    expect(all).toHaveLength(EVENTS);
    double.faults.endReadsEarly(...ends);
    expect(await store.readAll({ limit: 100 })).toEqual(all);
    double.faults.endReadsEarly(...ends);
    const after = all[3]?.position ?? null;
    expect(await store.readAll({ after, limit: 20 })).toEqual(all.slice(4, 24));
  });

  it('and never goes further is no end of the log, but an error', async () => {
    const { double, store } = await filled();
    const [nothing, theEnd] = [0, 1];
    for (let tries = 0; tries < 4; tries += 1) double.faults.endReadsEarly(nothing, theEnd, nothing, nothing);
    await expect(store.readAll({ limit: 100 })).rejects.toThrow(
      /^The log cannot be read: The log was read up to 0 only, and ends at \d+$/,
    );
    expect(await store.readAll({ limit: 100 })).toHaveLength(EVENTS);
  });

  it.each([
    ['after some events', [4]],
    ['at once, as if the stream were empty', [0]],
    ['again and again', [2, 1, 0, 1, 3]],
  ])('%s: a stream is read whole all the same', async (_, ends) => {
    const { double, store } = await filled();
    const stream = newStream();
    await append(store, stream, 12);
    double.faults.endReadsEarly(...ends);
    expect(await store.readStream(stream)).toHaveLength(12);
    double.faults.endReadsEarly(...ends);
    expect(await store.readStream(stream, { limit: 20 })).toHaveLength(12);
    double.faults.endReadsEarly(0);
    expect(await store.readLast(stream)).toMatchObject({ revision: 11 });
    expect(await store.readStream(newStream())).toEqual([]);
  });

  it('lets no save go astray: an append behind a false end is refused', async () => {
    const { double, store } = await filled();
    const stream = newStream();
    await append(store, stream, 2);
    const other = open(double.url);
    double.faults.endReadsEarly(0);
    const news = await other.readStream(stream, { from: 1 });
    expect(news).toEqual([]);
    const [first] = await store.readStream(stream, { limit: 1 });
    const late = act(stream, { after: first });
    await expect(other.append(stream, 0, late)).rejects.toMatchObject({ name: 'WrongExpectedRevision', actual: 1 });
  });

  it('lets a subscription skip nothing', async () => {
    const { double, store, all } = await filled();
    const subscriber = watch(open(double.url));
    await subscriber.until(EVENTS);
    const events = act(newStream());
    // Its page, then the end of the log, then whether all in between was swept.
    double.faults.endReadsEarly(0, 1, 0);
    await store.append(events[0].stream, 'none', events);
    await subscriber.until(EVENTS + 1);
    await subscriber.stop();
    expect(subscriber.seen.slice(0, EVENTS)).toEqual(all);
  });
});

describe('a subscription', () => {
  it('delivers while the server’s own is silent', async () => {
    const double = await start();
    const [writer, reader] = [open(double.url), open(double.url)];
    const subscriber = watch(reader);
    await append(writer);
    await subscriber.until(1);
    double.faults.muteSubscriptions();
    await append(writer);
    await subscriber.until(2);
    await subscriber.stop();
  });

  it.each(['endWithOk', 'reset', 'duplicateDelivery'] as const)(
    'delivers each event once through %s',
    async (fault) => {
      const double = await start();
      const [writer, reader] = [open(double.url), open(double.url)];
      const subscriber = watch(reader, { limit: 2 });
      const INTERNAL_ERROR = 2;
      for (let round = 1; round <= 3; round += 1) {
        await append(writer, newStream(), 3);
        if (fault === 'endWithOk') double.faults.endWithOk('subscription');
        else if (fault === 'reset') double.faults.reset(INTERNAL_ERROR, 'subscription');
        else double.faults.duplicateDelivery();
        await subscriber.until(round * 3);
      }
      await subscriber.stop();
      expect(subscriber.seen.map(({ id }) => id)).toEqual((await writer.readAll({ limit: 100 })).map(({ id }) => id));
    },
  );

  it('leaves out what other programs write, and what the server writes itself', async () => {
    const double = await start();
    const store = open(double.url);
    const subscriber = watch(store);
    await append(store);
    const foreign = createKurrentDbEventStore({ url: double.url, namespace: 'another-program-' });
    closers.push(() => foreign.close());
    for (let times = 0; times < 40; times += 1) await append(foreign);
    const { position } = await append(store);
    await subscriber.until(2);
    await subscriber.stop();
    expect(subscriber.seen).toHaveLength(2);
    expect(await store.head()).toBe(position);
    expect(await store.lag(null)).toBe(2);
    expect(await foreign.lag(null)).toBe(40);
  });

  it('refuses a log that is not the one that was read before', async () => {
    const double = await start();
    const store = open(double.url);
    await append(store);
    const { position } = await append(store);
    const from = (after: string) => watch(open(double.url), { after }).until(1);
    await expect(from(String(BigInt(position) - 1n))).rejects.toMatchObject({ name: 'LogGapError' });
    double.faults.restartEmpty();
    await expect(from(position)).rejects.toMatchObject({
      name: 'LogGapError',
      message: expect.stringContaining('ends at'),
    });
  });

  it('goes on where the event of its checkpoint was scavenged, and says so', async () => {
    const double = await start();
    const told: unknown[] = [];
    const store = open(double.url);
    const sandbox = streamOf(sandboxIdOf('0b9f1f0e-7f0c-4c3e-9a55-0e9a3d0f7c11', '2026-05-01'));
    await append(store);
    const { position } = await append(store, sandbox, 2);
    await store.sweepSandboxes([sandbox]);
    double.faults.scavenge(sandbox);
    await append(store);
    const subscriber = watch(open(double.url, { onError: (error) => told.push(error) }), { after: position });
    await subscriber.until(1);
    await subscriber.stop();
    expect(subscriber.seen).toHaveLength(1);
    expect(told.map(String)).toEqual([expect.stringContaining('was scavenged')]);
  });
});

describe('a cluster', () => {
  it('is written to and read from at its leader, also after another was elected', async () => {
    const double = await start({ nodes: 3 });
    const store = open(double.url);
    const subscriber = watch(store);
    const stream = newStream();
    await append(store, stream);
    for (const [index, leader] of [1, 2, 0].entries()) {
      double.faults.electLeader(leader);
      await append(store, stream);
      await subscriber.until(index + 2);
    }
    await subscriber.stop();
    expect((await store.readStream(stream)).map(({ revision }) => revision)).toEqual([0, 1, 2, 3]);
    expect(subscriber.seen).toHaveLength(4);
  });

  it('is waited for while it has no leader, and nothing is stored twice', async () => {
    const double = await start({ nodes: 3 });
    const store = open(double.url);
    const stream = newStream();
    await append(store, stream);
    const events = act(stream, { after: await store.readLast(stream) });
    double.faults.electLeader(null);
    const appended = store.append(stream, 0, events);
    setTimeout(() => double.faults.electLeader(1), 500);
    expect(await appended).toMatchObject({ revision: 1, duplicate: false });
    expect(await countIn(store, stream)).toBe(2);
  });
});

describe('a cluster that is found by one name', () => {
  it.each([
    ['without TLS', {}],
    ['over TLS', { users: { server: { password: 'one', mayReadAll: true } } }],
  ])('is used at its leader, wherever that is, %s', async (_, secured) => {
    const double = await start({ nodes: 3, ...secured });
    const url = double.urlOf({ discover: true, ...('users' in secured ? { user: 'server', password: 'one' } : {}) });
    expect(url).toContain('esdb+discover://');
    double.faults.electLeader(2);
    await checkKurrentDb(url);
    const store = open(url);
    const subscriber = watch(store);
    const stream = newStream();
    await append(store, stream);
    double.faults.electLeader(1);
    await append(store, stream);
    await subscriber.until(2);
    await subscriber.stop();
    expect(await countIn(store, stream)).toBe(2);
  });

  it('cannot be found while that one is away, and is when it is back', async () => {
    const double = await start({ nodes: 3 });
    const url = double.urlOf({ discover: true });
    const store = open(url, { deadlineMs: 1_500 });
    double.faults.electLeader(1);
    await append(store);
    // Who has a connection needs the name no more.
    double.faults.stopNode(0);
    await append(store);
    double.faults.cutAll();
    await expect(append(store)).rejects.toThrow();
    double.faults.startNode(0);
    await retried(() => append(store));
    expect(await store.lag(null)).toBe(3);
  });
});

describe('a cluster of which every node goes', () => {
  it('fails what is asked meanwhile, ends no process, and is used again when it is back', async () => {
    const double = await start({ nodes: 3 });
    const store = open(double.url, { deadlineMs: 1_500 });
    const subscriber = watch(store);
    await append(store);
    await subscriber.until(1);
    const asked = Array.from({ length: 20 }, () => {
      const events = act(newStream());
      return store.append(events[0].stream, 'none', events);
    });
    for (const node of [0, 1, 2]) double.faults.stopNode(node);
    const reads = Array.from({ length: 20 }, () => store.readStream(newStream()));
    await Promise.allSettled([...asked, ...reads]);
    await expect(append(store)).rejects.toThrow();
    for (const node of [0, 1, 2]) double.faults.startNode(node);
    const { position } = await retried(() => append(store));
    await subscriber.until((await store.readAll({ limit: 100 })).length);
    await subscriber.stop();
    expect(subscriber.seen.at(-1)?.position).toBe(position);
  });
});

it('ends no process when a call fails while another looks for a node in vain', async () => {
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);
  process.on('unhandledRejection', note);
  closers.push(async () => void process.off('unhandledRejection', note));
  const double = await start({ nodes: 3 });
  const wire = connectKurrentDb({ url: double.url, deadlineMs: 5_000 });
  closers.push(() => wire.close());
  const store = (stream: string) => {
    const record = { id: randomUUID(), type: 'Something', data: new Uint8Array(), metadata: {} };
    return wire.append(stream, 'none', [record], 5_000);
  };
  await store('first');
  const held = double.faults.holdCommit();
  const { written } = double.log;
  const failed = store('held').catch((error: unknown) => error);
  while (double.log.written === written) await sleep(10);
  const UNAVAILABLE = 14;
  // The client leaves its connection for this one, on which the other call lives on.
  double.faults.failBefore(UNAVAILABLE);
  await expect(store('refused')).rejects.toThrow();
  double.faults.refuse();
  const searching = wire.readAll({ from: 'start', maxCount: 1 }).catch((error: unknown) => error);
  await sleep(100);
  double.faults.cutAll();
  expect(await failed).toMatchObject({
    type: 'unavailable',
    message: expect.not.stringContaining('as the test asked'),
  });
  expect(await searching).toMatchObject({ message: expect.stringContaining('Failed to discover') });
  await sleep(10);
  expect(unhandled).toEqual([]);
  held.release();
});

describe('two stores in one process', () => {
  it('have connections of their own: what is cut for one fails nothing of the other', async () => {
    const double = await start();
    const relay = await startTcpRelay(Number(/:(\d+)/.exec(double.url.replace('esdb://', ''))?.[1]));
    closers.push(() => relay.close());
    const [steady, shaken] = [open(double.url), open(`esdb://127.0.0.1:${relay.port}?tls=false`)];
    const stream = newStream();
    for (let round = 0; round < 10; round += 1) {
      const both = [append(steady, stream), append(shaken)];
      relay.cut();
      for (const result of await Promise.all(both)) expect(result.duplicate).toBe(false);
    }
    expect(await countIn(steady, stream)).toBe(10);
  });
});

describe('a secure server', () => {
  const users = {
    server: { password: 'p:w@1', mayReadAll: true },
    reader: { password: 'two' },
  };

  it('is used over TLS with the account of the address, special signs in its password included', async () => {
    const double = await start({ users });
    const url = double.urlOf({ user: 'server', password: 'p:w@1' });
    await checkKurrentDb(url);
    const store = open(url);
    await append(store);
    expect(await store.lag(null)).toBe(1);
  });

  it('may ask for a certificate, beside the account: it is shown, and its lack is told in a sentence', async () => {
    const double = await start({ users, nodes: 3, asksForCertificate: true });
    const account = { user: 'server', password: 'p:w@1' };
    const url = double.urlOf({ ...account, withCertificate: true });
    await checkKurrentDb(url);
    const store = open(url);
    await append(store);
    double.faults.electLeader(2);
    await append(store);
    expect(await store.lag(null)).toBe(2);
    await expect(checkKurrentDb(double.urlOf(account))).rejects.toThrow(
      /^The log at localhost:\d+,localhost:\d+,localhost:\d+ cannot be used \(.*\): see EVENTSTORE_URL\.$/,
    );
    const elsewhere = url.replace('client-key.pem', 'client-lock.pem');
    await expect(checkKurrentDb(elsewhere)).rejects.toThrow(
      /client-lock\.pem, the userKeyFile of EVENTSTORE_URL, cannot be read\.$/,
    );
  });

  it('is trusted only by its own authority', async () => {
    const [double, other] = [await start({ users }), await start({ users })];
    const ca = (url: string) => /tlsCAFile=([^&]+)/.exec(url)?.[1] ?? '';
    const url = double.urlOf({ user: 'server', password: 'p:w@1' });
    await expect(checkKurrentDb(url.replace(ca(url), ca(other.url)))).rejects.toThrow(/cannot be used \(.*\): see/);
  });

  it('is not asked again and again with an account that it refuses', async () => {
    const double = await start({ users });
    const url = double.urlOf({ user: 'server', password: 'wrong' });
    await expect(checkKurrentDb(url)).rejects.toThrow(/refuses the account of EVENTSTORE_URL/);
    const store = open(url);
    await expect(store.append(newStream(), 'none', act(newStream()))).rejects.toThrow();
    await expect(watch(store).until(1)).rejects.toMatchObject({ type: 'access-denied' });
    await expect(checkKurrentDb(double.urlOf({ user: 'reader', password: 'two' }))).rejects.toThrow(/read \$all/);
  });

  it('may forbid to end streams: demos then stay, and that is said', async () => {
    const double = await start({ users });
    const told: unknown[] = [];
    const store = open(double.urlOf({ user: 'server', password: 'p:w@1' }), { onError: (error) => told.push(error) });
    const sandbox = streamOf(sandboxIdOf('0b9f1f0e-7f0c-4c3e-9a55-0e9a3d0f7c12', '2026-05-01'));
    await append(store, sandbox);
    await store.sweepSandboxes([sandbox]);
    expect(told.map(String)).toEqual([expect.stringContaining('may not end streams')]);
    expect(await countIn(store, sandbox)).toBe(1);
    expect(await store.endedSandboxes({ before: '2027-01-01T00:00:00.000Z', limit: 10 })).toEqual([]);
  });
});
