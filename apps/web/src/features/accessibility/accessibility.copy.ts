export const ACCESSIBILITY = {
  open: 'Make it fit you',
  /** Where there is a word below each icon. */
  short: 'Fit you',
  close: 'Close',
  textSize: 'Text size',
  sizes: { normal: 'Normal', large: 'Large', largest: 'Largest' },
  calmMotion: 'Less motion',
  strongColors: 'Stronger colors',
  voice: 'Voice',
} as const;
