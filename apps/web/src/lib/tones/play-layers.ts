import { ATTACK_S, type Layer } from './layer.ts';

/** Where an envelope begins and ends: silent enough to stop, and an exponential curve cannot reach 0. */
const SILENT = 0.0008;
/** Ten taps should not sound like a machine. */
const JITTER = 0.03;

interface Playing {
  readonly audio: BaseAudioContext;
  readonly out: AudioNode;
  /** How far a pitch is off, up and down together, as a part of it: none where one sound goes on into the next. */
  readonly jitter?: number;
}

/** Plays them now; the promise is kept when the last one has ended. */
export function playLayers(playing: Playing, layers: readonly Layer[]): Promise<void> {
  const start = playing.audio.currentTime;
  return Promise.all(layers.map((layer) => playLayer(playing, layer, start + (layer.at ?? 0)))).then(() => undefined);
}

function playLayer({ audio, out, jitter = JITTER }: Playing, layer: Layer, at: number): Promise<void> {
  const { attack = ATTACK_S, hold = 0, decay, gain, tremolo } = layer;
  const end = at + attack + hold + decay;
  const source = sourceOf(audio, layer, at, 1 + (Math.random() - 0.5) * jitter);
  const envelope = audio.createGain();
  envelope.gain.setValueAtTime(SILENT, at);
  envelope.gain.exponentialRampToValueAtTime(gain, at + attack);
  if (hold > 0) envelope.gain.setValueAtTime(gain, at + attack + hold);
  envelope.gain.exponentialRampToValueAtTime(SILENT, end);
  for (const last of source.last) last.connect(envelope);
  (tremolo ? trembling(audio, envelope, tremolo, [at, end]) : envelope).connect(out);
  source.first.start(at);
  source.first.stop(end + 0.02);
  return new Promise((resolve) => {
    source.first.onended = () => resolve();
  });
}

function sourceOf(audio: BaseAudioContext, layer: Layer, at: number, off: number) {
  const { wave, filter, q = 1, from, to, glide, next, formants, vibrato } = layer;
  const slide = (frequency: AudioParam) => {
    frequency.setValueAtTime(from * off, at);
    if (!to || !glide) return;
    frequency.exponentialRampToValueAtTime(to * off, at + glide);
    if (next) frequency.exponentialRampToValueAtTime(next.to * off, at + glide + next.glide);
  };
  if (wave === 'noise') {
    const first = audio.createBufferSource();
    first.buffer = whiteNoise(audio);
    first.loop = true;
    const last = audio.createBiquadFilter();
    last.type = filter ?? 'bandpass';
    last.Q.value = q;
    slide(last.frequency);
    first.connect(last);
    return { first, last: [last] };
  }
  const first = audio.createOscillator();
  first.type = wave;
  slide(first.frequency);
  if (vibrato) {
    const { hz, depth } = vibrato;
    slowly(audio, first.frequency, { hz, depth: from * depth }, [at, at + LONGEST_VIBRATO_S]);
  }
  return { first, last: formants ? mouthOf(audio, first, formants) : [first] };
}

const LONGEST_VIBRATO_S = 1.3;

/** How narrow the two parts are that a mouth lets through, and how loud: they are a fraction of the voice. */
const MOUTH = [
  { q: 6, loudness: 4 },
  { q: 8, loudness: 2 },
] as const;

function mouthOf(audio: BaseAudioContext, voice: AudioNode, formants: readonly [number, number]): readonly AudioNode[] {
  return formants.map((hz, nth) => {
    const part = audio.createBiquadFilter();
    part.type = 'bandpass';
    part.frequency.value = hz;
    part.Q.value = MOUTH[nth]?.q ?? 1;
    const loudness = audio.createGain();
    loudness.gain.value = MOUTH[nth]?.loudness ?? 1;
    voice.connect(part).connect(loudness);
    return loudness;
  });
}

interface Wavering {
  readonly hz: number;
  readonly depth: number;
}

function trembling(
  audio: BaseAudioContext,
  envelope: AudioNode,
  tremolo: Wavering,
  time: readonly [from: number, to: number],
): AudioNode {
  const out = audio.createGain();
  slowly(audio, out.gain, tremolo, time);
  envelope.connect(out);
  return out;
}

/** Lets something come and go, up and down by `depth` around where it is: from a time to a time, or for ever. */
export function slowly(
  audio: BaseAudioContext,
  param: AudioParam,
  { hz, depth }: Wavering,
  [from, to]: readonly [from: number, to?: number],
): void {
  const slow = audio.createOscillator();
  const by = audio.createGain();
  slow.frequency.value = hz;
  by.gain.value = depth;
  slow.connect(by).connect(param);
  slow.start(from);
  if (to !== undefined) slow.stop(to);
}

const NOISE_S = 2;
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** One for all that is heard on a sound card. */
export function whiteNoise(audio: BaseAudioContext): AudioBuffer {
  const made = noises.get(audio) ?? noiseOf(audio, () => Math.random() * 2 - 1);
  noises.set(audio, made);
  return made;
}

/** Two seconds of what `next` says. */
export function noiseOf(audio: BaseAudioContext, next: () => number): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * NOISE_S, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = next();
  return buffer;
}
