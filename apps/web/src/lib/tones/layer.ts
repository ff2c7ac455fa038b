/** One voice of a sound. Times are in seconds from its start, pitches in Hz, `gain` is the peak before the mix. */
export interface Layer {
  readonly wave: 'sine' | 'triangle' | 'sawtooth' | 'noise';
  /** Of noise: which part of it is heard. */
  readonly filter?: 'bandpass' | 'lowpass';
  readonly q?: number;
  readonly from: number;
  /** Where the pitch slides to, in `glide` seconds; without, it stays. */
  readonly to?: number;
  readonly glide?: number;
  /** Where it slides after that. */
  readonly next?: { readonly to: number; readonly glide: number };
  readonly at?: number;
  /** Slower than 4 ms, so that no sound begins with a click. */
  readonly attack?: number;
  /** How long it stays at its peak. */
  readonly hold?: number;
  readonly decay: number;
  readonly gain: number;
  /** Of a voice: the two pitches that its mouth lets through. */
  readonly formants?: readonly [hz: number, hz: number];
  /** Its loudness trembles: times a second, and by which part of it. */
  readonly tremolo?: { readonly hz: number; readonly depth: number };
  /** Its pitch does. */
  readonly vibrato?: { readonly hz: number; readonly depth: number };
}

export const ATTACK_S = 0.004;
