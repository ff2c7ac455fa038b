import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { curtainOn, mixOn } from './mix.ts';
import { fakeAudio } from './testing/fake-audio.ts';

let log: string[];
let hidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  log = fakeAudio();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function hide(isHidden: boolean): void {
  hidden = isHidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

it('fades in 200 ms and sleeps while its tab is hidden, and comes back with it', async () => {
  const curtain = curtainOn(new AudioContext());
  hide(true);
  expect(log.at(-1)).toBe('gain 1 gain → 0 at 0.2');
  await vi.advanceTimersByTimeAsync(199);
  expect(log).not.toContain('asleep');
  await vi.advanceTimersByTimeAsync(1);
  expect(log).toContain('asleep');
  hide(false);
  expect(log.slice(-3)).toEqual(['awake', 'gain 1 gain = 0 at 0', 'gain 1 gain → 1 at 0.2']);
  curtain.leave();
  hide(true);
  expect(log.at(-1)).toBe('gain 1 gain → 1 at 0.2');
});

it('does not sleep when the tab is back before it has faded', async () => {
  curtainOn(new AudioContext());
  hide(true);
  hide(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(log).not.toContain('asleep');
});

it('stays silent where a session stands still on a tab that comes back', () => {
  const curtain = curtainOn(new AudioContext());
  curtain.hush(true, 0.15);
  hide(true);
  hide(false);
  expect(log.at(-1)).toBe('gain 1 gain → 0 at 0.2');
  curtain.hush(false, 0.15);
  expect(log.at(-1)).toBe('gain 1 gain → 1 at 0.15');
});

it('ducks by 6 dB in 120 ms, and comes up in 600', () => {
  const curtain = curtainOn(new AudioContext());
  curtain.duck(true);
  expect(log.at(-1)).toBe('gain 1 gain → 0.5 at 0.12');
  curtain.duck(false);
  expect(log.at(-1)).toBe('gain 1 gain → 1 at 0.6');
});

it('is 6 dB softer and darker in the evening', () => {
  const audio = new AudioContext();
  const mix = mixOn(audio, audio.destination);
  expect(log).toEqual(['filter 1 frequency = 9000 at 0', 'gain 1 gain = 0.5 at 0']);
  mix.tune(new Date('2026-05-04T18:00:00'));
  expect(log.slice(2)).toEqual(['filter 1 frequency = 3000 at 0', 'gain 1 gain = 0.25 at 0']);
});
