import type { Comfort } from '../comfort/comfort-choices.ts';
import { isEvening } from '../theme/evening.ts';
import { ATTACK_S, type Layer, type Recipe } from './recipe.ts';
import { type FeedbackName, RECIPES } from './recipes.ts';

/** Where an envelope begins and ends: silent enough to stop, and an exponential curve cannot reach 0. */
const SILENT = 0.0008;
const AT_ONCE = 3;
const BUZZ_EVERY_MS = 250;
/** Of everything together, by day and in the evening (6 dB less). */
const LOUDNESS = { day: 0.4, evening: 0.2 } as const;
const BRIGHTEST_HZ = { day: 9_000, evening: 3_000 } as const;
const SAMPLES_A_SECOND = 44_100;
/** Ten taps should not sound like a machine. */
const JITTER = 0.03;

interface Mix {
  readonly audio: BaseAudioContext;
  readonly brightness: BiquadFilterNode;
  readonly loudness: GainNode;
  readonly noise: AudioBuffer;
}

let live: { readonly audio: AudioContext; readonly mix: Mix } | undefined;
let sounding = 0;
let lastBuzzAt = Number.NEGATIVE_INFINITY;

/** What was asked for. */
type Wanted = Pick<Comfort, 'taps' | 'voices' | 'buzz'>;

/** Plays and buzzes now. What would be a fourth sound at once is left out. Throws where the browser has no sound to give. */
export async function play(name: FeedbackName, { taps, voices, buzz }: Wanted) {
  const asked: Recipe = RECIPES[name];
  const recipe: Recipe = asked.isVoice && !voices ? RECIPES.press : asked;
  if (buzz && recipe.buzz) vibrate(recipe.buzz);
  if (!(recipe.isVoice ? voices : taps) || sounding >= AT_ONCE) return;
  sounding += 1;
  try {
    live ??= openLive();
    await live.audio.resume();
    const time = isEvening(new Date()) ? 'evening' : 'day';
    live.mix.brightness.frequency.value = BRIGHTEST_HZ[time];
    live.mix.loudness.gain.value = LOUDNESS[time];
    await sound(live.mix, recipe);
  } finally {
    sounding -= 1;
  }
}

/** As it would sound by day, without a speaker. @public test/e2e/sounds.e2e.test.ts listens to all of them. */
export async function rendered(name: FeedbackName, seconds: number): Promise<Float32Array> {
  const audio = new OfflineAudioContext(1, seconds * SAMPLES_A_SECOND, SAMPLES_A_SECOND);
  void sound(mixOn(audio), RECIPES[name]);
  return (await audio.startRendering()).getChannelData(0);
}

/** A device that cannot buzz loses nothing: it is never the only sign of anything. */
function vibrate(pattern: readonly number[]): void {
  const now = performance.now();
  if (now - lastBuzzAt < BUZZ_EVERY_MS) return;
  lastBuzzAt = now;
  navigator.vibrate?.([...pattern]);
}

function openLive() {
  const audio = new AudioContext();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) void audio.suspend();
  });
  return { audio, mix: mixOn(audio) };
}

/** Between what sounds and the speakers: nothing shrill, nothing sudden, nothing loud. */
function mixOn(audio: BaseAudioContext): Mix {
  const brightness = audio.createBiquadFilter();
  brightness.type = 'lowpass';
  brightness.frequency.value = BRIGHTEST_HZ.day;
  brightness.Q.value = 0.5;
  const evener = audio.createDynamicsCompressor();
  evener.threshold.value = -20;
  evener.knee.value = 12;
  evener.ratio.value = 3;
  evener.attack.value = 0.008;
  evener.release.value = 0.18;
  const loudness = audio.createGain();
  loudness.gain.value = LOUDNESS.day;
  brightness.connect(evener).connect(loudness).connect(audio.destination);
  const noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return { audio, brightness, loudness, noise };
}

/** Resolves when the last of it has faded. */
function sound({ audio, brightness, noise }: Mix, { layers }: Recipe): Promise<void> {
  const start = audio.currentTime;
  const ended = layers.map((layer) => {
    const at = start + (layer.at ?? 0);
    const source = sourceOf(audio, layer, at, noise);
    const envelope = audio.createGain();
    const peak = at + (layer.attack ?? ATTACK_S);
    envelope.gain.setValueAtTime(SILENT, at);
    envelope.gain.exponentialRampToValueAtTime(layer.gain, peak);
    envelope.gain.exponentialRampToValueAtTime(SILENT, peak + layer.decay);
    for (const last of source.last) last.connect(envelope);
    (layer.tremolo === undefined ? envelope : trembling(audio, envelope, layer.tremolo, at)).connect(brightness);
    source.first.start(at);
    source.first.stop(peak + layer.decay + 0.02);
    return new Promise<void>((resolve) => {
      source.first.onended = () => resolve();
    });
  });
  return Promise.all(ended).then(() => undefined);
}

function sourceOf(
  audio: BaseAudioContext,
  { wave, filter, q = 1, from, to, glide, formants }: Layer,
  at: number,
  noise: AudioBuffer,
) {
  const jitter = 1 + (Math.random() - 0.5) * JITTER;
  const slide = (frequency: AudioParam) => {
    frequency.setValueAtTime(from * jitter, at);
    if (to && glide) frequency.exponentialRampToValueAtTime(to * jitter, at + glide);
  };
  if (wave === 'noise') {
    const first = audio.createBufferSource();
    first.buffer = noise;
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
  return { first, last: formants ? mouthOf(audio, first, formants) : [first] };
}

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

const TREMOLO_DEPTH = 0.3;

function trembling(audio: BaseAudioContext, envelope: AudioNode, hz: number, at: number): AudioNode {
  const out = audio.createGain();
  const slow = audio.createOscillator();
  const depth = audio.createGain();
  slow.frequency.value = hz;
  depth.gain.value = TREMOLO_DEPTH;
  slow.connect(depth).connect(out.gain);
  slow.start(at);
  slow.stop(at + 1);
  envelope.connect(out);
  return out;
}
