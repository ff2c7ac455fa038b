import { describe, expect, it } from 'vitest';
import type { StoredEvent } from './event-store.port.ts';
import { MarkCheck } from './mark-check.ts';
import { checkStream } from './stream-check.ts';
import { at, entry, flipped, registry, rewritten, stream, TAMPERED_KEY } from './testing-tampering.ts';

const mark = ({ revision, hash }: StoredEvent) => ({ at: `mark ${revision}`, revision, hash });
async function check(events: readonly StoredEvent[], marked: readonly StoredEvent[]) {
  const marks = new MarkCheck(marked.map(mark));
  async function* pages() {
    yield events;
  }
  const onSound = (...seen: Parameters<MarkCheck['see']>) => marks.see(...seen);
  return marks.close(await checkStream({ pages, key: TAMPERED_KEY, registry, onSound }));
}

describe('the marks of a stream', () => {
  const all = stream();

  it('fit a stream that has gone on', async () => {
    expect(await check(all, [entry(all, 12), entry(all, 4)])).toEqual({ fitting: 2, faults: [] });
    expect(await check(all, [])).toEqual({ fitting: 0, faults: [] });
  });

  it('name an end that was cut off, with how many there were and are', async () => {
    const { faults } = await check(all.slice(0, 9), [entry(all, 4), entry(all, 12)]);
    const cut = { kind: 'cut-off', entry: 10, other: 12, at: 'mark 11', after: at(9), before: null };
    expect(faults).toEqual([cut]);
    expect((await check([], [entry(all, 12)])).faults).toMatchObject([
      { kind: 'cut-off', entry: 1, other: 12, after: null },
    ]);
  });

  it('name an end that was cut off after another change, and call nothing else missing', async () => {
    const changed = all.slice(0, 9).with(3, flipped(entry(all, 4), 20));
    expect((await check(changed, [entry(all, 12)])).faults).toMatchObject([{ kind: 'cut-off' }]);
    expect((await check(all.with(11, flipped(entry(all, 12), 20)), [entry(all, 12)])).faults).toEqual([]);
  });

  it('name an entry that was replaced by a holder of the keys', async () => {
    const other = rewritten(all).map((event) => event);
    const marked = { ...entry(other, 6), hash: 'f'.repeat(64) };
    expect((await check(all, [marked])).faults).toMatchObject([{ kind: 'replaced', entry: 6, at: 'mark 5' }]);
  });
});
