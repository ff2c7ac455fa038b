import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeComfort } from '../comfort/comfort.ts';
import { DEFAULT_COMFORT } from '../comfort/comfort-choices.ts';
import { fakeAudio } from '../tones/testing/fake-audio.ts';
import { beginStroke } from './crayon.ts';
import { CRAYON, crayonGain } from './crayon-player.ts';

let log: string[];
beforeEach(() => {
  log = fakeAudio();
});
afterEach(() => changeComfort(DEFAULT_COMFORT));

it('is as loud as the hand is fast, and never louder than soft', () => {
  expect(crayonGain(0)).toBe(0);
  expect(crayonGain(1)).toBe(0.012);
  expect(crayonGain(100)).toBe(CRAYON.most);
  expect(crayonGain(-1)).toBe(0);
});

it('makes no sound until small sounds are asked for', async () => {
  const stroke = beginStroke();
  stroke.move(2);
  stroke.lift();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(log).toEqual([]);
});

it('rustles while it goes, is not heard while it rests, and ends with the hand', async () => {
  changeComfort({ taps: true });
  const stroke = beginStroke();
  await vi.waitFor(() => expect(log.some((line) => line.startsWith('noise 1 starts'))).toBe(true));
  const paper = log.find((line) => line.endsWith('frequency = 2400 at 0'));
  expect(paper).toBeDefined();
  await vi.waitFor(() => {
    log.length = 0;
    stroke.move(1);
    expect(log.map((line) => line.replace(/^gain \d+ /, ''))).toEqual(['gain → 0.012 at 0', 'gain → 0 at 0.06']);
  });
  log.length = 0;
  stroke.lift();
  expect(log.map((line) => line.replace(/^gain \d+ /, ''))).toEqual(['gain → 0 at 0']);
});
