import type { WonderlingId } from '@wonderlings/account/catalogue';

/** Of day.json, `firstRun`, and of the specification where it has the words. */
export const FIRST_RUN = {
  progress: 'Step {n} of 4',
  skip: 'Skip',
  skipAll: 'Skip all of this',
  next: 'Next',
  help: 'I need help now',
  buddy: {
    title: 'Who comes with you?',
    before: 'The one before',
    after: 'The next one',
    all: 'All twelve',
    choose: 'Hi, {buddy}!',
  },
  colors: { title: 'Choose Your Favorite Colors!', lands: 'Six lands', choose: 'This is my land' },
  feeling: { title: 'How are you feeling?', line: 'All feelings are okay here.', listening: 'I am listening.' },
  seed: {
    title: 'Your first seed is in!',
    /** In the evening, and after a hard feeling. */
    quietTitle: 'Your first seed is in.',
    line: 'Come by tomorrow and see it grow.',
    titleWithoutFeeling: 'This spot is yours.',
    withoutFeeling: 'A seed waits here. Any feeling can plant it.',
    calm: 'No rush. Seeds can wait.',
    go: 'Go to my land',
  },
} as const;

/** Each of the twelve says one sentence. */
export const INTRODUCTIONS: Readonly<Record<WonderlingId, string>> = {
  zola: 'I puff small clouds, and I am never in a rush.',
  bella: 'I dance on one leg, and I love a good wobble.',
  rally: 'I zip left, I zip right, and I cheer for each try.',
  setta: 'I have big paws, a soft heart, and room for a hug.',
  pogo: 'Boing, I hop first and think later.',
  lulu: 'Whoo, I sit up with the moon so you can sleep.',
  fern: 'My ears are leaves, and I say hello to each bug.',
  blot: 'I have eight pens, lots of ink, and I never peek.',
  hum: 'Mmm, I float by slowly and make room to rest.',
  tuck: 'I carry a toolbox for big feelings on my back.',
  glim: 'Psst, I light my lamp when I see a kind thing.',
  pip: 'We are two otters, and we never let go first.',
};
