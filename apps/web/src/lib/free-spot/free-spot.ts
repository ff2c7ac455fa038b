export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export interface Spot {
  readonly left: number;
  readonly top: number;
}

/** The first of `spots` where a box of `size` covers no obstacle, else the one where it covers least. Pixels of the window. */
export function freeSpot(
  size: Pick<Box, 'width' | 'height'>,
  spots: readonly Spot[],
  obstacles: readonly Box[],
): Spot | undefined {
  const covered = (spot: Spot) => obstacles.reduce((sum, box) => sum + overlap({ ...spot, ...size }, box), 0);
  let best: Spot | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const area = covered(spot);
    if (area === 0) return spot;
    if (area < least) [best, least] = [spot, area];
  }
  return best;
}

/**
 * Like `freeSpot`, and where it covers least of the `words` too, if that is near: it is no use to flee far from every line
 * of a full page. Where there is no place near, it lies on no words on its way either. The first spot is where it belongs.
 */
export function clearSpot(
  size: Pick<Box, 'width' | 'height'>,
  spots: readonly Spot[],
  controls: readonly Box[],
  words: readonly Box[],
): Spot | undefined {
  const open = spots.filter((spot) => coversNothing({ ...spot, ...size }, controls));
  // A bar at the window's foot may lie over the very corner: it is as far from words as from where it can lie.
  const home = open.find(({ left }) => left === spots[0]?.left);
  const isNear = (spot: Spot) =>
    home !== undefined && spot.left === home.left && Math.abs(spot.top - home.top) <= NEAR_PX;
  return freeSpot(size, open.filter(isNear), words) ?? freeSpot(size, open, words) ?? freeSpot(size, spots, controls);
}

export function coversNothing(box: Box, obstacles: readonly Box[]): boolean {
  return obstacles.every((other) => overlap(box, other) === 0);
}

/** Spots down one edge of the window and then the other, from the bottom up, between `top` and `bottom`. */
export function spotsAtEdges(
  { width, height }: Pick<Box, 'width' | 'height'>,
  room: { readonly width: number; readonly top: number; readonly bottom: number; readonly margin: number },
  first: 'left' | 'right',
): readonly Spot[] {
  const left = room.margin;
  const right = room.width - width - room.margin;
  const edges = first === 'left' ? [left, right] : [right, left];
  const tops: number[] = [];
  for (let top = room.bottom - height - room.margin; top >= room.top + room.margin; top -= STEP_PX) tops.push(top);
  return edges.flatMap((edge) => tops.map((top) => ({ left: edge, top })));
}

/** Spots along the bottom of the window, from the right to the left. */
export function spotsAtBottom(
  { width, height }: Pick<Box, 'width' | 'height'>,
  room: { readonly width: number; readonly bottom: number; readonly margin: number },
): readonly Spot[] {
  const spots: Spot[] = [];
  const top = room.bottom - height - room.margin;
  for (let left = room.width - width - room.margin; left >= room.margin; left -= STEP_PX) spots.push({ left, top });
  return spots;
}

const STEP_PX = 16;
const NEAR_PX = 200;

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}
