import { useCallback, useEffect } from 'react';
import type { Layer } from '../../lib/tones/layer.ts';
import { busOf, mixOn } from '../../lib/tones/mix.ts';
import { noiseOf, playLayers, slowly } from '../../lib/tones/play-layers.ts';
import { openSessionStage, useSessionSound } from '../../lib/tones/sound.ts';
import type { CalmSession, CalmSessionId } from './calm.catalogue.ts';
import { beatAt, type CalmBeat } from './calm-position.ts';

/** How something goes from beat to beat: each value at its part of the beat. */
type Curve = readonly (readonly [part: number, value: number])[];

interface Swell {
  /** Of the water, in Hz. */
  readonly lowpass: Curve;
  readonly gain: Curve;
  /** What is heard of the foam. */
  readonly foam: Curve;
}

/** A wave runs up the sand, and longer back. */
export const SEA: Readonly<Record<CalmBeat['phase'], Swell>> = {
  inhale: { lowpass: [[1, 900]], gain: [[1, 0.15]], foam: [[0.9, 0.035]] },
  exhale: {
    lowpass: [
      [0.2, 620],
      [1, 320],
    ],
    gain: [
      [0.2, 0.1],
      [1, 0.05],
    ],
    foam: [
      [0.2, 0.012],
      [1, 0],
    ],
  },
};
/** Where no breath is paced, the sea goes on all the same. */
const OWN_WAVES = { startsAt: 0, inhale: 4, exhale: 6, endsAt: Number.POSITIVE_INFINITY } as const;
/** No two waves are as loud. */
const WAVE_JITTER = 0.16;
const FOAM = { hz: 2_600, q: 0.6 } as const;
const SEA_STARTS = { lowpass: 320, gain: 0.05, q: 0.4 } as const;
/** From one ear to the other, slowly. */
const DRIFT = { hz: 1 / 23, depth: 0.25 } as const;
/** In the grass: to and fro in eight seconds. */
const BREEZE = { middle: 700, by: 200, hz: 1 / 8, gain: 0.06 } as const;

/** What sounds now and then, by what happened. */
export const CALM_LAYERS = {
  /** Once a minute: a shell, and Hum under the waves. */
  shell: [
    { wave: 'sine', from: 1_318.5, decay: 0.6, gain: 0.03 },
    { wave: 'sine', from: 98, attack: 1.8, decay: 3.5, gain: 0.05 },
    { wave: 'sine', from: 147, attack: 1.8, decay: 3.5, gain: 0.025 },
  ],
  /** With each breath out: like a feeling that is touched, an octave lower. */
  bubble: [{ wave: 'sine', from: 220, to: 440, glide: 0.06, decay: 0.11, gain: 0.06 }],
} as const satisfies Record<string, readonly Layer[]>;

const STARS_HZ = [1_046.5, 1_174.7, 1_318.5, 1_568] as const;
/** One with each line. */
export const starLayers = (line: number): readonly Layer[] => [
  { wave: 'sine', from: STARS_HZ[line % STARS_HZ.length] ?? STARS_HZ[0], attack: 0.04, decay: 1.4, gain: 0.025 },
];

/** What happens in a session, as its sound hears it. */
interface CalmSound {
  beat(beat: CalmBeat): void;
  line(index: number): void;
  found(): void;
  /** Silent while a session stands still. */
  hush(quiet: boolean): void;
  stop(): void;
}

const FADE_S = { in: 3, out: 4, hush: 0.15 } as const;

/** All of it is made here, nothing is fetched. Must be called in answer to a press; rejects where the browser has no sound to give. */
export async function openCalmSound(id: CalmSessionId): Promise<CalmSound> {
  let heard = SILENCE;
  const stage = await openSessionStage({ fadeInSeconds: FADE_S.in, fadeOutSeconds: FADE_S.out }, (open) => {
    heard = soundOf(id, open);
  });
  return { ...heard, hush: (quiet) => stage.hush(quiet, FADE_S.hush), stop: stage.stop };
}

interface Playing {
  readonly audio: BaseAudioContext;
  readonly out: AudioNode;
}

type Heard = Omit<CalmSound, 'hush' | 'stop'>;
const SILENCE: Heard = { beat: () => {}, line: () => {}, found: () => {} };

function soundOf(id: CalmSessionId, playing: Playing): Heard {
  const play = (layers: readonly Layer[]) => void playLayers(playing, layers);
  switch (id) {
    case 'ocean-waves':
      return { ...SILENCE, beat: sea(playing), found: () => play(CALM_LAYERS.shell) };
    case 'gentle-breeze':
      breeze(playing);
      return SILENCE;
    case 'starlight-relaxation':
      return { ...SILENCE, line: (index) => play(starLayers(index)) };
    case 'bubble-breathing':
      return { ...SILENCE, beat: ({ phase }) => phase === 'exhale' && play(CALM_LAYERS.bubble) };
  }
}

const SAMPLES_A_SECOND = 44_100;

/** One breath of a session at its fullest, by day, without a speaker. @public test/e2e/sounds.e2e.test.ts listens to each. */
export async function renderedCalm(id: CalmSessionId, seconds: number): Promise<Float32Array> {
  const audio = new OfflineAudioContext(1, seconds * SAMPLES_A_SECOND, SAMPLES_A_SECOND);
  const heard = soundOf(id, { audio, out: busOf(audio, 'waves', mixOn(audio, audio.destination)) });
  heard.beat({ phase: 'inhale', seconds: OWN_WAVES.inhale, breath: 1 });
  heard.line(0);
  heard.found();
  void audio.suspend(OWN_WAVES.inhale).then(() => {
    heard.beat({ phase: 'exhale', seconds: OWN_WAVES.exhale, breath: 1 });
    return audio.resume();
  });
  return (await audio.startRendering()).getChannelData(0);
}

/** Water, and foam above it; answers how a wave comes and goes. */
function sea({ audio, out }: Playing): (beat: CalmBeat) => void {
  const noise = pinkNoise(audio);
  const water = filtered(audio, 'lowpass', SEA_STARTS.lowpass, SEA_STARTS.q);
  const foam = filtered(audio, 'bandpass', FOAM.hz, FOAM.q);
  const [waterGain, foamGain] = [audio.createGain(), audio.createGain()];
  waterGain.gain.value = SEA_STARTS.gain;
  foamGain.gain.value = 0;
  const pan = audio.createStereoPanner();
  slowly(audio, pan.pan, DRIFT, [audio.currentTime]);
  noise.connect(water).connect(waterGain).connect(pan);
  noise.connect(foam).connect(foamGain).connect(pan);
  pan.connect(out);
  noise.start();
  return ({ phase, seconds }) => {
    const curves = SEA[phase];
    const louder = 1 + (Math.random() - 0.5) * WAVE_JITTER;
    const follow = (param: AudioParam, curve: Curve, times = 1) => {
      param.cancelScheduledValues(audio.currentTime);
      param.setValueAtTime(param.value, audio.currentTime);
      for (const [part, value] of curve)
        param.linearRampToValueAtTime(value * times, audio.currentTime + part * seconds);
    };
    follow(water.frequency, curves.lowpass);
    follow(waterGain.gain, curves.gain, louder);
    follow(foamGain.gain, curves.foam, louder);
  };
}

function breeze({ audio, out }: Playing): void {
  const noise = pinkNoise(audio);
  const grass = filtered(audio, 'bandpass', BREEZE.middle, 1);
  slowly(audio, grass.frequency, { hz: BREEZE.hz, depth: BREEZE.by }, [audio.currentTime]);
  const gain = audio.createGain();
  gain.gain.value = BREEZE.gain;
  noise.connect(grass).connect(gain).connect(out);
  noise.start();
}

function filtered(audio: BaseAudioContext, type: BiquadFilterType, hz: number, q: number): BiquadFilterNode {
  const filter = audio.createBiquadFilter();
  filter.type = type;
  filter.frequency.value = hz;
  filter.Q.value = q;
  return filter;
}

/** White noise through three doors, each letting through less than the one before: softer the higher. */
const DOORS = [
  { hz: 90, weight: 1 },
  { hz: 700, weight: 0.5 },
  { hz: 4_000, weight: 0.25 },
] as const;
/** The doors leave so little of it that a gain would be no peak. */
const PINK_LOUDER = 3;

function pinkNoise(audio: BaseAudioContext): AudioBufferSourceNode {
  const behind = DOORS.map(() => 0);
  const open = DOORS.map(({ hz }) => 1 - Math.exp((-2 * Math.PI * hz) / audio.sampleRate));
  const noise = audio.createBufferSource();
  noise.buffer = noiseOf(audio, () => {
    const white = Math.random() * 2 - 1;
    return DOORS.reduce((sum, { weight }, nth) => {
      const here = behind[nth] ?? 0;
      const next = here + (open[nth] ?? 0) * (white - here);
      behind[nth] = next;
      return sum + next * weight * PINK_LOUDER;
    }, 0);
  });
  noise.loop = true;
  return noise;
}

interface Moment {
  readonly shownMs: number;
  /** The line that stands; it counts from 0. */
  readonly line: number;
  /** How many keepsakes were found. */
  readonly found: number;
  readonly running: boolean;
}

/** The session's own sound, by this device's switch; it breathes with the scene and stands still with it. */
export function useCalmSound({ id, breath }: CalmSession, { shownMs, line, found, running }: Moment) {
  const open = useCallback(() => openCalmSound(id), [id]);
  const { isOn, setOn, sound } = useSessionSound(open, running, 'The gentle sound could not start');
  const beat = beatAt(breath, shownMs) ?? (id === 'ocean-waves' ? beatAt(OWN_WAVES, shownMs) : null);
  const phase = beat?.phase;
  const seconds = beat?.seconds ?? 0;
  const nth = beat?.breath ?? 0;

  useEffect(() => sound?.hush(!running), [sound, running]);
  useEffect(() => {
    if (phase) sound?.beat({ phase, seconds, breath: nth });
  }, [sound, phase, seconds, nth]);
  useEffect(() => {
    if (line >= 0) sound?.line(line);
  }, [sound, line]);
  useEffect(() => {
    if (found > 0) sound?.found();
  }, [sound, found]);
  return { isOn, setOn };
}
