import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ATTACK_S, type Layer } from '../../lib/tones/layer.ts';
import { fakeAudio } from '../../lib/tones/testing/fake-audio.ts';
import { CALM_SESSIONS } from './calm.catalogue.ts';
import { CALM_LAYERS, openCalmSound, SEA, starLayers } from './calm-sound.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-04T10:00:00') });
  vi.stubGlobal('document', { hidden: false, addEventListener: () => {}, removeEventListener: () => {} });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const sounding = (log: readonly string[]) =>
  log.filter((line) => /oscillator \d+ frequency = /.test(line)).map((line) => Number(line.split(' ')[4]));

describe.each(CALM_SESSIONS)('the sound of $title', ({ id }) => {
  it('comes in over three seconds, is hushed with the session, and goes over four', async () => {
    const log = fakeAudio();
    const sound = await openCalmSound(id);
    expect(log).toContain('gain 2 gain = 0 at 0');
    expect(log).toContain('gain 2 gain → 1 at 3');
    sound.hush(true);
    expect(log.at(-1)).toBe('gain 1 gain → 0 at 0.15');
    await vi.advanceTimersByTimeAsync(150);
    expect(log.at(-1)).toBe('asleep');
    sound.hush(false);
    expect(log).toContain('awake');
    expect(log.at(-1)).toBe('gain 1 gain → 1 at 0.15');
    sound.stop();
    expect(log.at(-1)).toBe('gain 2 gain → 0 at 4');
    await vi.advanceTimersByTimeAsync(4_000);
    expect(log.at(-1)).toBe('closed');
  });
});

it('lets the sea run up the sand with the in-breath, and back with the out-breath, foam and all', async () => {
  const log = fakeAudio();
  const sound = await openCalmSound('ocean-waves');
  log.length = 0;
  sound.beat({ phase: 'inhale', seconds: 4, breath: 1 });
  expect(log).toContain('filter 2 frequency → 900 at 4');
  expect(log.some((line) => /^gain \d gain → 0\.03\d* at 3\.6$/.test(line))).toBe(true);
  sound.beat({ phase: 'exhale', seconds: 6, breath: 1 });
  expect(log.findIndex((line) => line.startsWith('filter 2 frequency → 620 at 1.2'))).toBeGreaterThan(-1);
  expect(log).toContain('filter 2 frequency → 320 at 6');
});

it('rings for a shell with Hum under it, pops with each breath out, and lights a star a line', async () => {
  const log = fakeAudio();
  (await openCalmSound('ocean-waves')).found();
  expect(sounding(log).some((hz) => Math.abs(hz - 1_318.5) < 25)).toBe(true);
  expect(sounding(log).some((hz) => Math.abs(hz - 98) < 2)).toBe(true);
  log.length = 0;
  const bubbles = await openCalmSound('bubble-breathing');
  bubbles.beat({ phase: 'inhale', seconds: 3, breath: 1 });
  expect(sounding(log)).toEqual([]);
  bubbles.beat({ phase: 'exhale', seconds: 5, breath: 1 });
  expect(sounding(log)).toHaveLength(1);
  log.length = 0;
  const stars = await openCalmSound('starlight-relaxation');
  for (const line of [0, 1, 2, 3, 4]) stars.line(line);
  expect(sounding(log)).toHaveLength(5);
  expect(sounding(log).every((hz) => hz > 1_030 && hz < 1_593)).toBe(true);
});

it('is soft all through, and begins without a click', () => {
  const layers: readonly Layer[] = [...Object.values(CALM_LAYERS).flat(), ...starLayers(0)];
  for (const { gain, attack = ATTACK_S } of layers) {
    expect(gain).toBeLessThanOrEqual(0.2);
    expect(attack).toBeGreaterThanOrEqual(0.004);
  }
  for (const { gain, foam } of Object.values(SEA)) {
    for (const [part, value] of [...gain, ...foam]) {
      expect(value).toBeLessThanOrEqual(0.2);
      expect(part).toBeLessThanOrEqual(1);
    }
  }
});
