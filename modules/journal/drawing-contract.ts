import { withCode } from '@wonderlings/kernel/contract';
import { z } from 'zod';

/** The paper in its own units, whatever its size on a screen; a crayon's tip is as wide as {@link CRAYON_WIDTH} of them. */
export const PAPER = { width: 1_000, height: 800 } as const;
export const CRAYON_WIDTH = 26;
export const CRAYON_IDS = ['red', 'yellow', 'green', 'blue', 'pink', 'brown'] as const;
export type CrayonId = (typeof CRAYON_IDS)[number];

/** `points`: of one line; `bytes`: of the whole drawing as JSON. */
export const DRAWING_LIMITS = { marks: 200, points: 1_000, bytes: 20_000 } as const;
/** Width and height of a stamp, and how far it is turned, in degrees. */
export const STAMP_SIZE = { min: 80, max: 400 } as const;
export const STAMP_TURN = { min: -180, max: 180 } as const;

const X = z.int().min(0).max(PAPER.width);
const Y = z.int().min(0).max(PAPER.height);

/** x, y, x, y, …: a third shorter than pairs. */
const Points = z
  .array(X)
  .min(2)
  .max(DRAWING_LIMITS.points * 2)
  .superRefine((points, { addIssue }) => {
    if (points.length % 2 === 1) addIssue({ code: 'custom', message: 'A point is missing its second number.' });
    const low = points.findIndex((at, index) => index % 2 === 1 && at > PAPER.height);
    if (low !== -1) addIssue({ code: 'custom', message: `This should be at most ${PAPER.height}.`, path: [low] });
  });

/** One stroke of a crayon. A single point is a dot. */
const Line = z.strictObject({ kind: z.literal('line'), crayon: z.enum(CRAYON_IDS), points: Points });
/** A sticker of the child's, by its middle. Which ones there are is the stickers' to know: an unknown one is drawn as paper. */
const Stamp = z.strictObject({
  kind: z.literal('stamp'),
  sticker: z
    .string()
    .max(40)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  x: X,
  y: Y,
  size: z.int().min(STAMP_SIZE.min).max(STAMP_SIZE.max),
  turn: z.int().min(STAMP_TURN.min).max(STAMP_TURN.max),
});
const Mark = z.discriminatedUnion('kind', [Line, Stamp]);
export type Line = z.infer<typeof Line>;
export type Stamp = z.infer<typeof Stamp>;
export type Mark = z.infer<typeof Mark>;

/** So many at most, and none while nothing is drawn yet. */
export const DrawingMarks = z.array(Mark).max(DRAWING_LIMITS.marks).readonly();

/** How much a drawing takes of {@link DRAWING_LIMITS}.bytes; all of it is ASCII. */
export const bytesOf = (drawing: { readonly marks: readonly Mark[] }): number => JSON.stringify(drawing).length;

/** What a child drew: lines and stamps, later ones over earlier ones. Nothing but numbers and ids of ours is in it. */
export const Drawing = z
  .strictObject({ marks: z.array(Mark).min(1).max(DRAWING_LIMITS.marks) })
  .refine((drawing) => bytesOf(drawing) <= DRAWING_LIMITS.bytes, {
    message: 'This drawing is too full. Please use fewer lines.',
    params: withCode('journal.drawing-too-large'),
  });
export type Drawing = z.infer<typeof Drawing>;

/** The `d` of the path along a line's points. */
export function pathOf(points: readonly number[]): string {
  const [x = 0, y = 0] = points;
  // A line of no length with round ends is a dot.
  if (points.length === 2) return `M${x} ${y}h0`;
  return points.reduce((d, at, index) => `${d}${index % 2 === 1 ? ' ' : index === 0 ? 'M' : 'L'}${at}`, '');
}
