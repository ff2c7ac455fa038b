import type { Layer } from '../../lib/tones/layer.ts';
import { busOf, fadeTo, mixOn } from '../../lib/tones/mix.ts';
import { playLayers } from '../../lib/tones/play-layers.ts';
import { openSessionStage } from '../../lib/tones/sound.ts';
import type { BreathPhase } from './breath-position.ts';

/** Where a breath is empty, full, and let go of; in Hz. */
const [EMPTY, FULL, GONE] = [196, 294, 147] as const;
/** So softly that a phase ends without a click. */
const SOFT_END_S = 0.3;
const OCTAVE = 0.2;

/** What a phase sounds like, as long as it lasts: up with the breath, level, and down like air through lips. */
export const BREATH_TONES: Readonly<Record<BreathPhase, (seconds: number) => readonly Layer[]>> = {
  inhale: (seconds) =>
    ([1, 2] as const).map((times) => ({
      wave: 'sine',
      from: EMPTY * times,
      to: FULL * times,
      glide: seconds,
      attack: seconds,
      decay: SOFT_END_S,
      gain: times === 1 ? 0.07 : 0.07 * OCTAVE,
    })),
  hold: (seconds) => [
    {
      wave: 'sine',
      from: FULL,
      attack: SOFT_END_S,
      hold: Math.max(0, seconds - 2 * SOFT_END_S),
      decay: SOFT_END_S,
      gain: 0.045,
      tremolo: { hz: 0.5, depth: 0.12 },
    },
  ],
  exhale: (seconds) => [
    { wave: 'sine', from: FULL, to: GONE, glide: seconds, attack: 0.06, decay: seconds, gain: 0.06 },
    {
      wave: 'noise',
      filter: 'lowpass',
      from: 700,
      to: 250,
      glide: seconds,
      attack: 0.06,
      decay: seconds,
      gain: 0.025,
    },
  ],
};

export interface BreathSound {
  /** What is left of a phase, from now on. */
  turn(phase: BreathPhase, seconds: number): void;
  /** Silent while the breath stands still; it goes on from where it was. */
  hush(quiet: boolean): void;
  stop(): void;
}

const HUSH_S = 0.15;
/** What is left of the phase before goes in this time. */
const TURN_S = 0.05;

/** Must be called in answer to a press; rejects where the browser has no sound to give. */
export async function openBreathSound(): Promise<BreathSound> {
  const stage = await openSessionStage({ fadeInSeconds: 0.1 });
  const { audio } = stage;
  let before: GainNode | undefined;
  return {
    turn(phase, seconds) {
      if (before) fadeTo(before.gain, 0, audio.currentTime, TURN_S);
      const out = audio.createGain();
      out.connect(stage.out);
      before = out;
      void playLayers({ audio, out, jitter: 0 }, BREATH_TONES[phase](seconds)).then(() => out.disconnect());
    },
    hush: (quiet) => stage.hush(quiet, HUSH_S),
    stop: stage.stop,
  };
}

const SAMPLES_A_SECOND = 44_100;

/** A phase, by day, without a speaker. @public test/e2e/sounds.e2e.test.ts listens to each. */
export async function renderedBreath(phase: BreathPhase, lasts: number, seconds: number): Promise<Float32Array> {
  const audio = new OfflineAudioContext(1, seconds * SAMPLES_A_SECOND, SAMPLES_A_SECOND);
  const out = busOf(audio, 'waves', mixOn(audio, audio.destination));
  void playLayers({ audio, out, jitter: 0 }, BREATH_TONES[phase](lasts));
  return (await audio.startRendering()).getChannelData(0);
}
