import type { StoredEvent } from '@wonderlings/kernel';
import { describe, expect, it, vi } from 'vitest';
import { eraseChild, id, poke, registry, TestJournal } from '../testing.ts';
import { LogChanged, LogCheck } from './log-check.ts';

const CHILDREN = Array.from({ length: 30 }, (_, index) => `child ${index}`);
const MOST = 4;

/** Every child says hello, then every child once more: by then those that came first have been forgotten. */
async function longLog() {
  const journal = new TestJournal();
  for (const round of ['nose', 'ear', 'toe']) {
    for (const child of CHILDREN) await journal.record(child, poke(round));
  }
  const readStream = vi.fn(journal.store.readStream);
  const store = { ...journal.store, readStream };
  const { keys } = journal;
  return { journal, readStream, check: new LogCheck({ store, keys, registry, streams: MOST }) };
}
type LongLog = Awaited<ReturnType<typeof longLog>>;

async function see(
  { journal, check }: LongLog,
  changed: (events: StoredEvent[]) => readonly StoredEvent[] = (all) => all,
) {
  const events = changed(await journal.store.readAll({ after: null, limit: 10_000 }));
  for (let from = 0; from < events.length; from += 10) {
    await check.see(events.slice(from, from + 10));
    expect(check.remembered).toBeLessThanOrEqual(MOST);
  }
}

describe('the check of a log with more streams than it keeps in mind', () => {
  it('asks the store for what it has forgotten, and finds nothing in a log that is sound', async () => {
    const log = await longLog();
    await see(log);
    expect(log.readStream).toHaveBeenCalledTimes(2 * CHILDREN.length);
    expect(log.check.anchor?.position).toBe(String(3 * CHILDREN.length));
  });

  const at = (position: number) => position - 1;
  it.each<[string, (events: StoredEvent[]) => StoredEvent[], string]>([
    [
      'has another hash before it',
      (all) => all.with(at(62), { ...all[at(62)], previousHash: 'f'.repeat(64) } as StoredEvent),
      '62',
    ],
    ['came twice', (all) => [...all, { ...all[at(33)], position: '91' } as StoredEvent], '91'],
    ['was the first, and came twice', (all) => [...all, { ...all[at(3)], position: '91' } as StoredEvent], '91'],
  ])('names the event that %s', async (_, change, position) => {
    const log = await longLog();
    const seen = see(log, change);
    await expect(seen).rejects.toThrow(LogChanged);
    await expect(seen).rejects.toMatchObject({ link: { position, breaks: 'chain' } });
  });

  it('names the event before which one was taken out, or that came before its time', async () => {
    const log = await longLog();
    const { store } = log.journal;
    // As the store has it now: the second event of the third child is gone.
    log.readStream.mockImplementation(async (stream, options = {}) =>
      (await store.readStream(stream))
        .filter(({ revision, position }) => revision >= (options.from ?? 0) && position !== '33')
        .slice(0, options.limit),
    );
    await expect(see(log, (all) => all.toSpliced(at(33), 1))).rejects.toMatchObject({ link: { position: '63' } });
    const early = await longLog();
    const moved = see(early, (all) => [...all.slice(1, 40), ...all.slice(0, 1), ...all.slice(40)]);
    await expect(moved).rejects.toMatchObject({ link: { position: '31', revision: 1 } });
  });

  it('names the event that stands before the one that it follows, in the log as in its stream', async () => {
    const log = await longLog();
    const places: Record<string, string> = { '31': '61', '61': '31' };
    const exchanged = (event: StoredEvent) => ({ ...event, position: places[event.position] ?? event.position });
    const { store } = log.journal;
    log.readStream.mockImplementation(async (stream, options) =>
      (await store.readStream(stream, options)).map(exchanged),
    );
    const seen = see(log, (all) => all.map(exchanged).sort((a, b) => Number(a.position) - Number(b.position)));
    await expect(seen).rejects.toMatchObject({ link: { position: '31', revision: 2 } });
  });

  it('tells erased children from those whose key was taken, of which it names a hundred', async () => {
    const journal = new TestJournal();
    const lost = Array.from({ length: 120 }, (_, index) => `lost ${index}`);
    for (const child of [...CHILDREN, ...lost]) await journal.record(child, poke());
    for (const child of CHILDREN) await journal.record(child, poke(), eraseChild());
    for (const child of [...CHILDREN, ...lost]) journal.shred(child);
    const { store, keys } = journal;
    const check = new LogCheck({ store, keys, registry, streams: MOST });
    await see({ journal, check, readStream: vi.fn() });
    expect(check.unsealable).toBe(2 * CHILDREN.length + lost.length);
    expect(check.lostKeys).toEqual(lost.slice(0, 100).map((child) => `child-${id(child)}`));
    expect(check.hasMoreLostKeys).toBe(true);
  });
});
