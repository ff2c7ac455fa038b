import { randomUUID } from 'node:crypto';
import { type SealedEvent, type StoredEvent, WrongExpectedRevision } from '@wonderlings/kernel';
import { describe, expect, it } from 'vitest';
import { act, expectedBy, newStream, plain } from './sealed-act.ts';
import type { Contract } from './store-under-test.ts';

/** Expected revisions, and the same append again. */
export function appendContract({ subject }: Contract): void {
  const append = (events: readonly SealedEvent[], expected = expectedBy(events)) =>
    subject().store.append(events[0]?.stream ?? '', expected, events);
  const idsOf = async (stream: string) => (await subject().store.readStream(stream)).map((event) => event.id);

  describe('append', () => {
    it('answers with the revision and position of its last event', async () => {
      const events = act(newStream(), { size: 3 });
      const result = await append(events);
      const stored = await subject().store.readStream(events[0].stream);
      expect(result).toEqual({ revision: 2, position: stored[2]?.position, duplicate: false });
    });

    it('stores all events of an act, in their order', async () => {
      const events = act(newStream(), { size: 5 });
      await append(events);
      expect(await idsOf(events[0].stream)).toEqual(events.map((event) => event.id));
    });

    it('goes on where the stream ends', async () => {
      const first = act(newStream(), { size: 2 });
      const second = act(first[0].stream, { after: first[1], size: 2 });
      await append(first);
      expect(await append(second)).toMatchObject({ revision: 3, duplicate: false });
    });

    it('keeps streams apart that are appended to at the same time', async () => {
      const acts = Array.from({ length: 10 }, () => act(newStream(), { size: 2 }));
      const results = await Promise.all(acts.map((events) => append(events)));
      expect(results.map((result) => result.revision)).toEqual(acts.map(() => 1));
      for (const events of acts) expect(await idsOf(events[0].stream)).toEqual(events.map((event) => event.id));
    });

    it('refuses an append without events', async () => {
      await expect(subject().store.append(newStream(), 'none', [])).rejects.toThrow('without events');
    });
  });

  describe('a wrong expected revision', () => {
    it.each([
      ['none', 'a stream that is there', 1],
      [0, 'a stream that is further', 1],
      [2, 'a stream that is not so far', 1],
      [0, 'a stream that is not there', 'none'],
    ] as const)('is refused: %s for %s', async (expected, _, actual) => {
      const stream = newStream();
      if (actual !== 'none') await append(act(stream, { size: 2 }));
      const before = await idsOf(stream);
      const late = act(stream, { fields: { revision: expected === 'none' ? 0 : expected + 1 } });

      const refusal = await append(late, expected).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(WrongExpectedRevision);
      expect(refusal).toMatchObject({ stream, expected, actual });
      expect(await idsOf(stream)).toEqual(before);
    });

    it('does not touch the appends around it', async () => {
      const taken = act(newStream());
      await append(taken);
      const results = await Promise.allSettled([
        append(act(newStream())),
        append(act(taken[0].stream)),
        append(act(newStream())),
      ]);
      expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    });
  });

  describe('the same event ids again', () => {
    it('are the same result, and nothing new', async () => {
      const events = act(newStream(), { size: 2 });
      const first = await append(events);
      expect(await append(events)).toEqual({ ...first, duplicate: true });
      expect(await idsOf(events[0].stream)).toHaveLength(2);
    });

    it('are the same result for a process that has read no further than the middle of them', async () => {
      const events = act(newStream(), { size: 3 });
      const first = await append(events);
      const second = await subject().openSecond();
      await second.readStream(events[0].stream, { limit: 2 });
      expect(await second.append(events[0].stream, 'none', events)).toEqual({ ...first, duplicate: true });
    });

    it('are recognised after other appends, with an expectation that was right then or is right now', async () => {
      const stream = newStream();
      const commandId = randomUUID();
      const events = act(stream, { size: 2, commandId });
      const first = await append(events);
      const next = act(stream, { after: events[1] });
      await append(next);
      await append(act(newStream()));

      expect(await append(events)).toEqual({ ...first, duplicate: true });
      const decidedAgain = act(stream, { after: next[0], size: 2, commandId });
      expect(await append(decidedAgain)).toEqual({ ...first, duplicate: true });
      const onAWrongGuess = act(stream, { commandId, size: 2, fields: {}, after: { ...next[0], revision: 40 } });
      expect(await append(onAWrongGuess)).toEqual({ ...first, duplicate: true });
      expect(await idsOf(stream)).toEqual([...events, ...next].map((event) => event.id));
    });

    it.each([1, 5])('are recognised when the act is decided again into %i events instead of 3', async (size) => {
      const stream = newStream();
      const commandId = randomUUID();
      const events = act(stream, { size: 3, commandId });
      const first = await append(events);
      const next = act(stream, { after: events[2] });
      await append(next);
      expect(await append(act(stream, { after: next[0], size, commandId }))).toEqual({ ...first, duplicate: true });
      expect(await idsOf(stream)).toHaveLength(4);
    });

    it('are stored once when both arrive at the same time', async () => {
      const events = act(newStream(), { size: 2 });
      const results = await Promise.all([append(events), append(events), append(events)]);
      expect(results.map((result) => result.duplicate).sort()).toEqual([false, true, true]);
      expect(new Set(results.map((result) => `${result.revision}@${result.position}`)).size).toBe(1);
      expect(await idsOf(events[0].stream)).toHaveLength(2);
    });
  });

  describe('what is stored', () => {
    const stored = async (events: readonly SealedEvent[]): Promise<StoredEvent[]> => {
      await append(events);
      return subject().store.readStream(events[0]?.stream ?? '');
    };

    it.each([
      ['no bytes', new Uint8Array()],
      ['every byte', Uint8Array.from({ length: 512 }, (_, index) => index % 256)],
      [
        'a view into a larger buffer',
        new Uint8Array(Uint8Array.from({ length: 64 }, (_, index) => index).buffer, 8, 16),
      ],
      ['200 kB', Uint8Array.from({ length: 200_000 }, (_, index) => (index * 7919) % 251)],
    ])('has the same data: %s', async (_, data) => {
      const events = act(newStream(), { data });
      const [event] = await stored(events);
      expect(Buffer.compare(event?.data ?? Buffer.from('none'), data)).toBe(0);
    });

    it.each([
      { at: '1970-01-01T00:00:00.000Z' },
      { at: '1969-12-31T23:59:59.999Z', localDate: '1969-12-31' },
      { at: '2026-03-29T01:00:00.100Z', timeZone: 'Europe/Berlin' },
      { at: '2026-10-25T00:30:00.010Z', timeZone: 'America/Argentina/ComodRivadavia' },
      { at: '9999-12-31T23:59:59.001Z', localDate: '2024-02-29' },
      { type: 'Größe🦊مزاج', version: 12 },
      { actor: 'grown-up' as const, correlationId: `"quotes" \\ {braces}, NULL, 'and' \n\t lines` },
      { actor: 'system' as const, causationId: '0b9f1f0e-7f0c-4c3e-9a55-0e9a3d0f7c11', correlationId: '' },
    ])('has the same envelope and hash: %o', async (fields) => {
      const events = act(newStream(), { size: 2, fields: {} });
      const odd = act(events[0].stream, { after: events[1], fields });
      await append(events);
      const read = await stored(odd);
      expect(read.map(({ position: _, ...event }) => plain(event))).toStrictEqual([...events, ...odd].map(plain));
    });

    it.each(['NUL \0', 'lone surrogate \ud800'])('is exact or refused, never a little different: %j', async (text) => {
      const odd = act(newStream(), { fields: { correlationId: text } });
      const [result, neighbour] = await Promise.allSettled([append(odd), append(act(newStream()))]);
      const [event] = await subject().store.readStream(odd[0].stream);
      expect(event?.correlationId).toBe(result.status === 'fulfilled' ? text : undefined);
      expect(neighbour.status).toBe('fulfilled');
    });
  });
}
