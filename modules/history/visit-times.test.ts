import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startsOf, VISIT_GAP_MINUTES, type Visit, withMinute } from './visit-times.ts';

const minutes = fc.array(fc.integer({ min: 0, max: 1_439 }), { maxLength: 60 });
const visitsOf = (events: readonly number[]) => events.reduce<readonly Visit[]>(withMinute, []);

/** The rule read off the sorted list: a new visit begins after a gap. */
function byTheRule(events: readonly number[]): readonly Visit[] {
  const visits: [number, number][] = [];
  for (const minute of [...events].sort((a, b) => a - b)) {
    const now = visits.at(-1);
    if (now && minute - now[1] < VISIT_GAP_MINUTES) now[1] = minute;
    else visits.push([minute, minute]);
  }
  return visits;
}

describe('the visits of a day', () => {
  it('are what the rule says, in whatever order events come and however often', () => {
    fc.assert(
      fc.property(minutes, fc.func(fc.integer()), (events, shuffle) => {
        const order = [...events, ...events].sort((a, b) => shuffle(a) - shuffle(b));
        expect(visitsOf(order)).toEqual(byTheRule(events));
      }),
    );
  });

  it('are 48 at most', () => {
    const everyMinute = Array.from({ length: 48 }, (_, index) => index * VISIT_GAP_MINUTES);
    expect(visitsOf(everyMinute)).toHaveLength(48);
    expect(visitsOf([...everyMinute, 15])).toHaveLength(47);
  });

  it('join when an event between them comes late, and 30 minutes apart they do not', () => {
    expect(visitsOf([600, 640])).toEqual([
      [600, 600],
      [640, 640],
    ]);
    expect(visitsOf([600, 640, 620])).toEqual([[600, 640]]);
    expect(visitsOf([600, 630])).toHaveLength(2);
    expect(visitsOf([600, 629])).toHaveLength(1);
  });

  it('begin once, also when midnight comes in between', () => {
    expect(startsOf([[5, 40]], [[1_420, 1_430]])).toEqual([]);
    expect(
      startsOf(
        [
          [5, 10],
          [600, 600],
        ],
        [[1_420, 1_430]],
      ),
    ).toEqual([600]);
    expect(startsOf([[20, 20]], [[1_430, 1_430]])).toEqual([20]);
    expect(startsOf([[20, 20]], [])).toEqual([20]);
  });
});
