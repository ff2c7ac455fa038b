type Box = readonly [left: number, top: number, right: number, bottom: number];
type Place = readonly [x: number, y: number];
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const NOTHING: Box = [
  Number.POSITIVE_INFINITY,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
];
const SAME: Matrix = [1, 0, 0, 1, 0, 0];

/**
 * What a picture's outlines reach to, in units of its view box, without the width of lines. What is clipped, and what has no
 * line, does not count.
 */
export function boundsOf(markup: string): Box {
  const root = new DOMParser().parseFromString(markup, 'text/html').querySelector('svg');
  return root ? boxOf(root, SAME) : NOTHING;
}

function boxOf(element: Element, around: Matrix): Box {
  if (element.tagName === 'clipPath' || element.hasAttribute('clip-path')) return NOTHING;
  const matrix = product(around, matrixOf(element.getAttribute('transform') ?? ''));
  const d = element.tagName === 'path' && element.hasAttribute('stroke') ? (element.getAttribute('d') ?? '') : '';
  const own = placesOf(d).map(([x, y]): Box => {
    const [a, b, c, e, f, g] = matrix;
    const at: Place = [a * x + c * y + f, b * x + e * y + g];
    return [...at, ...at];
  });
  return [...own, ...[...element.children].map((child) => boxOf(child, matrix))].reduce(union, NOTHING);
}

const union = (one: Box, other: Box): Box => [
  Math.min(one[0], other[0]),
  Math.min(one[1], other[1]),
  Math.max(one[2], other[2]),
  Math.max(one[3], other[3]),
];

const product = ([a, b, c, d, e, f]: Matrix, [p, q, r, s, t, u]: Matrix): Matrix => [
  a * p + c * q,
  b * p + d * q,
  a * r + c * s,
  b * r + d * s,
  a * t + c * u + e,
  b * t + d * u + f,
];

const matrixOf = (transform: string): Matrix =>
  [...transform.matchAll(/(\w+)\(([^)]*)\)/g)].reduce(
    (matrix, [, kind = '', list = '']) => product(matrix, step(kind, list.split(/[\s,]+/).map(Number))),
    SAME,
  );

function step(kind: string, [x = 0, y, z = 0]: readonly number[]): Matrix {
  if (kind === 'translate') return [1, 0, 0, 1, x, y ?? 0];
  if (kind === 'scale') return [x, 0, 0, y ?? x, 0, 0];
  if (kind !== 'rotate') throw new RangeError(`No way to measure ${kind}()`);
  const [cos, sin] = [Math.cos((x * Math.PI) / 180), Math.sin((x * Math.PI) / 180)];
  const turn: Matrix = [cos, sin, -sin, cos, 0, 0];
  return product(product([1, 0, 0, 1, y ?? 0, z], turn), [1, 0, 0, 1, -(y ?? 0), -z]);
}

/** How many numbers a command takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7 };
const STEPS = [0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];

/** Places along a path; of an arc its ends, and its middle where it is a half circle. */
function placesOf(d: string): readonly Place[] {
  const places: Place[] = [];
  let at: Place = [0, 0];
  let start: Place = at;
  for (const [, command = '', list = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = command.toUpperCase();
    if (kind === 'Z') at = start;
    for (const part of partsOf(kind, list)) {
      const way = [...(kind === 'M' ? [] : [at]), ...stops(kind, part, command === kind ? [0, 0] : at, at)];
      places.push(...STEPS.map((t) => along(way, t)), ...(kind === 'A' ? bulge(way, part) : []));
      at = way.at(-1) ?? at;
      if (kind === 'M') start = at;
    }
  }
  return places;
}

function partsOf(kind: string, list: string): readonly (readonly number[])[] {
  const size = TAKES[kind];
  if (kind === 'Z') return [];
  if (!size) throw new RangeError(`No way to measure ${kind}`);
  const numbers = [...list.matchAll(/-?\d*\.?\d+/g)].map(([number]) => Number(number));
  return Array.from({ length: numbers.length / size }, (_, i) => numbers.slice(i * size, (i + 1) * size));
}

/** The control points and the end of a step, from `base` on. */
function stops(kind: string, part: readonly number[], [bx, by]: Place, [x, y]: Place): readonly Place[] {
  const [first = 0] = part;
  if (kind === 'H') return [[bx + first, y]];
  if (kind === 'V') return [[x, by + first]];
  const ends = kind === 'A' ? part.slice(5) : part;
  return Array.from({ length: ends.length / 2 }, (_, i) => [bx + (ends[i * 2] ?? 0), by + (ends[i * 2 + 1] ?? 0)]);
}

/** De Casteljau: a line, or a curve of any degree. */
function along(way: readonly Place[], t: number): Place {
  const [first = [0, 0], ...rest] = way;
  if (rest.length === 0) return first;
  const nearer = rest.map(([x, y], i): Place => {
    const [fromX, fromY] = way[i] ?? first;
    return [fromX + (x - fromX) * t, fromY + (y - fromY) * t];
  });
  return along(nearer, t);
}

function bulge([[x, y] = [0, 0], [u, v] = [0, 0]]: readonly Place[], [rx = 0, ry = 0, , , sweep]: readonly number[]) {
  const half = Math.hypot(u - x, v - y) / 2;
  if (half === 0 || Math.abs(half - rx) > 0.2) return [];
  const out = (ry / half / 2) * (sweep === 1 ? 1 : -1);
  const middle: Place = [(x + u) / 2 + (v - y) * out, (y + v) / 2 - (u - x) * out];
  return [middle];
}
