import { describe, expect, it } from 'vitest';
import { InvalidPosition, readAll, readStream } from './reading.ts';
import { LAST_REVISION, StoredLog } from './stored-log.ts';
import { proposed } from './testing-events.ts';

function filled() {
  const log = new StoredLog({ gaps: true, firstPosition: 40n, now: () => 1_000 });
  for (const [stream, id] of ['a1', 'b2', 'a3', 'c4', 'a5'].map((each) => [...each])) {
    log.write(stream ?? '', [proposed(id ?? '')]);
  }
  log.replicate();
  return { log, view: { log, visible: () => log.replicated } };
}

const all = { from: 'start', forwards: true, filter: null } as const;
const ids = (records: Iterable<{ readonly id: string }>) => [...records].map(({ id }) => id).join('');

describe('reading $all', () => {
  it('cuts the log in two at any position: what is before it backwards, the rest forwards', () => {
    const { log, view } = filled();
    for (const from of ['start', ...[0, 1, 2, 3, 4].map((index) => log.at(index)?.position ?? 0n), 'end'] as const) {
      const after = [...readAll(view, { ...all, from })];
      const before = [...readAll(view, { ...all, from, forwards: false })].reverse();
      expect(ids([...before, ...after])).toBe('12345');
      if (typeof from === 'bigint') expect(after[0]?.position).toBe(from);
    }
  });

  it('has nothing beyond the end, and an error for a position that no record has', () => {
    const { log, view } = filled();
    const end = log.endFor(log.replicated);
    expect(ids(readAll(view, { ...all, from: end }))).toBe('');
    expect(ids(readAll(view, { ...all, from: end + 1_000n }))).toBe('');
    expect(() => ids(readAll(view, { ...all, from: end - 1n }))).toThrow(InvalidPosition);
    expect(() => ids(readAll(view, { ...all, from: 1n, forwards: false }))).toThrow(InvalidPosition);
  });

  it('filters by prefix and by regular expression', () => {
    const { view } = filled();
    const filter = { by: 'stream', prefixes: ['a', 'c'], regex: null, checkpointEvery: 1 } as const;
    expect(ids(readAll(view, { ...all, filter }))).toBe('1345');
    expect(ids(readAll(view, { ...all, filter: { ...filter, regex: /^b/ } }))).toBe('2');
    expect(ids(readAll(view, { ...all, filter: { ...filter, by: 'type' } }))).toBe('');
  });

  it('ends where the node’s prefix ends, and begins behind what was scavenged', () => {
    const { log } = filled();
    expect(ids(readAll({ log, visible: () => 3 }, all))).toBe('123');
    log.scavenge('a');
    expect(ids(readAll({ log, visible: () => 5 }, all))).toBe('245');
  });
});

describe('reading a stream', () => {
  const read = { stream: 'a', from: 'start', forwards: true, nowMs: 1_000 } as const;
  const found = (result: ReturnType<typeof readStream>) =>
    result.kind === 'found' ? ids(result.records) : result.kind;
  const described = (metadata: string) => {
    const { log, view } = filled();
    log.write('$$a', [{ ...proposed('m'), data: Buffer.from(metadata) }]);
    log.replicate();
    return view;
  };

  it('is inclusive in both directions', () => {
    const { view } = filled();
    expect(found(readStream(view, { ...read, from: 1n }))).toBe('35');
    expect(found(readStream(view, { ...read, from: 1n, forwards: false }))).toBe('31');
    expect(found(readStream(view, { ...read, from: 'end', forwards: false }))).toBe('531');
    expect(found(readStream(view, { ...read, from: 'end' }))).toBe('');
    expect(found(readStream(view, { ...read, from: 9n }))).toBe('');
    expect(found(readStream(view, { ...read, stream: 'z' }))).toBe('not-found');
  });

  it('hides what count, age and truncation say', () => {
    expect(found(readStream(described('{"$maxCount":2}'), read))).toBe('35');
    expect(found(readStream(described('{"$tb":1}'), read))).toBe('35');
    expect(found(readStream(described('{"$maxAge":1}'), { ...read, nowMs: 1_999 }))).toBe('135');
    expect(found(readStream(described('{"$maxAge":1}'), { ...read, nowMs: 2_000 }))).toBe('');
    expect(found(readStream(described(`{"$tb":${LAST_REVISION}}`), read))).toBe('not-found');
  });
});
