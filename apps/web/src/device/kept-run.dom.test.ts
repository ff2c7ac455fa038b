import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { forgetDrafts } from './drafts.ts';
import { GO_ON_WITHIN_MS, openRuns, type RunKind } from './kept-run.ts';

const NOW = Date.UTC(2026, 2, 3, 15);
const HOPS: RunKind<{ hops: number }> = { name: 'hops', schema: z.object({ hops: z.int().max(9) }) };
const opened = (at = NOW, userId = 'maya', storage: Storage = sessionStorage) => openRuns(HOPS, storage, userId, at);

describe('a run that goes on', () => {
  it('is found again by a page that is loaded anew, with its key', () => {
    const before = opened();
    before.note({ hops: 3 }, NOW);
    before.note({ hops: 4 }, NOW + 1_000);
    const after = opened(NOW + 5_000);
    expect(after.kept).toEqual({ hops: 4 });
    expect(after.key()).toBe(before.key());
  });

  it('is gone once it is over, and the next one has a key of its own', () => {
    const runs = opened();
    runs.note({ hops: 3 }, NOW);
    const key = runs.key();
    runs.note(null, NOW);
    expect(opened().kept).toBe(null);
    runs.note({ hops: 1 }, NOW);
    expect(runs.key()).not.toBe(key);
    expect(opened().key()).toBe(runs.key());
  });

  it.each([
    [GO_ON_WITHIN_MS, { hops: 3 }],
    [GO_ON_WITHIN_MS + 1, null],
    // A clock that was set back says nothing of how long it was.
    [-GO_ON_WITHIN_MS - 1, null],
  ])('after %i ms it is %j', (later, kept) => {
    opened().note({ hops: 3 }, NOW);
    expect(opened(NOW + later).kept).toEqual(kept);
  });

  it("is forgotten when it was left too long, another child's run too", () => {
    opened().note({ hops: 3 }, NOW);
    expect(opened(NOW, 'noah').kept).toBe(null);
    expect(opened().kept).toBe(null);
    expect(sessionStorage).toHaveLength(0);
  });

  it('goes with everything of the tab at logout', () => {
    opened().note({ hops: 3 }, NOW);
    forgetDrafts(sessionStorage);
    expect(opened().kept).toBe(null);
  });

  it.each(['no json', '{}', '{"key":"k","at":1772550000000,"state":{"hops":10}}'])('is not read from %s', (text) => {
    sessionStorage.setItem('wonderlings.draft.run.hops.maya', text);
    expect(opened().kept).toBe(null);
  });

  it('costs nothing where storage breaks', () => {
    const broken = new Proxy(sessionStorage, {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    const runs = opened(NOW, 'maya', broken);
    expect(() => runs.note({ hops: 3 }, NOW)).not.toThrow();
    expect(runs.kept).toBe(null);
  });
});
