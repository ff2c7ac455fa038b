import type { Mood } from '../cast.ts';

/** Down, over and back: a mood arrives like a small landing. */
const LANDING: Keyframe[] = [
  { transform: 'scale(1.02, 0.96)' },
  { transform: 'scale(0.99, 1.02)', offset: 0.55 },
  { transform: 'none' },
];
const LANDING_MS = 240;

/** Two hops, the second lower, then a rest. */
const HOPS: Keyframe[] = [
  { transform: 'none', easing: 'ease-out' },
  { transform: 'translateY(-6%)', offset: 0.25, easing: 'ease-in' },
  { transform: 'scale(1.02, 0.97)', offset: 0.5, easing: 'ease-out' },
  { transform: 'translateY(-4%)', offset: 0.75, easing: 'ease-in' },
  { transform: 'none' },
];
const HOPS_MS = 760;

/** Plays the arrival of a mood on the whole drawing. */
export function playMoodChange(drawing: Element, mood: Mood): void {
  if (mood === 'cheering') drawing.animate(HOPS, { duration: HOPS_MS });
  else drawing.animate(LANDING, { duration: LANDING_MS, easing: 'ease-out' });
}
