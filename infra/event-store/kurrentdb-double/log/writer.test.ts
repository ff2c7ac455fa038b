import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAll } from './reading.ts';
import type { ExpectedRevision } from './revision-rules.ts';
import { StoredLog } from './stored-log.ts';
import { proposed } from './testing-events.ts';
import { Writer, type WriterOptions } from './writer.ts';

const LIMITS = { commitTimeoutMs: 20, maxAppendBytes: 1_000, maxEventBytes: 600, countsDataOnly: false };

function begin(options: Partial<WriterOptions> = {}) {
  const log = new StoredLog();
  const closing = new AbortController();
  const writer = new Writer(log, { ...LIMITS, ...options }, closing.signal);
  const append = (expected: ExpectedRevision, ...ids: string[]) =>
    writer.append({ stream: 's', expected, events: ids.map((id) => proposed(id)) });
  const readable = () => {
    const view = { log, visible: () => log.replicated };
    return [...readAll(view, { from: 'start', forwards: true, filter: null })].map(({ id }) => id).join(' ');
  };
  return { log, writer, append, readable, close: () => closing.abort() };
}

const sized = (bytes: number) => ({ ...proposed('x', 'T'), data: new Uint8Array(bytes) });

describe('the writer', () => {
  it('answers an exact append again as it did, however much came after it', async () => {
    const acts = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(acts, async (sizes) => {
        const { log, append } = begin();
        const done = [];
        let end = -1n;
        for (const [number, size] of sizes.entries()) {
          const ids = Array.from({ length: size }, (_, index) => `${number}-${index}`);
          const expected = end < 0n ? 'no-stream' : end;
          const outcome = await append(expected, ...ids);
          expect(outcome).toMatchObject({ kind: 'success', revision: end + BigInt(size) });
          end += BigInt(size);
          done.push({ expected, ids, outcome } as const);
        }
        const { written } = log;
        for (const { expected, ids, outcome } of done) expect(await append(expected, ...ids)).toEqual(outcome);
        expect(log.written).toBe(written);
      }),
    );
  });

  it('holds what is not replicated, and lets it out in order', async () => {
    const { writer, append, readable } = begin({ commitTimeoutMs: 3_600_000 });
    await append('no-stream', 'a');
    writer.hold();
    const waiting = Promise.all([append(0n, 'b'), append(1n, 'c')]);
    expect(readable()).toBe('a');
    writer.release();
    expect(await waiting).toMatchObject([{ revision: 1n }, { revision: 2n }]);
    expect(readable()).toBe('a b c');
  });

  it('gives up a wait after its time, when a leader is deposed, and when it is closed', async () => {
    const late = begin();
    late.writer.hold();
    await expect(late.append('no-stream', 'a')).rejects.toThrow('timed out');

    const deposed = begin({ commitTimeoutMs: 3_600_000 });
    deposed.writer.hold();
    const lost = expect(deposed.append('no-stream', 'a')).rejects.toThrow('timed out');
    deposed.writer.startOver();
    await lost;
    expect(deposed.log.written).toBe(0);
    expect(await deposed.append('no-stream', 'b')).toMatchObject({ revision: 0n });

    const closed = begin({ commitTimeoutMs: 3_600_000 });
    closed.writer.hold();
    const ended = expect(closed.append('no-stream', 'a')).rejects.toThrow('timed out');
    closed.close();
    await ended;
  });

  it('counts data alone as the older server does, or everything', async () => {
    const events = [sized(500), sized(500)];
    const old = begin({ countsDataOnly: true }).writer;
    await expect(old.append({ stream: 's', expected: 'any', events })).resolves.toMatchObject({ revision: 1n });
    const { writer } = begin();
    await expect(writer.append({ stream: 's', expected: 'any', events })).rejects.toThrow('Append Size of 1000');
    const large = [sized(600)];
    await expect(writer.append({ stream: 's', expected: 'any', events: large })).rejects.toThrow('Event Size of 600');
  });

  it('deletes only what is as far as expected', async () => {
    const { writer, append } = begin();
    await append('no-stream', 'a', 'b');
    await expect(writer.delete('s', 0n)).rejects.toThrow('WrongExpectedVersion');
    await expect(writer.tombstone('s', 'no-stream')).rejects.toThrow('WrongExpectedVersion');
    await writer.delete('s', 1n);
    await writer.tombstone('s', 'any');
    await expect(writer.delete('s', 'any')).rejects.toThrow('is deleted');
  });
});
