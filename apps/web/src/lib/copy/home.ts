export const HOME = {
  tagline: 'Small steps. Big feelings. Good days.',
  welcomeHeading: 'Welcome, young Wonderlings!',
  intro: 'Breathe, move, rest and write, with friends who get it.',
} as const;
