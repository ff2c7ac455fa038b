import { randomUUID } from 'node:crypto';
import { type AppendResult, type EventStore, type SealedEvent, WrongExpectedRevision } from '@wonderlings/kernel';
import { describe, expect } from 'vitest';
import { act, expectedBy, newStream } from './sealed-act.ts';
import { type Contract, itWith } from './store-under-test.ts';
import { watch } from './watching.ts';

/** An append that is stored and of which its caller does not hear: it may reject, or be asked again by the store itself. */
export function lostAnswerContract(contract: Contract): void {
  const append = (store: EventStore, events: readonly SealedEvent[]) =>
    store.append(events[0]?.stream ?? '', expectedBy(events), events);
  const idsOf = async (store: EventStore, stream: string) => (await store.readStream(stream)).map(({ id }) => id);

  /** What the caller was told, if anything; and that the same events again are what is stored. */
  async function settle(store: EventStore, events: readonly SealedEvent[], told: AppendResult | null): Promise<void> {
    const again = await append(store, events);
    expect(again).toMatchObject({ revision: events.at(-1)?.revision, duplicate: true });
    if (told) expect(told).toEqual({ ...again, duplicate: false });
  }
  const orNull = (appended: Promise<AppendResult>) => appended.catch(() => null);

  describe('an append whose answer is lost', () => {
    itWith(contract, 'loseAnswer', 'is there once when the same events are sent again', async (lose, { store }) => {
      const first = act(newStream(), { size: 2 });
      await append(store, first);
      const events = act(first[0].stream, { after: first[1], size: 3 });
      const answer = await lose();
      const told = await orNull(append(store, events));
      expect(answer.isLost()).toBe(true);
      await settle(store, events, told);
      expect(await idsOf(store, first[0].stream)).toEqual([...first, ...events].map(({ id }) => id));
    });

    itWith(contract, 'loseAnswer', 'is there once for another process, too', async (lose, { store, openSecond }) => {
      const events = act(newStream(), { size: 2 });
      const other = await openSecond();
      const answer = await lose();
      const told = await orNull(append(store, events));
      expect(answer.isLost()).toBe(true);
      await settle(other, events, told);
    });

    const title = 'is recognised when its command is decided again on the end of the stream';
    itWith(contract, 'loseAnswer', title, async (lose, { store }) => {
      const commandId = randomUUID();
      const stream = newStream();
      const events = act(stream, { size: 2, commandId });
      const answer = await lose();
      await orNull(append(store, events));
      expect(answer.isLost()).toBe(true);
      const after = await store.readLast(stream);
      const again = await append(store, act(stream, { after, size: 2, commandId }));
      expect(again).toMatchObject({ revision: 1, duplicate: true });
      expect(await idsOf(store, stream)).toEqual(events.map(({ id }) => id));
    });

    itWith(contract, 'loseAnswer', 'lets no other command on the revision before it', async (lose, { store }) => {
      const events = act(newStream());
      const answer = await lose();
      await orNull(append(store, events));
      expect(answer.isLost()).toBe(true);
      const late = append(store, act(events[0].stream));
      await expect(late).rejects.toBeInstanceOf(WrongExpectedRevision);
      await expect(late).rejects.toMatchObject({ actual: 0 });
    });

    itWith(contract, 'loseAnswer', 'fails none that came together with it for good', async (lose, { store }) => {
      const acts = Array.from({ length: 5 }, () => act(newStream(), { size: 2 }));
      const answer = await lose();
      const told = await Promise.all(acts.map((events) => orNull(append(store, events))));
      expect(answer.isLost()).toBe(true);
      for (const [index, events] of acts.entries()) {
        // What had not been sent with it may be new by now.
        const again = await append(store, events);
        if (told[index]) expect(again).toEqual({ ...told[index], duplicate: true });
        expect(await idsOf(store, events[0].stream)).toEqual(events.map(({ id }) => id));
      }
    });

    itWith(contract, 'loseAnswer', 'is seen once by who follows the log', async (lose, { store, openSecond }) => {
      const subscriber = watch(await openSecond());
      const events = act(newStream(), { size: 2 });
      const answer = await lose();
      await orNull(append(store, events));
      expect(answer.isLost()).toBe(true);
      await append(store, events);
      const last = act(newStream());
      await append(store, last);
      await subscriber.until(3);
      await subscriber.stop();
      expect(subscriber.seen.map(({ id }) => id)).toEqual([...events, ...last].map(({ id }) => id));
    });
  });
}
