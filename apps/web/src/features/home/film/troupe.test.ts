import { describe, expect, it } from 'vitest';
import { skyAt } from './sky.ts';
import { AT_EASE } from './stance-track.ts';
import { FILM_SECONDS } from './timing.ts';
import { troupeAt } from './troupe.ts';

const NUMBERS = ['armL', 'armR', 'head', 'gaze', 'tilt', 'hop', 'squash', 'breath'] as const;
const times = Array.from({ length: FILM_SECONDS * 25 + 1 }, (_, i) => i / 25);

describe('the film', () => {
  it('ends at ease, all in place, as the poster shows them', () => {
    for (const { who, pose, mood, dx = 0, dy = 0, grown = 1, spin = 1 } of troupeAt(FILM_SECONDS)) {
      expect([who, ...[dx, dy, grown, spin].map((value) => Math.round(value * 1e6) / 1e6 + 0)]).toEqual([
        who,
        0,
        0,
        1,
        1,
      ]);
      expect([who, mood]).toEqual([who, who === 'zola' ? 'cheering' : 'happy']);
      if (who !== 'zola') expect(pose).toMatchObject(AT_EASE);
    }
  });

  it('never jumps: no arm turns by more than 60 degrees from one picture to the next', () => {
    for (const time of times.slice(1)) {
      const before = troupeAt(time - 1 / 25);
      troupeAt(time).forEach(({ who, pose }, i) => {
        const old = before[i]?.pose ?? pose;
        for (const arm of ['armL', 'armR'] as const) {
          const turned = Math.max(...pose[arm].map((angle, j) => Math.abs(angle - (old[arm][j] ?? angle))));
          expect([who, time, arm, turned < 60]).toEqual([who, time, arm, true]);
        }
      });
    }
  });

  it('keeps every measure a number, and every gaze within the 3.5 units of an eye', () => {
    for (const time of times) {
      for (const { pose } of troupeAt(time)) {
        expect(NUMBERS.flatMap((name) => pose[name]).every(Number.isFinite)).toBe(true);
        expect(Math.max(...pose.gaze.map(Math.abs))).toBeLessThanOrEqual(3.5);
      }
    }
  });

  it('has no cloud in its sky before Zola has puffed one, and three at its end', () => {
    expect([skyAt(5.8).clouds.length, skyAt(FILM_SECONDS).clouds.length]).toEqual([0, 3]);
    expect(skyAt(FILM_SECONDS).clouds.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
      [390, 190],
      [660, 120],
      [120, 150],
    ]);
  });
});
