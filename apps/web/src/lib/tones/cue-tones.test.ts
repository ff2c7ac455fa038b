import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openCueTones } from './cue-tones.ts';
import { fakeAudio } from './testing/fake-audio.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('slides from one tone to the other and fades, and lets the sound card go at the end', async () => {
  const log = fakeAudio();
  const tones = await openCueTones();
  log.length = 0;
  tones.play({ from: 174, to: 256, seconds: 2 });
  expect(log).toEqual([
    'oscillator 1 frequency = 174 at 0',
    'oscillator 1 frequency → 256 at 2',
    'gain 2 gain = 0 at 0',
    'gain 2 gain → 1 at 0.12',
    'gain 2 gain → 0 at 2',
    'oscillator 1 starts',
  ]);
  tones.stop();
  vi.advanceTimersByTime(1_000);
  expect(log.at(-1)).toBe('closed');
});
