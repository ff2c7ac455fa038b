import { describe, expect, it } from 'vitest';
import { freePlace, liesOver } from './use-place.ts';

const PHONE = { width: 390, height: 844 };
const MESSAGE = { width: 358, height: 80 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('a place for a message', () => {
  it('is the top where nothing is there', () => {
    expect(freePlace(PHONE, MESSAGE, [])).toEqual({ left: 16, top: 16 });
  });

  it('is the first gap that is high enough', () => {
    const title = box(60, 20, 270, 60);
    const note = box(16, 150, 358, 40);
    const place = freePlace(PHONE, MESSAGE, [title, note]);
    expect(place).toEqual({ left: 16, top: 200 });
  });

  it('is beside what takes the middle of a phone on its side', () => {
    const words = box(420, 60, 400, 330);
    expect(freePlace({ width: 844, height: 390 }, MESSAGE, [box(0, 0, 844, 60), words])).toEqual({ left: 16, top: 72 });
    const picture = box(0, 60, 420, 330);
    expect(freePlace({ width: 844, height: 390 }, MESSAGE, [box(0, 0, 844, 60), picture])?.left).toBe(470);
  });

  it('is none where everything is taken', () => {
    expect(freePlace(PHONE, MESSAGE, [box(0, 0, 390, 844)])).toBeUndefined();
    const everyHundred = Array.from({ length: 9 }, (_, at) => box(0, at * 100, 390, 10));
    expect(freePlace(PHONE, MESSAGE, everyHundred)).toBeUndefined();
  });
});

it('lies over what it leaves no air to', () => {
  expect(liesOver(box(0, 0, 100, 50), [box(0, 55, 100, 50)])).toBe(true);
  expect(liesOver(box(0, 0, 100, 50), [box(0, 58, 100, 50)])).toBe(false);
  expect(liesOver(box(0, 0, 100, 50), [box(109, 0, 10, 50)])).toBe(false);
});
