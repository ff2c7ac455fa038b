import { describe, expect, it } from 'vitest';
import { crayonOf } from './crayon-catalogue.ts';
import { bytesOf, CRAYON_IDS, DRAWING_LIMITS, Drawing, PAPER, pathOf } from './drawing-contract.ts';
import { drawingSvg } from './drawing-svg.ts';

const line = (points: unknown, more: object = {}) => ({ kind: 'line', crayon: 'red', points, ...more });
const stamp = (more: object = {}) => ({
  kind: 'stamp',
  sticker: 'warm-heart',
  x: 500,
  y: 400,
  size: 160,
  turn: -10,
  ...more,
});
/** Where a drawing is refused, as the API names it. */
const wrongIn = (...marks: unknown[]) =>
  Drawing.safeParse({ marks }).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('a drawing', () => {
  it('is lines and stamps, and stays as it is', () => {
    const drawing = { marks: [line([0, 0, PAPER.width, PAPER.height]), line([5, 5]), stamp()] };
    expect(Drawing.parse(drawing)).toEqual(drawing);
  });

  it.each([
    ['a point beside the paper', line([0, 0, PAPER.width + 1, 0]), 'marks.0.points.2'],
    ['a point below it', line([0, 0, 10, PAPER.height + 1]), 'marks.0.points.3'],
    ['a point above it', line([0, -1]), 'marks.0.points.1'],
    ['half a point', line([0, 0, 10]), 'marks.0.points'],
    ['no point', line([]), 'marks.0.points'],
    ['a part of a unit', line([0.5, 0]), 'marks.0.points.0'],
    ['what is no number', line(['1', 0]), 'marks.0.points.0'],
    ['more points than a line has', line(Array(DRAWING_LIMITS.points * 2 + 2).fill(1)), 'marks.0.points'],
    ['a seventh crayon', line([0, 0], { crayon: 'url(#x)' }), 'marks.0.crayon'],
    ['a field that no line has', line([0, 0], { onload: 'alert(1)' }), 'marks.0'],
    ['a field that no stamp has', stamp({ href: 'https://example.org' }), 'marks.0'],
    ['a sticker that is no id', stamp({ sticker: '"><script>' }), 'marks.0.sticker'],
    ['a stamp beside the paper', stamp({ x: PAPER.width + 1 }), 'marks.0.x'],
    ['a stamp that covers everything', stamp({ size: 5_000 }), 'marks.0.size'],
    ['a stamp turned twice', stamp({ turn: 720 }), 'marks.0.turn'],
    ['another kind of mark', { kind: 'image', href: '' }, 'marks.0.kind'],
  ])('is refused with %s, by the name of the field', (_, mark, where) => {
    expect(wrongIn(mark)).toEqual([where]);
  });

  it('is refused without a mark, with too many, and with fields of its own', () => {
    expect(wrongIn()).toEqual(['marks']);
    expect(wrongIn(...Array(DRAWING_LIMITS.marks + 1).fill(line([1, 1])))).toEqual(['marks']);
    expect(Drawing.safeParse({ marks: [stamp()], title: 'x' }).success).toBe(false);
  });

  it('takes 20 kB and not a byte more', () => {
    const marksOf = (last: number) => [
      ...Array(4).fill(line(Array(1_000).fill(100))),
      line([...Array(last).fill(100)]),
    ];
    const most = { marks: marksOf(900) };
    const spare = DRAWING_LIMITS.bytes - bytesOf(Drawing.parse(most));
    expect(spare).toBeGreaterThan(0);
    const [issue] = Drawing.safeParse({ marks: marksOf(900 + 2 * Math.ceil(spare / 8) + 2) }).error?.issues ?? [];
    expect(issue).toMatchObject({ path: [], params: { code: 'journal.drawing-too-large' } });
  });
});

it('draws a line along its points, and a dot at one', () => {
  expect(pathOf([1, 2, 30, 40, 5, 6])).toBe('M1 2L30 40L5 6');
  expect(pathOf([1, 2])).toBe('M1 2h0');
});

it('knows the color of each crayon', () => {
  expect(CRAYON_IDS.map((id) => crayonOf(id).id)).toEqual([...CRAYON_IDS]);
});

it('is a picture of paths and names in a page that loads nothing', () => {
  const svg = drawingSvg(Drawing.parse({ marks: [line([1, 2, 3, 4]), stamp()] }));
  expect(svg).toContain('<path d="M1 2L3 4" stroke="#E4483F"/>');
  expect(svg).toContain('<g transform="translate(500 400) rotate(-10)">');
  expect(svg).toContain('>warm heart</text>');
  expect(svg).not.toMatch(/href|url\(|style=|NaN|undefined/);
});
