import { useCallback, useEffect } from 'react';
import { playGlide } from '../../lib/tones/cue-tones.ts';
import { fadeTo, openSoundStage, type SoundStage, useSound } from '../../lib/tones/sound.ts';
import type { CalmSessionId } from './calm.catalogue.ts';
import type { CalmBeat } from './calm-position.ts';

/** The gentle sound of a session; all of it is made here, nothing is fetched. */
interface CalmSound {
  /** Follows the breath of the scene. */
  breathe(beat: CalmBeat): void;
  /** Something small was found. */
  chime(): void;
  /** Silent while a session stands still. */
  hush(quiet: boolean): void;
  stop(): void;
}

const LOUDNESS = 0.14;
const FADE_IN_S = 2.5;
const HUSH_S = 0.8;
const CHIME = { from: 792, to: 792, seconds: 2.6 } as const;
const PLOP = { from: 300, to: 560, seconds: 0.5 } as const;

/** Must be called in answer to a press; rejects where the browser has no sound to give. */
export async function openCalmSound(id: CalmSessionId): Promise<CalmSound> {
  let swell: (beat: CalmBeat) => void = () => {};
  const stage = await openSoundStage({ loudness: LOUDNESS, fadeInSeconds: FADE_IN_S }, (open) => {
    swell = VOICES[id](open);
  });
  return {
    breathe: (beat) => swell(beat),
    chime: () => playGlide(stage, id === 'bubble-breathing' ? PLOP : CHIME),
    hush: (quiet) => stage.fade(quiet ? 0 : LOUDNESS, HUSH_S),
    stop: stage.stop,
  };
}

type Voice = (stage: SoundStage) => (beat: CalmBeat) => void;

const VOICES: Readonly<Record<CalmSessionId, Voice>> = {
  'ocean-waves': (stage) => wind(stage, { low: 320, high: 900, quiet: 0.3, loud: 1 }),
  'gentle-breeze': (stage) => {
    wind(stage, { low: 500, high: 500, quiet: 0.5, loud: 0.5, gust: 0.35 });
    return () => {};
  },
  'starlight-relaxation': (stage) => hum(stage, [174, 256]),
  'bubble-breathing': (stage) => hum(stage, [256]),
};

interface Wind {
  /** Where the filter shuts and opens, in Hz. */
  readonly low: number;
  readonly high: number;
  readonly quiet: number;
  readonly loud: number;
  /** How much it comes and goes by itself. */
  readonly gust?: number;
}

/** Noise through a filter that opens with the breath: waves, or wind in the grass. */
function wind({ audio, out }: SoundStage, { low, high, quiet, loud, gust = 0 }: Wind): (beat: CalmBeat) => void {
  const noise = audio.createBufferSource();
  noise.buffer = brownNoise(audio);
  noise.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = low;
  const gain = audio.createGain();
  gain.gain.value = quiet;
  noise.connect(filter).connect(gain).connect(out);
  noise.start();
  if (gust > 0) waver(audio, gain.gain, gust);
  return ({ phase, seconds }) => {
    const now = audio.currentTime;
    fadeTo(gain.gain, phase === 'inhale' ? loud : quiet, now, seconds);
    fadeTo(filter.frequency, phase === 'inhale' ? high : low, now, seconds);
  };
}

/** Round tones that hang in the air and waver slowly. */
function hum({ audio, out }: SoundStage, tones: readonly number[]): () => void {
  const gain = audio.createGain();
  gain.gain.value = 0.3;
  gain.connect(out);
  for (const frequency of tones) {
    const tone = audio.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(gain);
    tone.start();
  }
  waver(audio, gain.gain, 0.12);
  return () => {};
}

/** Slower than a breath, so that it is not followed. */
const WAVER_HZ = 0.07;

function waver(audio: AudioContext, param: AudioParam, depth: number): void {
  const slow = audio.createOscillator();
  const by = audio.createGain();
  slow.frequency.value = WAVER_HZ;
  by.gain.value = depth;
  slow.connect(by).connect(param);
  slow.start();
}

const NOISE_S = 5;

/** Each step a little away from the last one: deeper and softer than white noise. */
function brownNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * NOISE_S, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let last = 0;
  for (let index = 0; index < samples.length; index += 1) {
    last = (last + 0.02 * (Math.random() * 2 - 1)) / 1.02;
    samples[index] = last * 3.5;
  }
  return buffer;
}

interface Moment {
  readonly beat: CalmBeat | null;
  /** How many keepsakes were found. */
  readonly found: number;
  readonly running: boolean;
}

/** The session's own sound, off until asked for; it breathes with the scene and stands still with it. */
export function useCalmSound(id: CalmSessionId, { beat, found, running }: Moment) {
  const open = useCallback(() => openCalmSound(id), [id]);
  const { isOn, setOn, sound } = useSound(open, 'The gentle sound could not start');
  const phase = beat?.phase;
  const seconds = beat?.seconds ?? 0;
  const breath = beat?.breath ?? 0;

  useEffect(() => sound?.hush(!running), [sound, running]);
  useEffect(() => {
    if (running && phase) sound?.breathe({ phase, seconds, breath });
  }, [sound, running, phase, seconds, breath]);
  useEffect(() => {
    if (found > 0) sound?.chime();
  }, [sound, found]);
  return { isOn, setOn };
}
