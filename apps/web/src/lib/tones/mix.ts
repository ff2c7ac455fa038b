import { isEvening } from '../theme/evening.ts';

/** How loud each kind is beside the others, before {@link Mix}. */
export const BUS = { taps: 0.8, voices: 0.7, waves: 0.6 } as const;

/** Of everything together: in the evening 6 dB less, and darker. */
const LOUDNESS = { day: 0.5, evening: 0.25 } as const;
const BRIGHTEST_HZ = { day: 9_000, evening: 3_000 } as const;

/** Between what sounds and the speakers: nothing shrill, nothing sudden, nothing loud. */
export interface Mix {
  /** Connect sounds to this. */
  readonly into: AudioNode;
  /** Turns it to the time of day. */
  tune(now: Date): void;
}

/** As by day, until it is tuned. */
export function mixOn(audio: BaseAudioContext, out: AudioNode): Mix {
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
  brightness.connect(evener).connect(loudness).connect(out);
  return {
    into: brightness,
    tune(now) {
      const time = isEvening(now) ? 'evening' : 'day';
      brightness.frequency.value = BRIGHTEST_HZ[time];
      loudness.gain.value = LOUDNESS[time];
    },
  };
}

/** A part of the mix: what is connected to it is as loud as its kind. */
export function busOf(audio: BaseAudioContext, kind: keyof typeof BUS, { into }: Mix): GainNode {
  const bus = audio.createGain();
  bus.gain.value = BUS[kind];
  bus.connect(into);
  return bus;
}

const HIDDEN_S = 0.2;
/** 6 dB. */
const UNDER = 0.5;
const UNDER_S = { down: 0.12, up: 0.6 } as const;

/** In front of the speakers: closed while the tab is hidden or a session stands still, and the sound card sleeps meanwhile. */
export interface Curtain {
  readonly into: GainNode;
  /** In so many seconds. What is heard goes on later from where it was. */
  hush(quiet: boolean, seconds: number): void;
  /** Softer, while something is said over it. */
  duck(isUnder: boolean): void;
  /** No more, and not on a tab that comes back. */
  leave(): void;
}

export function curtainOn(audio: AudioContext): Curtain {
  const into = audio.createGain();
  into.connect(audio.destination);
  let asleep: ReturnType<typeof setTimeout> | undefined;
  let isHushed = false;
  let isUnder = false;
  const settle = (seconds: number) => {
    clearTimeout(asleep);
    const isClosed = isHushed || document.hidden;
    if (isClosed) asleep = setTimeout(() => void audio.suspend(), seconds * 1000);
    // A card that is not let go on says so where it is opened.
    else audio.resume().catch(() => {});
    fadeTo(into.gain, isClosed ? 0 : isUnder ? UNDER : 1, audio.currentTime, seconds);
  };
  const onVisibility = () => settle(HIDDEN_S);
  document.addEventListener('visibilitychange', onVisibility);
  return {
    into,
    hush(quiet, seconds) {
      if (quiet === isHushed) return;
      isHushed = quiet;
      settle(seconds);
    },
    duck(next) {
      if (next === isUnder) return;
      isUnder = next;
      settle(next ? UNDER_S.down : UNDER_S.up);
    },
    leave() {
      clearTimeout(asleep);
      document.removeEventListener('visibilitychange', onVisibility);
    },
  };
}

/** From wherever it is now. */
export function fadeTo(param: AudioParam, to: number, at: number, seconds: number): void {
  param.cancelScheduledValues(at);
  param.setValueAtTime(param.value, at);
  param.linearRampToValueAtTime(to, at + seconds);
}
