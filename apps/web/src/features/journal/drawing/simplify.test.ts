import { bytesOf, DRAWING_LIMITS, Drawing, type Mark, PAPER } from '@wonderlings/journal/drawing-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitting, lineOf, simplified } from './simplify.ts';

const pairs = (points: readonly number[]) =>
  Array.from({ length: points.length / 2 }, (_, at) => [points[at * 2] ?? 0, points[at * 2 + 1] ?? 0] as const);
type Pair = ReturnType<typeof pairs>[number];

function distance([x, y]: Pair, [[fromX, fromY], [toX, toY]]: readonly [Pair, Pair]): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / length));
  return Math.hypot(x - fromX - along * dx, y - fromY - along * dy);
}

const coordinate = fc.integer({ min: -50, max: 1_100 });
const raw = fc.array(fc.tuple(coordinate, coordinate), { minLength: 1, maxLength: 120 }).map((all) => all.flat());
/** A child that fills its paper, back and forth. */
const scribble = (turns: number) =>
  Array.from({ length: turns }, (_, at) => [at % 2 === 0 ? 20 : 980, 10 + ((at * 7.3) % 780)]).flat();

describe('a simpler line', () => {
  it('keeps its ends, and leaves out nothing that is farther from it than the tolerance', () => {
    fc.assert(
      fc.property(raw, fc.integer({ min: 0, max: 30 }), (points, tolerance) => {
        const line = pairs(simplified(points, tolerance));
        const all = pairs(points);
        expect([line[0], line.at(-1)]).toEqual([all[0], all.at(-1)]);
        let next = 0;
        for (const point of all) {
          if (point[0] === line[next]?.[0] && point[1] === line[next]?.[1]) next += 1;
          const pieces = line.slice(1).map((to, at) => [line[at] ?? to, to] as const);
          const near = pieces.length === 0 ? 0 : Math.min(...pieces.map((piece) => distance(point, piece)));
          expect(near).toBeLessThanOrEqual(tolerance + 1e-9);
        }
      }),
    );
  });

  it('needs a few points for what was drawn straight, and keeps a corner', () => {
    const ruler = Array.from({ length: 200 }, (_, at) => [at, 100]).flat();
    expect(simplified(ruler, 1)).toEqual([0, 100, 199, 100]);
    expect(simplified([...ruler, 199, 300], 1)).toEqual([0, 100, 199, 100, 199, 300]);
  });

  it('is taken by the contract, whatever the pointer did', () => {
    fc.assert(
      fc.property(raw, (points) => {
        const marks = [{ kind: 'line', crayon: 'red', points: lineOf(points, 1) }];
        expect(Drawing.safeParse({ marks }).error).toBeUndefined();
      }),
    );
    const endless = lineOf(scribble(5_000), 1);
    expect(endless.length).toBeLessThanOrEqual(DRAWING_LIMITS.points * 2);
  });

  it('is a dot where nothing moved', () => {
    expect(lineOf([PAPER.width + 9, 10.4, PAPER.width + 9, 10.2], 1)).toEqual([PAPER.width, 10]);
  });
});

describe('a page', () => {
  const wave = (at: number): Mark => ({
    kind: 'line',
    crayon: 'blue',
    points: lineOf(
      Array.from({ length: 300 }, (_, x) => [x * 3, 100 + at + 40 * Math.sin(x / 4) + (x % 3)]).flat(),
      0.5,
    ),
  });

  it('takes marks until it is full, coarser ones rather than none, and never more than the contract does', () => {
    let marks: readonly Mark[] = [];
    const sizes: number[] = [];
    for (let at = 0; at < 60; at += 1) {
      const next = fitting([...marks, wave(at * 8)]);
      if (!next) break;
      marks = next;
      sizes.push(bytesOf({ marks }));
      expect(Drawing.safeParse({ marks }).success).toBe(true);
    }
    expect(Math.max(...sizes)).toBeLessThanOrEqual(DRAWING_LIMITS.bytes);
    // It became coarser on the way, and was full in the end.
    expect(sizes.some((size, at) => size < (sizes[at - 1] ?? 0))).toBe(true);
    expect(fitting([...marks, ...Array(60).fill(wave(0))])).toBeNull();
  });

  it('takes so many marks and no more', () => {
    const dot: Mark = { kind: 'line', crayon: 'red', points: [1, 1] };
    expect(fitting(Array(DRAWING_LIMITS.marks).fill(dot))).toHaveLength(DRAWING_LIMITS.marks);
    expect(fitting(Array(DRAWING_LIMITS.marks + 1).fill(dot))).toBeNull();
  });
});
