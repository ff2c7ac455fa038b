import { setTimeout as sleep } from 'node:timers/promises';
import type { EventStore, StoredEvent } from '@wonderlings/kernel';
import { describe, expect, it } from 'vitest';
import { act, newStream } from './sealed-act.ts';
import type { Contract } from './store-under-test.ts';
import { watch } from './watching.ts';

/** Far more than any adapter needs, far less than a human would call hanging. */
const PROMPT_MS = 1_000;

/** Subscriptions: catch-up into the live tail, and their end. */
export function subscribeContract({ subject }: Contract): void {
  const appendSome = async (store: EventStore, count: number, size = 1) => {
    for (let index = 0; index < count; index += 1) {
      const stream = newStream();
      await store.append(stream, 'none', act(stream, { size }));
    }
  };
  const positionsOf = (events: readonly StoredEvent[]) => events.map((event) => event.position);
  const logOf = (store: EventStore) => store.readAll({ limit: 10_000 }).then(positionsOf);

  describe('subscribe', () => {
    it('delivers what was there before and what comes later, each event once and in order', async () => {
      const { store } = subject();
      await appendSome(store, 50, 3);
      const subscriber = watch(store, { limit: 7 });
      await appendSome(store, 30, 2);
      await subscriber.until(210);
      await appendSome(store, 5);
      await subscriber.until(215);
      await subscriber.stop();
      expect(positionsOf(subscriber.seen)).toEqual(await logOf(store));
      expect(Math.max(...subscriber.batches.map((batch) => batch.length))).toBeLessThanOrEqual(7);
    });

    it('meets a log that grows from two processes while it catches up', async () => {
      const { store, openSecond } = subject();
      const second = await openSecond();
      await appendSome(store, 20, 5);
      const subscriber = watch(store, { limit: 10 });
      await Promise.all([appendSome(store, 60), appendSome(second, 60), appendSome(second, 60)]);
      await subscriber.until(280);
      await subscriber.stop();
      expect(positionsOf(subscriber.seen)).toEqual(await logOf(store));
    });

    it('starts after the position that it is given', async () => {
      const { store } = subject();
      await appendSome(store, 10);
      const log = await logOf(store);
      const subscriber = watch(store, { after: log[6] ?? null });
      await subscriber.until(3);
      await appendSome(store, 1);
      await subscriber.until(4);
      await subscriber.stop();
      expect(positionsOf(subscriber.seen)).toEqual((await logOf(store)).slice(7));
    });

    it('sees what another process appends', async () => {
      const { store, openSecond } = subject();
      const second = await openSecond();
      const subscriber = watch(second);
      await appendSome(store, 1);
      await subscriber.until(1);
      await sleep(50);
      await appendSome(store, 2);
      await subscriber.until(3);
      await subscriber.stop();
      expect(positionsOf(subscriber.seen)).toEqual(await logOf(store));
    });

    it('waits for a consumer that is slow, and loses nothing meanwhile', async () => {
      const { store } = subject();
      await appendSome(store, 20);
      const subscriber = watch(store, { limit: 5, work: () => sleep(20) });
      await appendSome(store, 40);
      await subscriber.until(60);
      await subscriber.stop();
      expect(positionsOf(subscriber.seen)).toEqual(await logOf(store));
    });

    it('serves several subscribers, each from its own point', async () => {
      const { store } = subject();
      await appendSome(store, 6);
      const log = await logOf(store);
      const early = watch(store);
      const late = watch(store, { after: log[3] ?? null });
      await appendSome(store, 4);
      await Promise.all([early.until(10), late.until(6)]);
      await Promise.all([early.stop(), late.stop()]);
      expect(positionsOf(early.seen)).toEqual(await logOf(store));
      expect(positionsOf(late.seen)).toEqual((await logOf(store)).slice(4));
    });

    it('reads the same fields live as from the log', async () => {
      const { store } = subject();
      const subscriber = watch(store);
      await appendSome(store, 1);
      await subscriber.until(1);
      const stream = newStream();
      await store.append(stream, 'none', act(stream, { size: 3, data: Uint8Array.from([0, 1, 254, 255]) }));
      await subscriber.until(4);
      await subscriber.stop();
      const bytes = (event: StoredEvent) => ({ ...event, data: [...event.data] });
      expect(subscriber.seen.map(bytes)).toStrictEqual((await store.readAll({ limit: 10 })).map(bytes));
    });
  });

  describe('the end of a subscription', () => {
    async function timed(work: () => Promise<unknown>): Promise<number> {
      const start = performance.now();
      await work();
      return performance.now() - start;
    }

    it('comes promptly when its signal fires while it waits', async () => {
      const { store } = subject();
      await appendSome(store, 1);
      const subscriber = watch(store);
      await subscriber.until(1);
      expect(await timed(() => subscriber.stop())).toBeLessThan(PROMPT_MS);
      await appendSome(store, 1);
      expect(subscriber.seen).toHaveLength(1);
    });

    it('comes promptly when its signal fires in the midst of catching up', async () => {
      const { store } = subject();
      await appendSome(store, 30);
      const subscriber = watch(store, { limit: 1, work: () => sleep(5) });
      await subscriber.until(3);
      expect(await timed(() => subscriber.stop())).toBeLessThan(PROMPT_MS);
      expect(subscriber.seen.length).toBeLessThan(30);
    });

    it('comes at once for a signal that has fired before', async () => {
      const { store } = subject();
      await appendSome(store, 1);
      const batches = store.subscribe({ signal: AbortSignal.abort() })[Symbol.asyncIterator]();
      expect(await batches.next()).toEqual({ done: true, value: undefined });
    });

    it('comes when the consumer has had enough', async () => {
      const { store } = subject();
      await appendSome(store, 3);
      const seen: StoredEvent[] = [];
      for await (const batch of store.subscribe({ limit: 1, signal: new AbortController().signal })) {
        seen.push(...batch);
        if (seen.length === 2) break;
      }
      expect(seen).toHaveLength(2);
    });

    it('comes when the store closes, which then takes no more appends', async () => {
      const second = await subject().openSecond();
      const subscriber = watch(second);
      await appendSome(subject().store, 1);
      await subscriber.until(1);
      await second.close();
      await expect(subscriber.until(2)).rejects.toThrow('ended after 1 of 2');
      await expect(appendSome(second, 1)).rejects.toThrow('closed');
    });
  });
}
