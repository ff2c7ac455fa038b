import { randomUUID } from 'node:crypto';
import {
  DEMOS,
  type EventStore,
  PARTITION_COUNT,
  partitionOf,
  type ReadAllOptions,
  type StoredEvent,
  sandboxIdOf,
  streamOf,
} from '@wonderlings/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { act, newStream } from './sealed-act.ts';
import type { Contract } from './store-under-test.ts';
import { watch } from './watching.ts';

const PARTITIONS = Array.from({ length: PARTITION_COUNT }, (_, partition) => partition);
const CHILDREN = PARTITIONS.filter((partition) => partition !== DEMOS);
const newSandbox = () => streamOf(sandboxIdOf(randomUUID(), '2026-05-01'));
/** Names that no child has, which a filter must not lose all the same. */
const ODD_NAMES = [
  'child-1',
  'child-Zoë',
  `child-${'é'.repeat(18)}`,
  `child-${'ë'.repeat(36)}`,
  `child-${'x'.repeat(36)}`,
];

/** Reading some partitions: all of theirs, in order, whatever else is in the log, and never past what was not looked at. */
export function partitionContract({ subject, isSlow }: Contract): void {
  async function fill(): Promise<readonly StoredEvent[]> {
    const { store } = subject();
    const streams = Array.from({ length: 30 }, (_, nth) => (nth % 5 === 0 ? newSandbox() : newStream()));
    for (const [nth, stream] of [...streams, ...ODD_NAMES].entries())
      await store.append(stream, 'none', act(stream, { size: 1 + (nth % 3) }));
    return store.readAll({ limit: 1_000 });
  }
  const idsOf = (events: readonly StoredEvent[]) => events.map(({ id }) => id);
  const own = (events: readonly StoredEvent[], partitions: ReadonlySet<number>) =>
    events.filter(({ stream }) => partitions.has(partitionOf(stream)));

  async function readSome(
    store: EventStore,
    wanted: Pick<ReadAllOptions, 'partitions' | 'types'>,
    limit: number,
    all: readonly StoredEvent[],
  ) {
    const found: StoredEvent[] = [];
    for (let after: string | null = null; ; ) {
      const page: StoredEvent[] = await store.readAll({ after, limit, ...wanted });
      const whole = await store.readAll({ after, limit });
      // Where the two go on from is the same: nothing between two pages is left out.
      expect(page.at(-1)?.position).toBe(whole.at(-1)?.position);
      found.push(...page);
      after = page.at(-1)?.position ?? null;
      if (after === null || after === all.at(-1)?.position) return found;
    }
  }

  describe('some partitions', () => {
    it('are read whole, in pages of any size', async () => {
      const all = await fill();
      const { store } = subject();
      const some = fc.oneof(fc.constant(CHILDREN), fc.constant([DEMOS]), fc.subarray(PARTITIONS));
      await fc.assert(
        fc.asyncProperty(some, fc.constantFrom(1, 2, 7, 1_000), async (chosen, limit) => {
          const partitions = new Set(chosen);
          const found = await readSome(store, { partitions }, limit, all);
          expect(idsOf(own(found, partitions))).toEqual(idsOf(own(all, partitions)));
          expect(new Set(idsOf(found)).size).toBe(found.length);
        }),
        { numRuns: isSlow ? 5 : 25 },
      );
    });

    it('read as they are when all are, field by field', async () => {
      const all = await fill();
      const partitions = new Set(PARTITIONS);
      expect(await subject().store.readAll({ limit: 1_000, partitions })).toStrictEqual(all);
      const few = new Set([0, 3, 7]);
      const found = await subject().store.readAll({ limit: 1_000, partitions: few });
      expect(own(found, few)).toStrictEqual(own(all, few));
    });

    it('are read with some types only, whole and in order, and never past what was not looked at', async () => {
      const { store } = subject();
      const types = ['MoodSaved', 'CheckedIn', 'ThemeChosen'];
      const streams = Array.from({ length: 24 }, (_, nth) => (nth % 5 === 0 ? newSandbox() : newStream()));
      for (const [nth, stream] of streams.entries()) {
        const type = types[nth % types.length] ?? '';
        await store.append(stream, 'none', act(stream, { size: 1 + (nth % 3), fields: { type } }));
      }
      const all = await store.readAll({ limit: 1_000 });
      const wanted = { types: new Set(['CheckedIn']), partitions: new Set([...CHILDREN.slice(0, 5), DEMOS]) };
      for (const [asked, limit] of [
        [{ types: wanted.types }, 3],
        [{ types: wanted.types }, 1_000],
        [wanted, 4],
      ] as const) {
        const partitions = new Set(asked === wanted ? wanted.partitions : PARTITIONS);
        const isWanted = ({ type }: StoredEvent) => asked.types.has(type);
        const found = await readSome(store, asked, limit, all);
        expect(idsOf(own(found, partitions).filter(isWanted))).toEqual(idsOf(own(all, partitions).filter(isWanted)));
        expect(new Set(idsOf(found)).size).toBe(found.length);
      }
    });

    it('are read past what was swept, as the whole log is', async () => {
      const { store } = subject();
      const sandboxes = [newSandbox(), newSandbox()];
      const children = [newStream(), newStream(), newStream()];
      for (const [nth, stream] of children.entries()) {
        await store.append(stream, 'none', act(stream, { size: 2 }));
        const sandbox = sandboxes[nth];
        if (sandbox) await store.append(sandbox, 'none', act(sandbox, { size: 4 }));
      }
      await store.sweepSandboxes(sandboxes);
      const all = await store.readAll({ limit: 100 });
      for (const limit of [1, 3, 100]) {
        expect(
          idsOf(own(await readSome(store, { partitions: new Set(CHILDREN) }, limit, all), new Set(CHILDREN))),
        ).toEqual(idsOf(all));
        await readSome(store, { partitions: new Set([DEMOS]) }, limit, all);
      }
    });

    it('are subscribed to into the live tail, and batches of others say how far the log has come', async () => {
      const { store, openSecond } = subject();
      const second = await openSecond();
      await fill();
      const partitions = new Set([1, 2]);
      const subscriber = watch(second, { limit: 7, partitions });
      const later = Array.from({ length: 40 }, newStream);
      for (const stream of later) await store.append(stream, 'none', act(stream, { size: 2 }));
      const all = await store.readAll({ limit: 1_000 });
      await subscriber.untilPosition(all.at(-1)?.position ?? '');
      await subscriber.stop();
      expect(idsOf(own(subscriber.seen, partitions))).toEqual(idsOf(own(all, partitions)));
      expect(Math.max(...subscriber.batches.map((batch) => batch.length))).toBeLessThanOrEqual(7);
    });
  });
}
