import { setTimeout as sleep } from 'node:timers/promises';
import { type SealedEvent, type StoredEvent, WrongExpectedRevision } from '@wonderlings/kernel';
import { describe, expect, it } from 'vitest';
import { act, expectedBy, newStream } from './sealed-act.ts';
import { type Contract, itWith } from './store-under-test.ts';

const ROUNDS = 20;
const RACERS = 20;

/** Writers that race each other, and readers that must not miss what a slow one commits. */
export function raceContract(contract: Contract): void {
  const { subject } = contract;

  describe('a race', () => {
    it(`has one winner among ${RACERS} appends to one stream, in each of ${ROUNDS} rounds, and loses none`, async () => {
      const stores = [subject().store, await subject().openSecond()] as const;
      const stream = newStream();
      const winners: SealedEvent[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const racers = Array.from({ length: RACERS }, () => act(stream, { after: winners.at(-1) }));
        const results = await Promise.allSettled(
          racers.map((events, index) => stores[index % 2 === 0 ? 0 : 1].append(stream, expectedBy(events), events)),
        );
        const won = racers.filter((_, index) => results[index]?.status === 'fulfilled');
        expect(won).toHaveLength(1);
        winners.push(...won.flat());
        for (const result of results) {
          if (result.status === 'fulfilled') continue;
          expect(result.reason).toBeInstanceOf(WrongExpectedRevision);
          expect(result.reason).toMatchObject({ actual: round });
        }
      }
      const stored = await subject().store.readStream(stream);
      expect(stored.map((event) => event.id)).toEqual(winners.map((event) => event.id));
    });

    it('hides nothing from a reader that polls while two processes write', async () => {
      const stores = [subject().store, await subject().openSecond()] as const;
      let writing = true;
      const seen: StoredEvent[] = [];
      const poll = async () => {
        for (;;) {
          const last = !writing;
          const page = await stores[0].readAll({ after: seen.at(-1)?.position ?? null, limit: 50 });
          seen.push(...page);
          if (last && page.length === 0) return;
        }
      };
      const write = async (index: number) => {
        for (let round = 0; round < 25; round += 1) {
          const stream = newStream();
          await stores[index % 2 === 0 ? 0 : 1].append(stream, 'none', act(stream, { size: 1 + (round % 3) }));
        }
      };
      const polled = poll();
      await Promise.all(Array.from({ length: 8 }, (_, index) => write(index)));
      writing = false;
      await polled;
      expect(seen.map((event) => event.id)).toEqual(
        (await stores[0].readAll({ limit: 10_000 })).map((event) => event.id),
      );
      expect(seen).toHaveLength(8 * (9 + 8 * 2 + 8 * 3));
    });
  });

  describe('a writer that is held open in mid-transaction', () => {
    async function held(end: 'commit' | 'rollBack', hold: NonNullable<ReturnType<typeof subject>['holdAppend']>) {
      const { store, openSecond } = subject();
      const reader = await openSecond();
      const before = act(newStream());
      await store.append(before[0].stream, 'none', before);

      const slow = act(newStream());
      const open = await hold(slow);
      const quick = act(newStream());
      const quickDone = store.append(quick[0].stream, 'none', quick);
      const seen: StoredEvent[] = [];
      const poll = async () => {
        seen.push(...(await reader.readAll({ after: seen.at(-1)?.position ?? null, limit: 10 })));
      };
      for (let times = 0; times < 5; times += 1) {
        await poll();
        await sleep(30);
      }
      expect(seen.map((event) => event.id)).not.toContain(slow[0].id);
      await open[end]();
      await quickDone;
      await poll();
      await poll();
      return { seen: seen.map((event) => event.id), before: before[0].id, slow: slow[0].id, quick: quick[0].id };
    }

    itWith(contract, 'holdAppend', 'is not overtaken: a polling reader sees it, and each event once', async (hold) => {
      const { seen, before, slow, quick } = await held('commit', hold);
      expect(seen).toEqual([before, slow, quick]);
    });

    itWith(contract, 'holdAppend', 'leaves no gap when it is rolled back', async (hold) => {
      const { seen, before, quick } = await held('rollBack', hold);
      expect(seen).toEqual([before, quick]);
    });
  });
}
