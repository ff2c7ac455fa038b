import { describe, expect, it } from 'vitest';
import { line } from './history.fixture.ts';
import { folded, historyDays, quietRange } from './history-days.ts';

const act = (localDate: string, revision: number, actId?: string) =>
  line({ localDate, revision, ...(actId ? { actId } : {}) });
const MOOD = '00000000-0000-4000-9000-0000000000aa';

describe('the days of a history', () => {
  it('come newest first, and what was done on one in the order it was done, with what followed from it', () => {
    const entries = [
      act('2026-11-21', 5),
      act('2026-11-21', 4, MOOD),
      act('2026-11-21', 3, MOOD),
      act('2026-11-21', 2, MOOD),
      act('2026-11-20', 1),
    ];
    const days = historyDays(entries, true);
    expect(days.map(({ localDate }) => localDate)).toEqual(['2026-11-21', '2026-11-20']);
    expect(days[0]?.acts.map(({ main, effects }) => [main.revision, effects.map(({ revision }) => revision)])).toEqual([
      [2, [3, 4]],
      [5, []],
    ]);
  });

  it('leave out the oldest one while it may be half there, but for one that is alone', () => {
    const entries = [act('2026-11-21', 3), act('2026-11-20', 2), act('2026-11-20', 1)];
    expect(historyDays(entries, false).map(({ localDate }) => localDate)).toEqual(['2026-11-21']);
    expect(historyDays(entries, true)).toHaveLength(2);
    expect(historyDays(entries.slice(1), false)).toHaveLength(1);
  });

  it('know the quiet days before them', () => {
    const [first, second] = historyDays([act('2026-11-18', 3), act('2026-11-13', 2), act('2026-11-12', 1)], true);
    expect([first?.quietBefore, second?.quietBefore]).toEqual([4, 0]);
    expect(first && quietRange(first)).toEqual(['2026-11-14', '2026-11-17']);
  });
});

describe('a day at a glance', () => {
  const acts = (...lines: ReturnType<typeof line>[]) => historyDays(lines.toReversed(), true)[0]?.acts ?? [];

  it('is five things, and says how many more lines there are', () => {
    const day = folded(acts(...Array.from({ length: 8 }, () => line())));
    expect([day.acts.length, day.more]).toEqual([5, 3]);
  });

  it('has three things that followed from each', () => {
    const day = folded(acts(...Array.from({ length: 6 }, () => line({ actId: MOOD }))));
    expect([day.acts[0]?.effects.length, day.more]).toEqual([3, 2]);
  });

  it('puts what is small behind, where there is something else', () => {
    const signedIn = () => line({ kind: 'account', type: 'SignedIn' });
    expect(folded(acts(signedIn(), line())).more).toBe(1);
    expect(folded(acts(signedIn(), signedIn())).more).toBe(0);
  });
});
