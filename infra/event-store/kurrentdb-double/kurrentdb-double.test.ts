import { EventStoreDBClient } from '@eventstore/db-client';
import { describe, expect, it } from 'vitest';
import { type KurrentDbDouble, startKurrentDbDouble } from './index.ts';

const handles = () => process.getActiveResourcesInfo().filter((kind) => kind.startsWith('TCP')).length;

/** A subscription that has begun: the client holds a connection. */
async function connected(double: KurrentDbDouble): Promise<EventStoreDBClient> {
  const client = EventStoreDBClient.connectionString(double.url);
  const subscription = client.subscribeToAll();
  await new Promise((resolve) => subscription.once('caughtUp', resolve).on('error', resolve).resume());
  return client;
}

describe('the kurrentdb-double', () => {
  it.each([
    ['alone', {}],
    ['as a cluster', { nodes: 3 }],
    ['secure', { users: { admin: { password: 'x', isAdmin: true } } }],
  ])('leaves no open handle behind, %s', async (_, options) => {
    const before = handles();
    const double = await startKurrentDbDouble(options);
    const client = await connected(double);
    expect(handles()).toBeGreaterThan(before);
    await client.dispose();
    await double.close();
    await expect.poll(handles, { timeout: 30_000 }).toBe(before);
  });

  it('ends what waits for a replication when it is closed', async () => {
    const double = await startKurrentDbDouble({ commitTimeoutMs: 3_600_000 });
    const client = EventStoreDBClient.connectionString(double.url);
    double.faults.holdCommit();
    const event = {
      id: crypto.randomUUID(),
      type: 'Saved',
      contentType: 'application/json',
      data: {},
      metadata: {},
    } as const;
    const waiting = client.appendToStream('held', [event], { credentials: { username: 'a', password: 'b' } });
    const refused = expect(waiting).rejects.toMatchObject({ code: expect.any(Number) });
    await expect.poll(() => double.log.written, { timeout: 30_000 }).toBe(1);
    await double.close();
    await refused;
  });

  it('names the node that it does not have', async () => {
    const double = await startKurrentDbDouble();
    expect(() => double.faults.stopNode(7)).toThrow('no node 7');
    await double.close();
  });
});
