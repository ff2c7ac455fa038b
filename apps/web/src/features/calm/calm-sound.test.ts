import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeAudio } from '../../lib/tones/testing/fake-audio.ts';
import { CALM_SESSIONS } from './calm.catalogue.ts';
import { openCalmSound } from './calm-sound.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each(CALM_SESSIONS)('the sound of $title', ({ id }) => {
  it('comes in softly, is hushed with the session, and ends', async () => {
    const log = fakeAudio();
    const sound = await openCalmSound(id);
    expect(log).toContain('gain 1 gain = 0 at 0');
    expect(log).toContain('gain 1 gain → 0.14 at 2.5');
    expect(log.some((line) => /(noise|oscillator) 1 starts/.test(line))).toBe(true);
    sound.hush(true);
    expect(log.at(-1)).toBe('gain 1 gain → 0 at 0.8');
    sound.hush(false);
    expect(log.at(-1)).toBe('gain 1 gain → 0.14 at 0.8');
    sound.stop();
    vi.advanceTimersByTime(1_000);
    expect(log.at(-1)).toBe('closed');
  });
});

it('lets the sea swell with the in-breath and draw back with the out-breath', async () => {
  const log = fakeAudio();
  const sound = await openCalmSound('ocean-waves');
  log.length = 0;
  sound.breathe({ phase: 'inhale', seconds: 4, breath: 1 });
  expect(log).toContain('filter 1 frequency → 900 at 4');
  sound.breathe({ phase: 'exhale', seconds: 6, breath: 1 });
  expect(log).toContain('filter 1 frequency → 320 at 6');
});

it('plops for a bubble and rings for a star', async () => {
  const log = fakeAudio();
  (await openCalmSound('bubble-breathing')).chime();
  expect(log.some((line) => line.endsWith('frequency → 560 at 0.5'))).toBe(true);
  (await openCalmSound('starlight-relaxation')).chime();
  expect(log.some((line) => line.endsWith('frequency → 792 at 2.6'))).toBe(true);
});
