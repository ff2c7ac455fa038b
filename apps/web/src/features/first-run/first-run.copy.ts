import type { WonderlingId } from '../../art/companions/cast.ts';

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
    withoutFeeling: 'A seed for your first day. Any feeling can water it.',
    calm: 'No rush. Seeds can wait.',
    go: 'Go to my land',
  },
} as const;

/** Each of the twelve says one sentence. */
export const INTRODUCTIONS: Readonly<Record<WonderlingId, { readonly name: string; readonly says: string }>> = {
  zola: { name: 'Zola', says: 'I puff small clouds, and I am never in a rush.' },
  bella: { name: 'Bella', says: 'I dance on one leg, and I love a good wobble.' },
  rally: { name: 'Rally', says: 'I zip left, I zip right, and I cheer for each try.' },
  setta: { name: 'Setta', says: 'I have big paws, a soft heart, and room for a hug.' },
  pogo: { name: 'Pogo', says: 'Boing, I hop first and think later.' },
  lulu: { name: 'Lulu', says: 'Whoo, I sit up with the moon so you can sleep.' },
  fern: { name: 'Fern', says: 'My ears are leaves, and I say hello to each bug.' },
  blot: { name: 'Blot', says: 'I have eight pens, lots of ink, and I never peek.' },
  hum: { name: 'Hum', says: 'Mmm, I float by slowly and make room to rest.' },
  tuck: { name: 'Tuck', says: 'I carry a toolbox for big feelings on my back.' },
  glim: { name: 'Glim', says: 'Psst, I light my lamp when I see a kind thing.' },
  pip: { name: 'Pip and Tam', says: 'We are two otters, and we never let go first.' },
};
