import { END, type EventStoreDBClient, START, streamNameFilter } from '@eventstore/db-client';
import { describe, expect } from 'vitest';
import {
  append,
  endOfAll,
  event,
  events,
  eventually,
  has,
  hasFailed,
  idsOf,
  isCaughtUp,
  newStream,
  positionOf,
  readStream,
  watch,
} from './protocol.ts';
import { BehaviourGroup, type BehavioursTarget } from './server-under-test.ts';

const FAR = 1_000_000_000n;
/** The window of a filter that names none. */
const WINDOW = 32;
const FOREIGN = 100;
const FLOOD_ACTS = 10;
const FLOOD_ACT_SIZE = 500;

export function subscribeBehaviours(target: BehavioursTarget): void {
  describe('subscribing', () => {
    const group = new BehaviourGroup(target);

    group.it(
      '25. comes with a confirmation, the history, caught up, and what is new: once, in order',
      async ({ client }) => {
        const prefix = newStream('ours');
        const fromPosition = await endOfAll(client);
        await append(client, `${prefix}-1`, [event('A'), event('B')]);
        await append(client, newStream('other'), event('X'));
        const watching = watch(client, prefix, { fromPosition });
        await watching.until(isCaughtUp);
        await append(client, newStream('other'), event('Y'));
        await append(client, `${prefix}-2`, [event('C'), event('D')]);
        await watching.until(has(4));
        expect(watching.seen.filter((each) => each !== 'caughtUp')).toEqual(['confirmation', 'A', 'B', 'C', 'D']);
        await watching.subscription.unsubscribe();
      },
    );

    group.it('26. from a position excludes it, also at the very end', async ({ client }) => {
      const prefix = newStream();
      const first = positionOf(await append(client, prefix, event('A')));
      const second = positionOf(await append(client, prefix, event('B')));
      const early = watch(client, prefix, { fromPosition: first });
      const late = watch(client, prefix, { fromPosition: second });
      await Promise.all([early.until(isCaughtUp), late.until(isCaughtUp)]);
      await append(client, prefix, event('C'));
      await Promise.all([early.until(has(2)), late.until(has(1))]);
      expect(early.seen.filter((each) => each.length === 1)).toEqual(['B', 'C']);
      expect(late.seen.filter((each) => each.length === 1)).toEqual(['C']);
    });

    group.it('27. from the end brings only what comes later', async ({ client }) => {
      const prefix = newStream();
      await append(client, prefix, event('A'));
      const watching = watch(client, prefix, { fromPosition: END });
      await watching.until(isCaughtUp);
      await append(client, prefix, event('B'));
      await watching.until(has(1));
      expect(watching.seen).toContain('B');
      expect(watching.seen).not.toContain('A');
    });

    group.it('28. checkpoints come though no event matches', async ({ client }) => {
      const fromPosition = await endOfAll(client);
      const last = positionOf(await append(client, newStream('other'), events(FOREIGN)));
      const checkpoints: bigint[] = [];
      const filter = streamNameFilter({
        prefixes: [newStream('none')],
        maxSearchWindow: WINDOW,
        checkpointReached: (_, { commit }) => {
          checkpoints.push(commit);
        },
      });
      const subscription = client.subscribeToAll({ fromPosition, filter });
      subscription.on('error', () => undefined).resume();
      await eventually(() => checkpoints.length >= Math.floor(FOREIGN / WINDOW));
      expect(checkpoints[0]).toBeLessThan(last.commit);
      expect([...checkpoints].sort((one, other) => (one < other ? -1 : 1))).toEqual(checkpoints);
    });

    for (const version of ['23.10', '26.1'] as const) {
      const needs = { version };
      group.it(
        `29. a slow consumer ${version === '23.10' ? 'is dropped' : 'loses nothing'} (${version})`,
        async ({ client }) => {
          const prefix = newStream();
          const fromPosition = await endOfAll(client);
          const slow = client.subscribeToAll({ fromPosition, filter: streamNameFilter({ prefixes: [prefix] }) });
          const failed: unknown[] = [];
          slow.on('error', (error) => failed.push(error));
          let isLive = false;
          slow.on('caughtUp', () => {
            isLive = true;
          });
          await eventually(() => isLive);
          for (let act = 0; act < FLOOD_ACTS; act += 1) await append(client, prefix, largeEvents(FLOOD_ACT_SIZE));
          let count = 0;
          slow.on('data', () => {
            count += 1;
          });
          if (version === '23.10') {
            await eventually(() => failed.length > 0);
            expect(failed[0]).toMatchObject({ type: 'timeout', code: 10 });
          } else {
            await eventually(() => count === FLOOD_ACTS * FLOOD_ACT_SIZE);
            expect(failed).toEqual([]);
          }
        },
        needs,
      );

      group.it(
        `30. from a position that was scavenged ${version === '23.10' ? 'one event is skipped' : 'nothing is lost'} (${version})`,
        async ({ client, faults }) => {
          const prefix = newStream();
          await append(client, `${prefix}-1`, [event('A'), event('B')]);
          await append(client, `${prefix}-2`, [event('C'), event('D')]);
          const [first] = await readStream(client, `${prefix}-1`);
          faults.scavenge(`${prefix}-1`);
          const watching = watch(client, prefix, { fromPosition: positionOf(first ?? {}) });
          await watching.until(({ seen }) => seen.includes('D'));
          const skipped = version === '23.10' ? ['C', 'D'] : ['B', 'C', 'D'];
          expect(watching.seen.filter((each) => each.length === 1)).toEqual(skipped);
        },
        { ...needs, abilities: ['faults'] },
      );

      group.it(
        `31. from beyond the end ${version === '23.10' ? 'brings older events' : 'is silent until it is passed'} (${version})`,
        async ({ client }) => {
          const prefix = newStream();
          const { commit } = positionOf(await append(client, prefix, event('A')));
          const fromPosition = { commit: commit + FAR, prepare: commit + FAR };
          const watching = watch(client, prefix, { fromPosition });
          const beside = watch(client, prefix, { fromPosition: START });
          await Promise.all([watching.until(isCaughtUp), beside.until(isCaughtUp)]);
          await append(client, prefix, event('B'));
          await beside.until(has(2));
          if (version === '23.10') await watching.until(has(1));
          expect(watching.seen.filter((each) => each.length === 1)).toEqual(version === '23.10' ? ['B'] : []);
        },
        needs,
      );
    }

    group.it(
      '32. a graceful stop is a silence, and then an error',
      async ({ client, faults }) => {
        const watching = await live(client, newStream());
        const stop = faults.beginShutDown();
        await expect(append(client, newStream(), event())).rejects.toMatchObject({ type: 'unavailable' });
        expect(watching.errors).toEqual([]);
        stop.finish();
        await watching.until(hasFailed);
        expect(['unavailable', 'cancelled']).toContain((watching.errors[0] as { type: string }).type);
      },
      { abilities: ['faults'] },
    );

    group.it(
      '33. a kill is an error at once',
      async ({ client, faults }) => {
        const watching = await live(client, newStream());
        faults.stopNode(0);
        await watching.until(hasFailed);
        expect(watching.errors[0]).toMatchObject({ type: 'unavailable' });
      },
      { abilities: ['faults'] },
    );

    group.it(
      '34. a server that ends the call well ends the loop without an error',
      async ({ client, faults }) => {
        const watching = await live(client, newStream());
        faults.endWithOk('subscription');
        await watching.until(({ seen }) => seen.includes('end'));
        expect(watching.errors).toEqual([]);
      },
      { abilities: ['faults'] },
    );

    group.it(
      '34. a reset call is an error, of a kind by its code',
      async ({ client, faults }) => {
        for (const [code, type] of [
          [8, 'cancelled'],
          [2, 'unknown'],
        ] as const) {
          const watching = await live(client, newStream());
          faults.reset(code, 'subscription');
          await watching.until(hasFailed);
          expect(watching.errors[0]).toMatchObject({ type });
        }
      },
      { abilities: ['faults'] },
    );

    group.it(
      '35. events may stop while everything else is answered',
      async ({ client, faults }) => {
        const prefix = newStream();
        const watching = await live(client, prefix);
        faults.muteSubscriptions();
        const act = events(2);
        await append(client, prefix, act);
        expect(idsOf(await readStream(client, prefix))).toEqual(idsOf(act));
        expect(watching.ids).toEqual([]);
        expect(watching.errors).toEqual([]);
        faults.muteSubscriptions(false);
        await watching.until(has(2));
        expect(watching.ids).toEqual(idsOf(act));
      },
      { abilities: ['faults'] },
    );

    group.it(
      '35. an event may come twice from a node that lags',
      async ({ client, faults }) => {
        const prefix = newStream();
        const watching = await live(client, prefix);
        faults.duplicateDelivery();
        const one = event();
        await append(client, prefix, one);
        await watching.until(has(2));
        expect(watching.ids).toEqual([one.id, one.id]);
      },
      { abilities: ['faults'] },
    );
  });
}

const KILOBYTE = 1_024;
function largeEvents(count: number) {
  return events(count).map((each) => ({ ...each, data: Buffer.alloc(KILOBYTE) }) as typeof each);
}

async function live(client: EventStoreDBClient, prefix: string) {
  const watching = watch(client, prefix, { fromPosition: await endOfAll(client) });
  await watching.until(isCaughtUp);
  return watching;
}
