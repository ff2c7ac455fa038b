import { setTimeout as sleep } from 'node:timers/promises';
import type { EventStore, SealedEvent } from '@wonderlings/kernel';
import { describe, expect, vi } from 'vitest';
import { readEverything } from './read-everything.ts';
import { act, expectedBy, newStream, plain } from './sealed-act.ts';
import { type Contract, itWith } from './store-under-test.ts';
import { watch } from './watching.ts';

const WRITERS = 8;
/** So long a caller asks again. */
const PERSISTS_MS = 20_000;

/** Cut connections and attempts at changing what is stored. */
export function faultContract(contract: Contract): void {
  /** As a caller does: the same events again until the store has answered. */
  async function appendPersistently(store: EventStore, events: readonly SealedEvent[]): Promise<void> {
    const deadline = performance.now() + PERSISTS_MS;
    for (;;) {
      try {
        await store.append(events[0]?.stream ?? '', expectedBy(events), events);
        return;
      } catch (error) {
        if (performance.now() >= deadline) throw error;
        await sleep(20);
      }
    }
  }

  describe('cut connections', () => {
    itWith(
      contract,
      'cutConnections',
      'do not end a subscription, nor make it miss or repeat',
      async (cut, subject) => {
        const { store, openSecond } = subject;
        const subscriber = watch(await openSecond());
        for (let round = 1; round <= 3; round += 1) {
          const events = act(newStream(), { size: 2 });
          await appendPersistently(store, events);
          await subscriber.until(round * 2);
          await cut();
        }
        const last = act(newStream());
        await appendPersistently(store, last);
        await subscriber.until(7);
        await subscriber.stop();
        const log = await store.readAll({ limit: 100 });
        expect(subscriber.seen.map((event) => event.id)).toEqual(log.map((event) => event.id));
        expect(log).toHaveLength(7);
      },
    );

    const title = 'under load lose no acknowledged append and double none';
    itWith(contract, 'cutConnections', title, async (cut, { store, openSecond }) => {
      const subscriber = watch(await openSecond(), { limit: 20 });
      const acknowledged = new Set<string>();
      let cutting = true;
      const cutAgainAndAgain = async () => {
        // However slow the machine is: the cuts meet writers who have come farther than their first append, and a new connection
        // has the time to be of use.
        for (let times = 0; times < 8 || acknowledged.size <= WRITERS * 2; times += 1) {
          const before = acknowledged.size;
          await sleep(60);
          await vi.waitUntil(() => acknowledged.size > before, { timeout: PERSISTS_MS, interval: 10 });
          await cut();
        }
        cutting = false;
      };
      const write = async () => {
        const stream = newStream();
        let last: SealedEvent | undefined;
        while (cutting) {
          const events = act(stream, { after: last, size: 2 });
          await appendPersistently(store, events);
          for (const event of events) acknowledged.add(event.id);
          last = events[1];
        }
      };
      await Promise.all([cutAgainAndAgain(), ...Array.from({ length: WRITERS }, write)]);
      await subscriber.until(acknowledged.size);
      await subscriber.stop();

      const stored = (await readEverything(store)).map((event) => event.id);
      expect([...stored].sort()).toEqual([...acknowledged].sort());
      expect(subscriber.seen.map((event) => event.id)).toEqual(stored);
    });
  });

  describe('what is stored', () => {
    itWith(contract, 'tampering', 'cannot be changed or removed', async (tampering, { store }) => {
      const events = act(newStream(), { size: 3 });
      await store.append(events[0].stream, 'none', events);
      const before = (await store.readAll({ limit: 10 })).map(plain);
      for (const [name, attempt] of Object.entries(tampering)) {
        await expect(attempt(), name).rejects.toThrow(/The log only grows|is refused|sandboxes_only/);
      }
      expect((await store.readAll({ limit: 10 })).map(plain)).toStrictEqual(before);
    });
  });
}
