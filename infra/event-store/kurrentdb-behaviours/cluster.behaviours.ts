import { setTimeout as sleep } from 'node:timers/promises';
import { type EventData, type EventStoreDBClient, WrongExpectedVersionError } from '@eventstore/db-client';
import { describe, expect } from 'vitest';
import {
  append,
  credentials,
  event,
  events,
  eventually,
  hasFailed,
  idsOf,
  newStream,
  positionOf,
  readAll,
  readStream,
  watch,
} from './protocol.ts';
import { BehaviourGroup, type BehavioursTarget, type ServerUnderTest } from './server-under-test.ts';

const CLUSTER = { nodes: 3, abilities: ['cluster', 'faults'] } as const;
const WRITERS = 8;
const ACTS_EACH = 15;

export function clusterBehaviours(target: BehavioursTarget): void {
  describe('cluster', () => {
    const group = new BehaviourGroup(target);
    const requiresLeader = true;

    group.it(
      '36. a follower that is asked for the leader names it, and the next call goes there',
      async ({ server, open }) => {
        const leaderPort = portOfNode(server, 0);
        const refusal = { type: 'not-leader', leader: { address: '127.0.0.1', port: leaderPort } };
        const calls: Record<string, (client: EventStoreDBClient) => Promise<unknown>> = {
          Append: (client) => client.appendToStream(newStream(), event(), { requiresLeader, credentials }),
          BatchAppend: (client) => client.appendToStream(newStream(), event(), { requiresLeader }),
          Read: (client) => readAll(client, { requiresLeader, maxCount: 1 }),
        };
        for (const [name, call] of Object.entries(calls)) {
          const client = open(urlOfNode(server, 1));
          await expect(call(client), name).rejects.toMatchObject(refusal);
          await call(client);
        }
        const client = open(urlOfNode(server, 2));
        const watching = watch(client, newStream(), { requiresLeader });
        await watching.until(hasFailed);
        expect(watching.errors[0]).toMatchObject(refusal);
      },
      CLUSTER,
    );

    group.it(
      '37. otherwise a follower forwards what is written, and reads its own prefix',
      async ({ server, open, faults }) => {
        const follower = open(urlOfNode(server, 1));
        const leader = open(urlOfNode(server, 0));
        const stream = newStream();
        await append(follower, stream, event('A'));
        expect(await readStream(follower, stream)).toHaveLength(1);
        faults.lagBehind(1);
        await append(follower, stream, event('B'));
        expect(await readStream(leader, stream)).toHaveLength(2);
        expect(await readStream(follower, stream)).toHaveLength(1);
        faults.lagBehind(1, false);
        expect(await readStream(follower, stream)).toHaveLength(2);
      },
      CLUSTER,
    );

    group.it(
      '38. without a leader writes and reads of the leader are refused, old reads are not',
      async ({ server, open, faults }) => {
        const client = open(urlOfNode(server, 1));
        const stream = newStream();
        await append(client, stream, event());
        faults.electLeader(null);
        const refusal = { type: 'unavailable', code: 14 };
        await expect(append(client, stream, event())).rejects.toMatchObject(refusal);
        await expect(readStream(client, stream, { requiresLeader })).rejects.toMatchObject(refusal);
        expect(await readStream(client, stream)).toHaveLength(1);
      },
      CLUSTER,
    );

    group.it(
      '39. when leaders change under load nothing acknowledged is lost or doubled',
      async ({ server, open, faults }) => {
        const acknowledged: string[] = [];
        let done = 0;
        const write = async () => {
          const client = open(server.url);
          const stream = newStream();
          for (let act = 0; act < ACTS_EACH; act += 1) {
            const pair = events(2);
            await untilAnswered(client, stream, pair, act * 2);
            acknowledged.push(...idsOf(pair));
            done += 1;
          }
        };
        const isDone = () => done === WRITERS * ACTS_EACH;
        const elect = async () => {
          for (let leader = 1; !isDone(); leader += 1) {
            const before = done;
            faults.holdCommit();
            // Some acts reach the old leader alone, and are lost with it.
            const written = server.written?.() ?? 0;
            await eventually(() => isDone() || (server.written?.() ?? 0) > written);
            faults.electLeader(leader % 3);
            faults.cutAll();
            await eventually(() => isDone() || done > before + WRITERS);
          }
        };
        await Promise.all([elect(), ...Array.from({ length: WRITERS }, write)]);
        const orders = [];
        for (const node of [0, 1, 2]) orders.push(idsOf(ours(await readAll(open(urlOfNode(server, node))))));
        expect([...(orders[0] ?? [])].sort()).toEqual(acknowledged.sort());
        expect(orders[1]).toEqual(orders[0]);
        expect(orders[2]).toEqual(orders[0]);
      },
      { ...CLUSTER, commitTimeoutMs: 200 },
    );

    group.it(
      '40. what a deposed leader had alone vanishes, and its positions are used again',
      async ({ server, open, faults }) => {
        const client = open(server.url);
        const stream = newStream();
        const first = positionOf(await append(client, stream, event('A'), 'no_stream'));
        faults.holdCommit();
        const lost = append(client, stream, event('B'), 0n);
        const refused = expect(lost).rejects.toMatchObject({ type: 'timeout', code: 10 });
        await eventually(() => server.written?.() === 2);
        faults.electLeader(1);
        await refused;
        expect(await readStream(client, stream)).toHaveLength(1);
        const again = positionOf(await append(client, stream, event('C'), 0n));
        expect(again.commit).toBeGreaterThan(first.commit);
        expect((await readStream(client, stream)).map(({ type }) => type)).toEqual(['A', 'C']);
        const [only] = await readAll(client, { fromPosition: again });
        expect(only).toMatchObject({ type: 'C' });
      },
      { ...CLUSTER, commitTimeoutMs: 60_000 },
    );

    group.it(
      '41. gossip leads to the leader, to another when there is none, and past the dead',
      async ({ server, open, faults }) => {
        const reached = (client: EventStoreDBClient) => append(client, newStream(), event(), 'any');
        faults.electLeader(2);
        faults.stopNode(0);
        await reached(open(server.url));
        const asked = open(server.url);
        expect((await readAll(asked, { requiresLeader, maxCount: 1 })).length).toBe(1);
        faults.electLeader(null);
        const leaderless = open(server.url);
        expect((await readAll(leaderless, { maxCount: 1 })).length).toBe(1);
        await expect(reached(leaderless)).rejects.toMatchObject({ type: 'unavailable' });
      },
      CLUSTER,
    );

    group.it(
      '41. a wrong advertised address is a node that is not there',
      async ({ server, open, faults }) => {
        for (const node of [0, 1, 2]) faults.advertise(node, { address: '127.0.0.1', port: 1 });
        await expect(append(open(server.url), newStream(), event())).rejects.toMatchObject({ type: 'unavailable' });
      },
      CLUSTER,
    );
  });
}

/** As the adapter does: the same ids with the same expectation, until there is an answer. A refusal is none. */
async function untilAnswered(
  client: EventStoreDBClient,
  stream: string,
  act: EventData[],
  next: number,
): Promise<void> {
  const expectedRevision = next === 0 ? 'no_stream' : BigInt(next - 1);
  const options = { expectedRevision, credentials, requiresLeader: true } as const;
  for (;;) {
    try {
      await client.appendToStream(stream, act, options);
      return;
    } catch (error) {
      if (error instanceof WrongExpectedVersionError) throw error;
      await sleep(10);
    }
  }
}

const ours = (found: Awaited<ReturnType<typeof readAll>>) => found.filter(({ streamId }) => !streamId.startsWith('$'));

function urlOfNode({ urlOf }: ServerUnderTest, node: number): string {
  if (!urlOf) throw new Error('This target neither builds connection strings nor says why not');
  return urlOf({ node });
}

function portOfNode(server: ServerUnderTest, node: number): number {
  return Number(new URL(urlOfNode(server, node).replace('esdb:', 'http:')).port);
}
