import { randomUUID } from 'node:crypto';
import { binaryEvent, END, EventStoreDBClient, NO_STREAM, START, streamNameFilter } from '@eventstore/db-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startKurrentDbDouble } from './index.ts';

describe('the kurrentdb-double', () => {
  let double: Awaited<ReturnType<typeof startKurrentDbDouble>>;
  let client: EventStoreDBClient;
  beforeEach(async () => {
    double = await startKurrentDbDouble({ gaps: true, systemEvents: true });
    client = EventStoreDBClient.connectionString(double.url);
  });
  afterEach(async () => {
    await client.dispose();
    await double.close();
  });
  const credentials = { username: 'any', password: 'any' };
  const event = (type = 'Saved') =>
    binaryEvent({ id: randomUUID(), type, data: Buffer.from([0, 255]), metadata: { a: 1 } });

  it('takes an append and reads it back', async () => {
    const events = [event(), event()];
    const result = await client.appendToStream('child-1', events, { expectedRevision: NO_STREAM, credentials });
    const read = [];
    for await (const { event: found } of client.readStream('child-1')) read.push(found);
    expect(read.map((found) => found?.id)).toEqual(events.map(({ id }) => id));
    expect(read[1]).toMatchObject({ type: 'Saved', metadata: { a: 1 }, position: result.position, revision: 1n });
    const last = [];
    for await (const { event: found } of client.readAll({ direction: 'backwards', fromPosition: END, maxCount: 1 }))
      last.push(found?.id);
    expect(last).toEqual([events[1]?.id]);
    await expect(
      client.appendToStream('child-1', event(), { expectedRevision: NO_STREAM, credentials }),
    ).rejects.toMatchObject({
      type: 'wrong-expected-version',
      actualVersion: 1n,
    });
  });

  it('subscribes', async () => {
    await client.appendToStream('child-1', [event('A'), event('B')], { credentials });
    await client.appendToStream('other-1', [event('X')], { credentials });
    const subscription = client.subscribeToAll({
      fromPosition: START,
      filter: streamNameFilter({ prefixes: ['child-'] }),
    });
    const seen: string[] = [];
    subscription.on('confirmation', () => seen.push('confirmation')).on('caughtUp', () => seen.push('caughtUp'));
    subscription.on('data', ({ event: found }) => seen.push(found?.type ?? ''));
    await expect.poll(() => seen).toContain('caughtUp');
    await client.appendToStream('child-2', [event('C')], { credentials });
    await expect.poll(() => seen).toEqual(['confirmation', 'A', 'B', 'caughtUp', 'C']);
    await subscription.unsubscribe();
  });
});
