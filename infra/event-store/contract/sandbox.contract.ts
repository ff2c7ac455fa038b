import { randomUUID } from 'node:crypto';
import { ChildErased, type EventStore, isSandboxStream, sandboxIdOf, streamOf } from '@wonderlings/kernel';
import { describe, expect, it } from 'vitest';
import { act, expectedBy, newStream, plain } from './sealed-act.ts';
import type { Contract } from './store-under-test.ts';
import { watch } from './watching.ts';

const newSandbox = (): string => streamOf(sandboxIdOf(randomUUID(), '2026-05-01'));
const LATER = '2026-05-02T00:00:00.000Z';

/** Sandboxes: in the same order as everything else while they are there, and gone without a trace when they are swept. */
export function sandboxContract({ subject }: Contract): void {
  const append = async (store: EventStore, stream: string, size = 1) => {
    const events = act(stream, { size });
    return store.append(stream, 'none', events);
  };
  async function end(store: EventStore, stream: string): Promise<string> {
    const events = act(stream, { after: await store.readLast(stream), fields: { type: ChildErased.type } });
    return (await store.append(stream, expectedBy(events), events)).position;
  }
  const readAll = (store: EventStore, after: string | null = null) => store.readAll({ after, limit: 1_000 });
  const streamsOf = async (store: EventStore) => (await readAll(store)).map(({ stream }) => stream);

  describe('a sandbox', () => {
    it('is read in one order with the children, in pages of any size', async () => {
      const { store } = subject();
      const streams = [newStream(), newSandbox(), newSandbox(), newStream(), newSandbox()];
      for (const stream of streams) await append(store, stream, 2);
      const all = await readAll(store);
      expect(all.map(({ stream }) => stream)).toEqual(streams.flatMap((stream) => [stream, stream]));
      for (const [index, { position }] of all.entries()) {
        for (const limit of [1, 3, 100]) {
          const page = await store.readAll({ after: position, limit });
          expect(page.map(({ id }) => id)).toEqual(all.slice(index + 1, index + 1 + limit).map(({ id }) => id));
        }
      }
      expect(await store.head()).toBe(all.at(-1)?.position);
    });

    it('keeps its own revisions, repeats and lost races', async () => {
      const { store } = subject();
      const stream = newSandbox();
      const first = act(stream, { size: 2 });
      await store.append(stream, 'none', first);
      expect((await store.readStream(stream)).map(plain)).toMatchObject(first.map(plain));
      expect((await store.readLast(stream))?.id).toBe(first[1]?.id);
      expect(await store.append(stream, 'none', first)).toMatchObject({ duplicate: true, revision: 1 });
      await expect(append(store, stream)).rejects.toThrow('is at 1, not at none');
    });

    it('shares a flush with children, and each hears what became of its own', async () => {
      const { store } = subject();
      const streams = Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? newSandbox() : newStream()));
      const subscriber = watch(store);
      const results = await Promise.all(streams.map((stream) => append(store, stream, 3)));
      await subscriber.until(36);
      await subscriber.stop();
      const all = await readAll(store);
      expect(subscriber.seen.map(({ id, position }) => [id, position])).toEqual(
        all.map(({ id, position }) => [id, position]),
      );
      for (const [index, stream] of streams.entries()) {
        expect(results[index]).toMatchObject({ revision: 2, duplicate: false });
        expect(results[index]?.position).toBe((await store.readLast(stream))?.position);
      }
    });
  });

  describe('a sweep', () => {
    it('removes whole sandboxes and leaves everything else as it was', async () => {
      const { store } = subject();
      const [child, gone, other] = [newStream(), newSandbox(), newSandbox()];
      for (const stream of [child, gone, other, gone]) {
        const events = act(stream, { after: await store.readLast(stream), size: 2 });
        await store.append(stream, expectedBy(events), events);
      }
      const before = (await readAll(store)).filter(({ stream }) => stream !== gone);
      await store.sweepSandboxes([gone, newSandbox()]);
      expect((await readAll(store)).map(plain)).toStrictEqual(before.map(plain));
      expect(await store.readStream(gone)).toEqual([]);
      expect(await store.readLast(gone)).toBeUndefined();
    });

    it('is for sandboxes only', async () => {
      const { store } = subject();
      const [child, sandbox] = [newStream(), newSandbox()];
      for (const stream of [child, sandbox]) await append(store, stream);
      await expect(store.sweepSandboxes([sandbox, child])).rejects.toThrow(`${child} is no sandbox`);
      expect(await streamsOf(store)).toEqual([child, sandbox]);
    });

    it('gives no position out again, not even at the end of the log', async () => {
      const { store, openSecond } = subject();
      const second = await openSecond();
      const [child, sandbox] = [newStream(), newSandbox()];
      await append(store, child);
      const { position } = await append(store, sandbox, 3);
      await store.sweepSandboxes([sandbox]);
      expect(await store.head()).toBe(position);
      const { position: next } = await append(second, newStream());
      expect(store.comparePositions(next, position)).toBeGreaterThan(0);
      expect((await readAll(store)).at(-1)?.position).toBe(next);
    });

    it('leaves no reader behind that has read what is left', async () => {
      const { store } = subject();
      const { position } = await append(store, newStream());
      const sandbox = newSandbox();
      await append(store, sandbox, 5);
      expect(await store.lag(position)).toBe(5);
      await store.sweepSandboxes([sandbox]);
      expect(await store.lag(position)).toBe(0);
      expect(await store.lag(null)).toBeGreaterThan(0);
    });

    it('is passed over by subscriptions, wherever they are, which then go on', async () => {
      const { store, openSecond } = subject();
      const second = await openSecond();
      const sandboxes = [newSandbox(), newSandbox(), newSandbox()];
      const first = await append(store, sandboxes[0] ?? '', 2);
      await append(store, newStream(), 2);
      await append(store, sandboxes[1] ?? '', 2);
      await append(store, newStream());
      await append(store, sandboxes[2] ?? '', 2);
      await store.sweepSandboxes(sandboxes);
      const subscribers = [watch(store), watch(second), watch(second, { after: first.position, limit: 1 })];
      await Promise.all(subscribers.map((subscriber) => subscriber.until(3)));
      await append(store, newStream());
      await Promise.all(subscribers.map((subscriber) => subscriber.until(4)));
      for (const subscriber of subscribers) {
        await subscriber.stop();
        expect(subscriber.seen.every(({ stream }) => !isSandboxStream(stream))).toBe(true);
      }
    });

    it('lets a subscription wait, and not read over and over, where only swept events lay ahead', async () => {
      const { openSecond } = subject();
      const [writer, reader] = [await openSecond(), await openSecond()];
      const sandbox = newSandbox();
      await append(writer, sandbox, 4);
      await writer.sweepSandboxes([sandbox]);
      const subscriber = watch(reader);
      await append(writer, newStream());
      await subscriber.until(1);
      await subscriber.stop();
      expect(subscriber.seen).toHaveLength(1);
    });

    it('finds the sandboxes that are over, the first ended first', async () => {
      const { store } = subject();
      const [one, two, running] = [newSandbox(), newSandbox(), newSandbox()];
      const child = newStream();
      for (const stream of [one, two, running, child]) await append(store, stream);
      const positions = [await end(store, two), await end(store, one)];
      await end(store, child);
      const ended = await store.endedSandboxes({ before: LATER, limit: 10 });
      expect(ended).toEqual([
        { stream: two, position: positions[0] },
        { stream: one, position: positions[1] },
      ]);
      expect(await store.endedSandboxes({ before: LATER, limit: 1 })).toHaveLength(1);
      expect(await store.endedSandboxes({ before: '2026-05-01T12:00:00.000Z', limit: 10 })).toEqual([]);
      await store.sweepSandboxes(ended.map(({ stream }) => stream));
      expect(await store.endedSandboxes({ before: LATER, limit: 10 })).toEqual([]);
    });
  });
}
