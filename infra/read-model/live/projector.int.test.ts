import type { EventStore } from '@wonderlings/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { id, poke, saveNote } from '../testing.ts';
import { type LiveTest, liveTest } from './testing.ts';

const WAIT_MS = 30_000;

describe('a projector', () => {
  let test: LiveTest;
  beforeEach(async () => {
    test = await liveTest();
  });
  afterEach(() => test.end());

  it('shows a row of every column type as the fold gave it', async () => {
    const projector = test.start();
    await projector.ready;
    const position = await test.journal.record(
      'Ada',
      saveNote('lake', 'We swam!\t\\ "quoted" 🦊', { b: [1, 'two'], a: null }),
    );
    expect(await projector.waitUntilReached(position, WAIT_MS)).toBe(true);
    expect(await test.database.sql`select * from read.notes`).toEqual([
      {
        id: id('lake'),
        user_id: id('Ada'),
        text: 'We swam!\t\\ "quoted" 🦊',
        tags: ['a', 'We '],
        extra: { b: [1, 'two'], a: null },
        saved_at: '2026-01-01T00:00:01.000Z',
        saved_on: '2026-01-01',
        saves: 1,
        length: 22 / 3,
        is_long: true,
      },
    ]);
  });

  it('says that it has not come that far when the time is up, and no sooner', async () => {
    const projector = test.start();
    await projector.ready;
    const reached = await test.journal.record('Ada', poke());
    expect(await projector.waitUntilReached(reached, WAIT_MS)).toBe(true);
    const started = performance.now();
    expect(await projector.waitUntilReached('99', 200)).toBe(false);
    expect(performance.now() - started).toBeGreaterThan(190);
    expect(performance.now() - started).toBeLessThan(WAIT_MS);
  });

  it('ends every wait when it stops', async () => {
    const projector = test.start();
    await projector.ready;
    const waiting = projector.waitUntilReached('99', 60_000);
    await projector.stop();
    expect(await waiting).toBe(false);
  });

  it('tells the kind of fault that keeps it from moving, without its words, and forgets it when it moves', async () => {
    let isBroken = false;
    const { store, keys } = test.journal;
    const breaking: EventStore = {
      ...store,
      async *subscribe(options) {
        for await (const batch of store.subscribe(options)) {
          if (isBroken) throw Object.assign(new RangeError('I cried'), { code: 'BROKEN' });
          yield batch;
        }
      },
    };
    const projector = test.start({ store: breaking, keys });
    await projector.ready;
    isBroken = true;
    const position = await test.journal.record('Ada', poke());
    expect(await projector.waitUntilReached(position, 300)).toBe(false);
    expect((await projector.status()).fault).toBe('RangeError BROKEN');
    isBroken = false;
    expect(await projector.waitUntilReached(position, WAIT_MS)).toBe(true);
    expect((await projector.status()).fault).toBeUndefined();
  });
});
