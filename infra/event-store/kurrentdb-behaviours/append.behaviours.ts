import { randomUUID } from 'node:crypto';
import { type AppendExpectedRevision, binaryEvent, type EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
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

const WRITERS = 8;
const ACTS_EACH = 12;
const ACT_SIZE = 3;

/** What becomes of an append in a stream of two events, by the state of the stream, as the server's source has it. */
const OUTCOMES = {
  new: { no_stream: 0n, any: 0n, stream_exists: 'wrong-expected-version', '0': 'wrong-expected-version' },
  existing: {
    no_stream: 'wrong-expected-version',
    any: 2n,
    stream_exists: 2n,
    '1': 2n,
    '0': 'wrong-expected-version',
    '5': 'wrong-expected-version',
  },
  'soft-deleted': { no_stream: 2n, any: 2n, stream_exists: 'stream-deleted', '1': 2n, '0': 'wrong-expected-version' },
  tombstoned: {
    no_stream: 'stream-deleted',
    any: 'stream-deleted',
    stream_exists: 'stream-deleted',
    '1': 'stream-deleted',
  },
} as const;
type StreamState = keyof typeof OUTCOMES;

async function streamIn(client: EventStoreDBClient, state: StreamState): Promise<string> {
  const stream = newStream();
  if (state === 'new') return stream;
  await append(client, stream, events(2), 'no_stream');
  if (state === 'soft-deleted') await client.deleteStream(stream, { credentials });
  if (state === 'tombstoned') await client.tombstoneStream(stream, { credentials });
  return stream;
}

/** Revisions travel as bigints, the named expectations as they are. */
const expectation = (name: string): AppendExpectedRevision =>
  name === 'no_stream' || name === 'any' || name === 'stream_exists' ? name : BigInt(name);

export function appendBehaviours(target: BehavioursTarget): void {
  describe('append', () => {
    const group = new BehaviourGroup(target);

    for (const call of ['Append', 'BatchAppend'] as const) {
      const given = call === 'Append' ? { credentials } : {};
      for (const state of Object.keys(OUTCOMES) as StreamState[]) {
        group.it(`1. ${call} expects a revision of a stream: ${state}`, async ({ client }) => {
          for (const [name, outcome] of Object.entries(OUTCOMES[state])) {
            const stream = await streamIn(client, state);
            const options = { expectedRevision: expectation(name), ...given };
            const result = await client.appendToStream(stream, event(), options).catch((error: unknown) => error);
            const wanted = typeof outcome === 'bigint' ? { nextExpectedRevision: outcome } : { type: outcome };
            expect(result, name).toMatchObject(wanted);
          }
        });
      }

      group.it(`2. ${call} of the same ids at an earlier end is a success, and stores nothing`, async ({ client }) => {
        const stream = newStream();
        const act = events(2);
        const options = { expectedRevision: 'no_stream', ...given } as const;
        const first = await client.appendToStream(stream, act, options);
        await append(client, stream, event(), 1n);
        expect(await client.appendToStream(stream, act, options)).toEqual(first);
        expect(await readStream(client, stream)).toHaveLength(3);
      });

      group.it(`7. ${call} tells the current revision, or that there is no stream`, async ({ client }) => {
        const stream = newStream();
        const options = { expectedRevision: 4n, ...given };
        const refused = () => client.appendToStream(stream, event(), options);
        await expect(refused()).rejects.toMatchObject({ expectedVersion: 4n, actualVersion: 'no_stream' });
        await append(client, stream, events(3));
        await expect(refused()).rejects.toMatchObject({ expectedVersion: 4n, actualVersion: 2n });
      });
    }

    group.it('1. a soft-deleted stream comes back with what is new, and its revisions go on', async ({ client }) => {
      const stream = await streamIn(client, 'soft-deleted');
      await expect(readStream(client, stream)).rejects.toMatchObject({ type: 'stream-not-found' });
      const revival = event('Back');
      await append(client, stream, revival, 'no_stream');
      const found = await readStream(client, stream);
      expect(found.map(({ id, revision }) => [id, revision])).toEqual([[revival.id, 2n]]);
    });

    group.it('3. the same ids at the end of the stream are stored twice', async ({ client }) => {
      const stream = newStream();
      const act = events(2);
      await append(client, stream, act, 'no_stream');
      expect(await append(client, stream, act, 1n)).toMatchObject({ nextExpectedRevision: 3n });
      expect(idsOf(await readStream(client, stream))).toEqual(idsOf([...act, ...act]));
    });

    group.it(
      '4. a part of an act again is answered with the part’s figures, more or other is refused',
      async ({ client }) => {
        const stream = newStream();
        const [a, b, c] = [event('A'), event('B'), event('C')];
        await append(client, stream, [a, b, c], 'no_stream');
        const [, second] = await readStream(client, stream);
        expect(await append(client, stream, [a, b], 'no_stream')).toMatchObject({
          nextExpectedRevision: 1n,
          position: second?.position,
        });
        const wrong = { type: 'wrong-expected-version', actualVersion: 2n };
        await expect(append(client, stream, [a, b, c, event('D')], 'no_stream')).rejects.toMatchObject(wrong);
        await expect(append(client, stream, [a, event('X')], 'no_stream')).rejects.toMatchObject(wrong);
        expect(await readStream(client, stream)).toHaveLength(3);
      },
    );

    group.it('5. recent ids are recognised whatever is expected', async ({ client }) => {
      const stream = newStream();
      const act = events(2);
      const first = await append(client, stream, act);
      await append(client, stream, event());
      expect(await append(client, stream, act)).toEqual(first);
      expect(await append(client, stream, act, 'stream_exists')).toEqual(first);
      expect(await readStream(client, stream)).toHaveLength(3);
    });

    group.it(
      '5. ids are forgotten at a restart',
      async ({ client, server }) => {
        const stream = newStream();
        const act = events(2);
        await append(client, stream, act);
        await server.restart?.();
        // The connection went with the server: the first call after it may say so.
        await append(client, stream, act).catch(() => append(client, stream, act));
        expect(await readStream(client, stream)).toHaveLength(4);
      },
      { abilities: ['restart'] },
    );

    group.it('6. an id that another stream has is accepted', async ({ client }) => {
      const shared = event();
      await append(client, newStream(), shared);
      const stream = newStream();
      await append(client, stream, shared);
      expect(idsOf(await readStream(client, stream))).toEqual([shared.id]);
    });

    group.it('8. the answer’s position is the last event’s, and positions grow', async ({ client }) => {
      const stream = newStream();
      let before = -1n;
      for (const size of [1, 3, 2]) {
        const position = positionOf(await append(client, stream, events(size)));
        const last = (await readStream(client, stream)).at(-1);
        expect(last?.position).toEqual(position);
        expect(position.commit).toBe(position.prepare);
        expect(position.commit).toBeGreaterThan(before);
        before = position.commit;
      }
    });

    group.it('9. an act is in $all whole or not at all, adjacent and in order', async ({ client }) => {
      const fromPosition = await endOfAll(client);
      const prefix = newStream();
      let isWriting = true;
      const write = async (writer: number) => {
        for (let act = 0; act < ACTS_EACH; act += 1) await append(client, `${prefix}-${writer}`, events(ACT_SIZE));
      };
      const check = async () => {
        const found = (await readAll(client, { fromPosition })).filter(({ streamId }) => streamId.startsWith(prefix));
        expect(found.length % ACT_SIZE).toBe(0);
        for (let index = 0; index < found.length; index += ACT_SIZE) {
          const act = found.slice(index, index + ACT_SIZE);
          expect(new Set(act.map(({ streamId }) => streamId)).size).toBe(1);
          expect(act.map(({ type }) => type)).toEqual(['Saved0', 'Saved1', 'Saved2']);
        }
        return found.length;
      };
      const reading = (async () => {
        while (isWriting) await check();
      })();
      await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
      isWriting = false;
      await reading;
      expect(await check()).toBe(WRITERS * ACTS_EACH * ACT_SIZE);
    });

    group.it('10. data and metadata come back byte by byte', async ({ client }) => {
      const stream = newStream();
      const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte);
      const large = Uint8Array.from({ length: 200_000 }, (_, index) => index % 251);
      const metadata = { text: 'a\u0000b \ud800 🎈', nested: { list: [1, null, 'é'] } };
      for (const data of [new Uint8Array(), everyByte, large]) {
        await append(client, stream, binaryEvent({ type: 'Saved', data, metadata }));
      }
      const found = await readStream(client, stream);
      expect(found.map(({ data }) => Buffer.from(data as Uint8Array).toString('base64'))).toEqual(
        [new Uint8Array(), everyByte, large].map((data) => Buffer.from(data).toString('base64')),
      );
      expect(found.map((each) => each.metadata)).toEqual([metadata, metadata, metadata]);
    });

    group.it(
      '11. more than the limit is refused, and nothing of it is stored',
      async ({ client }) => {
        const stream = newStream();
        const half = () => binaryEvent({ type: 'Saved', data: Buffer.alloc(600_000) });
        const refusal = { type: 'maximum-append-size-exceeded', maxAppendSize: 1_048_576 };
        await expect(append(client, stream, [half(), half()])).rejects.toMatchObject(refusal);
        await expect(client.appendToStream(stream, [half(), half()])).rejects.toMatchObject(refusal);
        await expect(readStream(client, stream)).rejects.toMatchObject({ type: 'stream-not-found' });
      },
      { maxAppendBytes: 1_048_576, abilities: ['small-limits'] },
    );

    group.it('12. an append of nothing succeeds, events without type or id are refused', async ({ client }) => {
      const stream = newStream();
      await append(client, stream, []);
      await expect(readStream(client, stream)).rejects.toMatchObject({ type: 'stream-not-found' });
      await expect(append(client, stream, event(''))).rejects.toThrow();
      await expect(append(client, stream, event('Saved', '00000000-0000-0000-0000-000000000000'))).rejects.toThrow();
      await expect(readStream(client, stream)).rejects.toMatchObject({ type: 'stream-not-found' });
    });

    group.it(
      '13. after a deadline the same ids again settle what became of the append',
      async ({ client, faults }) => {
        const stream = newStream();
        const act = events(2);
        const options = { expectedRevision: 'no_stream', credentials } as const;
        for (const spoil of [() => faults.dropAnswer('silence'), () => faults.failBefore(14)]) spoil();
        const late = client.appendToStream(stream, act, { ...options, deadline: 500 });
        await expect(late).rejects.toMatchObject({ type: 'deadline-exceeded', code: 4 });
        await expect(client.appendToStream(stream, act, options)).rejects.toMatchObject({ type: 'unavailable' });
        const settled = await client.appendToStream(stream, act, options);
        const found = await readStream(client, stream);
        expect(idsOf(found)).toEqual(idsOf(act));
        expect(settled).toMatchObject({ nextExpectedRevision: 1n, position: found[1]?.position });
      },
      { abilities: ['faults'] },
    );

    group.it(
      '13. a connection that is cut instead of an answer says nothing about the append either',
      async ({ client, faults }) => {
        const stream = newStream();
        const act = events(2);
        faults.dropAnswer('cut');
        await expect(append(client, stream, act, 'no_stream')).rejects.toMatchObject({ type: 'unavailable' });
        expect(await append(client, stream, act, 'no_stream')).toMatchObject({ nextExpectedRevision: 1n });
        expect(await readStream(client, stream)).toHaveLength(2);
      },
      { abilities: ['faults'] },
    );

    group.it(
      'D. a failure before the write stores nothing, a reset after it loses nothing',
      async ({ client, faults, server }) => {
        const stream = newStream();
        faults.failBefore(14);
        await expect(append(client, stream, event())).rejects.toMatchObject({ type: 'unavailable' });
        await expect(readStream(client, stream)).rejects.toMatchObject({ type: 'stream-not-found' });
        faults.dropAnswer('silence');
        const act = events(2);
        const lost = expect(append(client, stream, act, 'no_stream')).rejects.toMatchObject({ type: 'cancelled' });
        await eventually(() => server.written?.() === 2);
        faults.reset(8, 'append');
        await lost;
        expect(idsOf(await readStream(client, stream))).toEqual(idsOf(act));
      },
      { abilities: ['faults'] },
    );

    group.it(
      '14. a repeat before the first is replicated gets no answer, then a timeout',
      async ({ client, faults }) => {
        const stream = newStream();
        const act = events(2);
        const held = faults.holdCommit();
        const timeout = { type: 'timeout', code: 10 };
        await expect(append(client, stream, act, 'no_stream')).rejects.toMatchObject(timeout);
        await expect(append(client, stream, act, 'no_stream')).rejects.toMatchObject(timeout);
        await expect(readStream(client, stream)).rejects.toMatchObject({ type: 'stream-not-found' });
        held.release();
        expect(await append(client, stream, act, 'no_stream')).toMatchObject({ nextExpectedRevision: 1n });
        expect(await readStream(client, stream)).toHaveLength(2);
      },
      { abilities: ['faults'], commitTimeoutMs: 100 },
    );

    group.it(
      'D. an append that waits for its replication is unreadable until then, and answered then',
      async ({ client, faults, server }) => {
        const stream = newStream();
        const held = faults.holdCommit();
        const waiting = append(client, stream, events(2), 'no_stream');
        await eventually(() => server.written?.() === 2);
        await expect(readStream(client, stream)).rejects.toMatchObject({ type: 'stream-not-found' });
        held.release();
        expect(await waiting).toMatchObject({ success: true, nextExpectedRevision: 1n });
        expect(await readStream(client, stream)).toHaveLength(2);
      },
      { abilities: ['faults'], commitTimeoutMs: 60_000 },
    );

    group.it('15. the server says when, and ids come back in lower case', async ({ client }) => {
      const stream = newStream();
      const id = randomUUID().toUpperCase();
      const proposed = jsonEvent({ id, type: 'Saved', data: { a: 1 } });
      const before = Date.now();
      await append(client, stream, proposed, 'no_stream');
      await append(client, stream, event(), 0n);
      expect(await append(client, stream, { ...proposed, id: id.toLowerCase() }, 'no_stream')).toMatchObject({
        nextExpectedRevision: 0n,
      });
      const [found] = await readStream(client, stream);
      expect(found).toMatchObject({ id: id.toLowerCase(), isJson: true, data: { a: 1 } });
      const minute = 60_000;
      expect(Math.abs((found?.created.getTime() ?? 0) - before)).toBeLessThan(minute);
    });
  });
}
