/** One voice of a small sound. Times are in seconds from its start, pitches in Hz, `gain` is the peak before the mix. */
export interface Layer {
  readonly wave: 'sine' | 'triangle' | 'sawtooth' | 'noise';
  /** Of noise: which part of it is heard. */
  readonly filter?: 'bandpass' | 'lowpass';
  readonly q?: number;
  readonly from: number;
  /** Where the pitch slides to, in `glide` seconds; without, it stays. */
  readonly to?: number;
  readonly glide?: number;
  readonly at?: number;
  /** Slower than 4 ms, so that no sound begins with a click. */
  readonly attack?: number;
  readonly decay: number;
  readonly gain: number;
  /** Of a voice: the two pitches that its mouth lets through. */
  readonly formants?: readonly [hz: number, hz: number];
  /** How many times a second its loudness trembles. */
  readonly tremolo?: number;
}

export interface Recipe {
  readonly layers: readonly Layer[];
  /** Milliseconds: buzz, rest, buzz. */
  readonly buzz?: readonly number[];
  /** Heard where voices were asked for; elsewhere it is a press like any other. */
  readonly isVoice?: boolean;
}

export const ATTACK_S = 0.004;
