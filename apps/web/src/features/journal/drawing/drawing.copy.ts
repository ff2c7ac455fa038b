/** Of the content (day.json, drawing). */
export const DRAWING_COPY = {
  ways: { label: 'Write or draw', write: 'Write it', draw: 'Draw it' },
  paper: 'Your page',
  crayons: 'Six crayons',
  picked: '{color} is in your hand.',
  undo: 'Undo',
  redo: 'Put it back',
  undone: 'One line taken back.',
  clear: 'Start over',
  clearAsk: {
    title: 'Take a fresh page?',
    text: 'This drawing goes away. You can say no.',
    yes: 'Fresh page',
    no: 'Keep drawing',
  },
  stamps: {
    label: 'Stamps',
    one: '{sticker} stamp',
    placed: '{sticker} is on the page.',
    bigger: 'Bigger',
    smaller: 'Smaller',
    turn: 'Turn it',
    more: 'More stamps come with new stickers.',
  },
  keys: { stamp: 'Arrow keys move the stamp. Enter sets it down.' },
  save: 'Keep this drawing',
  full: 'This page is full of lines! Keep it, and take a fresh one.',
  empty: 'Put a finger down and pull.',
  describe: {
    label: 'What did you draw?',
    hint: 'A few words, so it can be read out too.',
    placeholder: 'a dog under a sun',
  },
  alt: {
    withWords: 'Your drawing: {words}',
    lines: 'A drawing from {date}, in {colors}.',
    stamps: 'A drawing from {date}, with the stamps {stickers}.',
    both: 'A drawing from {date}, in {colors}, with {stickers}.',
    soFar: 'Your drawing so far, {n} lines.',
    empty: 'An empty page.',
  },
} as const;

/** Our own: the content has no words for these, or the sample page has. */
export const OWN_DRAWING_COPY = {
  blot: 'Wobbly lines count.',
  oneSoFar: 'Your drawing so far, 1 line.',
  keysOfCrayon: 'Arrow keys move the crayon. Enter puts it down, and lifts it.',
  noStampsYet: 'Your first stickers will be stamps here.',
  moreStamps: 'More stamps',
  fewerStamps: 'Fewer stamps',
  loading: 'Your paper is coming...',
} as const;

/** What to draw, in turn, a day each. */
export const DRAWING_PROMPTS = [
  'Draw the weather inside you.',
  'Fill the page with the color of today.',
  'What shape is your feeling?',
  'Draw a place where you feel safe.',
  'Draw someone who is kind to you.',
  'Draw the best bit of your day.',
  'Draw the hard bit. Make it small.',
  'Which animal are you today?',
  'One long line. Where does it go?',
  'Draw a dream, or make one up.',
  'Draw a wish.',
  'Draw a house for a wonderling.',
  'What does today sound like? Draw that.',
  'Scribble it all out. Then find a face in it.',
] as const;
