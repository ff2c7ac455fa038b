import { END, type Position, START } from '@eventstore/db-client';
import { describe, expect } from 'vitest';
import {
  append,
  credentials,
  endOfAll,
  event,
  events,
  eventually,
  idsOf,
  newStream,
  positionOf,
  readAll,
  readStream,
} from './protocol.ts';
import { BehaviourGroup, type BehavioursTarget } from './server-under-test.ts';

/** The server reads in pages of 32. */
const PAGE = 32;
const ACTS = 11;
const ACT_SIZE = 100;

const onwards = ({ commit }: Position, by: bigint): Position => ({ commit: commit + by, prepare: commit + by });

export function readBehaviours(target: BehavioursTarget): void {
  describe('reading', () => {
    const group = new BehaviourGroup(target);

    group.it(
      '16. $all is inclusive forwards, exclusive backwards, and ends with the last event',
      async ({ client }) => {
        const stream = newStream();
        const act = events(3);
        await append(client, stream, act);
        const [first, second, third] = await readStream(client, stream);
        const fromPosition = positionOf(second ?? {});
        const forwards = await readAll(client, { fromPosition, maxCount: 2 });
        expect(idsOf(forwards)).toEqual([second?.id, third?.id]);
        const backwards = await readAll(client, { fromPosition, direction: 'backwards', maxCount: 1 });
        expect(idsOf(backwards)).toEqual([first?.id]);
        const end = await readAll(client, { fromPosition: END, direction: 'backwards', maxCount: 1 });
        expect(idsOf(end)).toEqual([third?.id]);
        expect(await readAll(client, { fromPosition: END })).toEqual([]);
        expect(await readAll(client, { fromPosition: START, direction: 'backwards' })).toEqual([]);
      },
    );

    group.it('17. $all has the server’s own events in between', async ({ client }) => {
      const fromPosition = await endOfAll(client);
      const stream = newStream();
      await append(client, stream, event('A'));
      await client.setStreamMetadata(stream, { maxCount: 9 }, { credentials });
      await append(client, stream, event('B'));
      const found = (await readAll(client, { fromPosition })).filter(({ streamId }) => streamId.endsWith(stream));
      expect(found.map(({ type }) => type)).toEqual(['A', '$metadata', 'B']);
      expect(found[1]?.streamId).toBe(`$$${stream}`);
    });

    group.it('18. positions strictly increase, and reading at one begins with its event', async ({ client }) => {
      const fromPosition = await endOfAll(client);
      const act = events(5);
      await append(client, newStream(), act);
      const all = await readAll(client, { fromPosition });
      const found = all.filter(({ id }) => idsOf(act).includes(id));
      expect(found).toHaveLength(5);
      for (const [index, each] of found.entries()) {
        const position = positionOf(each);
        const before = found[index - 1]?.position?.commit;
        if (before !== undefined) expect(position.commit).toBeGreaterThan(before + 1n);
        const [first] = await readAll(client, { fromPosition: position, maxCount: 1 });
        expect(first?.id).toBe(each.id);
      }
    });

    group.it('19. from beyond the end there is nothing; a made-up position is an error', async ({ client }) => {
      const stream = newStream();
      const position = positionOf(await append(client, stream, event()));
      await append(client, stream, event());
      const beyond = onwards(position, 1_000_000_000n);
      expect(await readAll(client, { fromPosition: beyond })).toEqual([]);
      await expect(readAll(client, { fromPosition: onwards(position, 1n) })).rejects.toMatchObject({ type: 'unknown' });
      expect(await readStream(client, stream)).toHaveLength(2);
    });

    group.it('20. a stream that is not there is an error; beyond the end of one is nothing', async ({ client }) => {
      const stream = newStream();
      await expect(readStream(client, stream)).rejects.toMatchObject({ type: 'stream-not-found' });
      await append(client, stream, events(2));
      expect(await readStream(client, stream, { fromRevision: 5n })).toEqual([]);
      const [last] = await readStream(client, stream, { fromRevision: 1n, maxCount: 9 });
      expect(last?.revision).toBe(1n);
      const [end] = await readStream(client, stream, { fromRevision: END, direction: 'backwards', maxCount: 1 });
      expect(end?.revision).toBe(1n);
    });

    group.it('21. a tombstone ends a stream, and is an event of it in $all', async ({ client }) => {
      const fromPosition = await endOfAll(client);
      const stream = newStream();
      await append(client, stream, event('A'));
      await client.tombstoneStream(stream, { credentials });
      await expect(readStream(client, stream)).rejects.toMatchObject({ type: 'stream-deleted' });
      const found = (await readAll(client, { fromPosition })).filter(({ streamId }) => streamId === stream);
      expect(found.map(({ type }) => type)).toEqual(['A', '$streamDeleted']);
    });

    group.it('22. an age hides events from reads of the stream, not from $all', async ({ client }) => {
      const fromPosition = await endOfAll(client);
      const stream = newStream();
      await append(client, stream, events(2));
      await client.setStreamMetadata(stream, { maxAge: 1 }, { credentials });
      await eventually(async () => (await readStream(client, stream)).length === 0);
      const found = (await readAll(client, { fromPosition })).filter(({ streamId }) => streamId === stream);
      expect(found).toHaveLength(2);
      expect(await append(client, stream, event(), 1n)).toMatchObject({ nextExpectedRevision: 2n });
    });

    group.it(
      '23. where an event was scavenged, reading begins with the next one',
      async ({ client, faults }) => {
        const stream = newStream();
        await append(client, stream, events(3));
        const [first, , third] = await readStream(client, stream);
        faults.scavenge(stream);
        const found = await readAll(client, { fromPosition: positionOf(first ?? {}), maxCount: 1 });
        expect(idsOf(found)).toEqual([third?.id]);
        expect(idsOf(await readStream(client, stream))).toEqual([third?.id]);
      },
      { abilities: ['faults'] },
    );

    group.it('24. more than a page, and more than a thousand, arrive whole', async ({ client }) => {
      const fromPosition = await endOfAll(client);
      const stream = newStream();
      const acts = Array.from({ length: ACTS }, () => events(ACT_SIZE));
      for (const act of acts) await append(client, stream, act);
      const wanted = idsOf(acts.flat());
      expect(idsOf(await readStream(client, stream))).toEqual(wanted);
      expect(idsOf(await readStream(client, stream, { maxCount: PAGE + 1 }))).toEqual(wanted.slice(0, PAGE + 1));
      const all = await readAll(client, { fromPosition });
      expect(idsOf(all.filter(({ streamId }) => streamId === stream))).toEqual(wanted);
    });
  });
}
