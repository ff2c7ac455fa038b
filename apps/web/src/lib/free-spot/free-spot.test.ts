import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, clearSpot, freeSpot, type Spot, spotsAtEdges } from './free-spot.ts';

const size = { width: 50, height: 50 };
const button: Box = { left: 0, top: 700, width: 100, height: 60 };

describe('a free spot', () => {
  it('is the first that covers no control', () => {
    const spots = [
      { left: 10, top: 700 },
      { left: 10, top: 640 },
      { left: 10, top: 580 },
    ];
    expect(freeSpot(size, spots, [button])).toEqual({ left: 10, top: 640 });
  });

  it('only touches an edge and covers nothing', () => {
    expect(freeSpot(size, [{ left: 0, top: 650 }], [button])).toEqual({ left: 0, top: 650 });
  });

  it('covers least when all is full', () => {
    const full: Box = { left: 0, top: 0, width: 400, height: 640 };
    expect(
      freeSpot(
        size,
        [
          { left: 0, top: 0 },
          { left: 0, top: 620 },
        ],
        [full],
      ),
    ).toEqual({ left: 0, top: 620 });
  });

  it('is nowhere without spots', () => expect(freeSpot(size, [], [])).toBeUndefined());

  it('never covers anything while one of the spots is free', () => {
    const place = fc.record({ left: fc.integer({ min: 0, max: 400 }), top: fc.integer({ min: 0, max: 800 }) });
    const box = fc.tuple(place, fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 200 }));
    const boxes = fc.array(box.map(([at, width, height]) => ({ ...at, width, height })));
    const apart = (spot: Spot, other: Box) =>
      spot.left + 50 <= other.left ||
      other.left + other.width <= spot.left ||
      spot.top + 50 <= other.top ||
      other.top + other.height <= spot.top;
    fc.assert(
      fc.property(fc.array(place, { minLength: 1 }), boxes, (spots, obstacles) => {
        const isFree = (spot: Spot) => obstacles.every((other) => apart(spot, other));
        const found = freeSpot(size, spots, obstacles);
        expect(found !== undefined && isFree(found)).toBe(spots.some(isFree));
      }),
    );
  });
});

describe('a clear spot', () => {
  const spots = [700, 640, 580, 300].map((top) => ({ left: 10, top }));
  const line = (top: number): Box => ({ left: 0, top, width: 300, height: 24 });

  it('covers no words either, when one is near', () => {
    expect(clearSpot(size, spots, [], [line(710), line(650)])).toEqual({ left: 10, top: 580 });
  });

  it('never covers a control for the sake of words', () => {
    const words = [line(640), line(580)];
    expect(clearSpot(size, spots, [button], words)).toEqual({ left: 10, top: 640 });
  });

  it('lies on no words far from home either, where controls have driven it there', () => {
    const wall: Box = { left: 0, top: 500, width: 400, height: 300 };
    const far = [...spots, { left: 10, top: 200 }];
    expect(clearSpot(size, far, [wall], [line(310)])).toEqual({ left: 10, top: 200 });
  });

  it('goes as far from words as ever where a bar lies over the corner', () => {
    const bar: Box = { left: 0, top: 690, width: 400, height: 110 };
    const high = [...spots.slice(0, 2), { left: 10, top: 450 }];
    expect(clearSpot(size, high, [bar], [line(650)])).toEqual({ left: 10, top: 450 });
  });

  it('stays at home rather than flee far from a full page', () => {
    const words = [line(710), line(650), line(590)];
    expect(clearSpot(size, spots, [], words)).toEqual({ left: 10, top: 700 });
  });
});

describe('the spots', () => {
  const room = { width: 390, top: 68, bottom: 766, margin: 8 };

  it('begin at the bottom of the wished edge, and stay between the bars', () => {
    const spots = spotsAtEdges(size, room, 'right');
    expect(spots[0]).toEqual({ left: 332, top: 708 });
    expect(spots.every(({ top }) => top >= 76 && top <= 708)).toBe(true);
    expect(spots.some(({ left }) => left === 8)).toBe(true);
  });
});
