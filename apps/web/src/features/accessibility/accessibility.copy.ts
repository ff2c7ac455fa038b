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
  sounds: {
    title: 'Sounds and buzzes',
    line: 'All off until you turn one on.',
    calmLine: 'Less motion is on. So this is off, too.',
    all: 'All sounds and buzzes',
    taps: 'Taps',
    tapsLine: 'Pops and plops when you touch.',
    voices: 'Voices',
    voicesLine: 'Your buddy hums hello when you tap it.',
    buzz: 'Buzz',
    buzzLine: 'A tiny shake in your hand.',
    try: 'Try it',
  },
} as const;
