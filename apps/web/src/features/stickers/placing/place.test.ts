import { describe, expect, it } from 'vitest';
import { arrowStep, pointWithin, turnedBy } from './place.ts';

const key = (name: string, shiftKey = false) => arrowStep({ key: name, shiftKey });

describe('a turn', () => {
  it('goes by 15 degrees and stays from -180 to 179', () => {
    expect(turnedBy(0, 1)).toBe(15);
    expect(turnedBy(0, -1)).toBe(-15);
    expect(turnedBy(165, 1)).toBe(-180);
    expect(turnedBy(-180, -1)).toBe(165);
  });

  it('is back where it was after 24 steps', () => {
    expect(Array.from({ length: 24 }).reduce<number>((rotation) => turnedBy(rotation, 1), 8)).toBe(8);
  });
});

describe('an arrow key', () => {
  it('moves by 8 pixels, with Shift by five times that, and other keys do not', () => {
    expect(key('ArrowLeft')).toEqual([-8, 0]);
    expect(key('ArrowDown')).toEqual([0, 8]);
    expect(key('ArrowRight', true)).toEqual([40, 0]);
    expect(key('Enter')).toBeNull();
  });

  it('stops at the edge', () => {
    expect(pointWithin([120, -3], { left: 0, right: 100, top: 0, bottom: 50 })).toEqual([100, 0]);
  });
});
