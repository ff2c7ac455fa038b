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

/** Of day.json, both, for a child that is signed in; what no sentence there says is ours. */
export const PICTURE_SETTINGS = {
  heading: 'Your picture on this device',
  loading: 'Looking at this device',
  failed: 'We could not look at this device.',
  retry: 'Try again',
  ask: 'Show my picture on this device?',
  text: 'Then you tap your picture to come in.',
  shared: 'Do others use it? Add a code of four friends.',
  noOther: 'The others here do not see what is yours.',
  yes: 'Yes, show me',
  showing: 'Showing...',
  no: 'No, not here',
  here: '{buddy} is your picture here.',
  shown: 'Your picture is here now.',
  gone: 'Your picture is off here.',
  password: 'Your password',
  code: {
    heading: 'Code of four friends',
    on: 'The code is on, here only.',
    off: 'No code. One tap lets you in.',
    turnOn: 'Pick four friends',
    change: 'Pick four new friends',
    turnOff: 'Turn the code off',
    turningOff: 'Turning it off...',
    line: 'They are your key. Keep it a secret.',
    tip: 'Tip: pick two you know well and two new ones.',
    again: 'Pick the same four, once more.',
    different: 'Those were not the same. Start again?',
    tell: 'You may tell your grown-up, and no one else.',
    save: 'Save my four',
    saving: 'Saving...',
    saved: 'Your four friends will know you now.',
    isOff: 'The code is off.',
  },
} as const;
