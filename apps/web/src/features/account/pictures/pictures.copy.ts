/** Of day.json, `pictureSignIn`. A device that is shared says no name: who is meant is a companion. */
export const PICTURES = {
  title: 'Who is here?',
  newHere: 'New here',
  password: 'Use a password',
  guest: 'Just looking',
  opening: 'Opening your land...',
  help: 'I need help now',
  ended: 'Please come in with your password this time.',
  addByGrownUp: 'A grown-up can add one more.',
  full: 'Six pictures fit here. Take one off first.',
  /** No answer at all. */
  noAnswer: 'We could not reach Wonderlings. Try again?',
  back: 'Back',
  forget: {
    label: 'Take my picture off here',
    title: 'Take your picture off?',
    text: 'Your things stay safe. Next time you type your name.',
    yes: 'Take it off',
    pending: 'Taking it off...',
    no: 'Leave it',
    failed: 'It is still here. Try again?',
  },
  remember: {
    label: 'Show my picture on this device',
    hint: 'Then you tap your picture to come in.',
  },
} as const;

/** Of day.json, `pictureCode`. */
export const PICTURE_CODE = {
  title: 'Your four friends?',
  picked: '{n} of 4 picked',
  all: 'All twelve',
  order: 'Any order is fine.',
  clear: 'Start again',
  wrong: ["Let's try again.", 'Not those four. Have one more look.', 'Hmm, not yet. Try once more.'],
  lastTry: 'One more try. Then we use your password.',
  locked: { title: 'Now we use your password.', text: 'Ask a grown-up if you need help. Nothing is lost.' },
  forgot: 'I forgot my friends',
  forgotLine: 'That happens. Type your password, then pick new ones.',
} as const;
