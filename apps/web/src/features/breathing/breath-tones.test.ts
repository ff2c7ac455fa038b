import { describe, expect, it } from 'vitest';
import { ATTACK_S } from '../../lib/tones/layer.ts';
import type { BreathPhase } from './breath-position.ts';
import { BREATH_TONES } from './breath-tones.ts';
import { BREATHING_LEVELS } from './breathing.catalogue.ts';

const PHASES: readonly BreathPhase[] = ['inhale', 'hold', 'exhale'];
const lengths = BREATHING_LEVELS.flatMap((level) => [level.inhaleTime, level.holdTime, level.exhaleTime]);

describe.each(PHASES)('the tone of a breath, %s', (phase) => {
  it.each([...new Set([1, ...lengths])])('is soft, begins without a click and lasts %d seconds', (seconds) => {
    for (const { gain, attack = ATTACK_S, hold = 0, decay, glide = 0 } of BREATH_TONES[phase](seconds)) {
      expect(gain).toBeLessThanOrEqual(0.2);
      expect(attack).toBeGreaterThanOrEqual(0.004);
      expect(glide).toBeLessThanOrEqual(seconds);
      expect(attack + hold + decay).toBeCloseTo(seconds, 0);
    }
  });
});

it('goes up, stays and comes down, each from where the one before has led', () => {
  const [up, level, down] = PHASES.map((phase) => BREATH_TONES[phase](4)[0]);
  expect([up?.from, up?.to]).toEqual([196, 294]);
  expect([level?.from, level?.to]).toEqual([294, undefined]);
  expect([down?.from, down?.to]).toEqual([294, 147]);
});
