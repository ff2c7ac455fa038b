/** From the mock-ups of the glass history and the content's `history-pages.json`; `{name}` is what the child is called. */
export const CARD_COPY = {
  heading: 'For your grown-up',
  lead: 'A grown-up who looks after you can set a password here. Do it side by side.',
  thenLine: 'Then they can look at your history with you, or on their own. You will always see that they looked.',
  canSee: {
    title: 'A grown-up can see',
    items: ['the days you were here', 'the feelings you saved', 'what you finished and won'],
  },
  stays: {
    title: 'This stays yours',
    items: [
      'the words of your notes and pages',
      'your answers to Glim’s questions',
      'your nights, plants and photos: they never leave this device',
    ],
  },
  setUp: 'Set it up together',
  notYet: 'No grown-up password yet. Only you can see your history.',
  set: 'A grown-up password was set on {date}.',
  area: 'The area opens for 15 minutes, on one device. A sign shows while it is open.',
  open: 'Open the grown-up area',
  goOn: 'Go to the grown-up area',
  more: 'More about the grown-up password',
  change: 'Change the password',
  forgotten: 'The password is forgotten',
  consent: 'What you agreed to, and when',
  erase: 'Erase this account',
  failed: 'This did not load. Nothing is lost. Please try again.',
  again: 'Try again',
  loading: 'Loading...',
  demo: 'This is the demo. Its grown-up password is: {password}',
  reset: {
    asked: 'A new password was asked for. You can stop it.',
    from: 'From {day}, {time} on a new one can be set here. The old one works until then.',
    due: 'A new grown-up password can be set now. Do it side by side.',
    set: 'Set a new one',
    stop: 'Stop it',
    stopped: 'You stopped it. The old password stays.',
  },
  tryOut: {
    title: 'Your grown-up has to say yes. Until then this is a try-out.',
    ends: 'The try-out ends on {day} at {time}.',
    withdrawn: 'Your grown-up took their yes back. This account ends on {day} at {time}.',
    yes: 'Give it to your grown-up',
  },
} as const;

export const SET_UP_COPY = {
  steps: ['Together', 'Password', 'Done'],
  stepsLabel: 'Step {n} of 3',
  together: {
    title: 'Sit down side by side',
    forYou: 'For you, {name}',
    line: 'Your grown-up sets a password. Then they can see what you did here.',
    yours: 'Your words stay yours.',
    look: 'You will see each time they look.',
    forGrownUp: 'For the grown-up',
    lead: 'You will see days, feelings and what was finished. You will see that a note was written, not what it says.',
    why: 'Please tell your child why you want to look. That matters more than the password.',
    notNow: 'Not now',
    both: 'We are both here',
  },
  password: {
    title: 'Choose the grown-up password',
    lead: 'Now the grown-up types. Looking away for a moment is polite.',
    hint: 'At least 10 characters. A short sentence works well. Not the password that {name} signs in with.',
    noReset:
      'Nobody can send it to you. If it is forgotten, a new one takes one day, and {name} sees that it was asked for.',
    back: 'Back',
    button: 'Set the password',
    pending: 'Setting it...',
  },
  done: {
    title: 'That is done',
    facts: [
      {
        title: '{name}, look for the glasses.',
        text: 'They are on the screen while the area is open, and in your history each time a grown-up looked.',
      },
      { title: 'It closes by itself', text: 'after 15 minutes, and opens on one device only.' },
      { title: 'Notes stay closed.', text: '{name} may show one, and take it back.' },
    ],
    history: 'The history of {name} now says that a grown-up password was set.',
    button: 'All right',
  },
} as const;

export const PASSWORD_COPY = {
  label: 'Grown-up password',
  again: 'Once more',
  enough: '{n} characters: long enough',
  tooShort: '{n} more characters are needed.',
  tooShortOne: '1 more character is needed.',
  tooLong: 'Please use at most 128 characters.',
  differ: 'The two are not the same.',
  same: 'This is the password that {name} signs in with. Please choose another.',
  common: 'This one is on the list of passwords that are guessed first. Please choose another.',
  failed: 'That did not go through. Nothing has changed. Try again?',
} as const;

export const UNLOCK_COPY = {
  title: 'Grown-up area',
  lead: 'It opens for 15 minutes, on this device only. {name}’s history will say that you were here.',
  button: 'Open for 15 minutes',
  pending: 'Opening...',
  notNow: 'Not now',
  forgotten: 'The password is forgotten',
  wrong: 'That was not it. You can try again now.',
  wrongMany: 'That was not it. Wrong tries so far: {n}.',
  wait: 'The next try is possible at {time}.',
  waitLine:
    'Each wrong try now waits longer: 30 seconds, 2 minutes, 10 minutes, then an hour. {name} can go on playing meanwhile.',
  waitSees: 'The history of {name} says that somebody tried, and that it stayed closed.',
  tryAt: 'Try again at {time}',
  elsewhere: 'The area is open on another device. Opening it here closes it there.',
  expired: 'The 15 minutes are over, so the area closed. Nothing was lost.',
  demo: 'In the demo it is: {password}',
} as const;

export const FORGOTTEN_COPY = {
  title: 'A new grown-up password',
  lead: 'We have no email address, so nobody can send you a link. It works like this:',
  steps: [
    { title: 'Sit down with {name}.', text: '{name} types the password for signing in below.' },
    {
      title: 'Wait one day.',
      text: 'Until then the old password still works, and {name} can stop this with one tap.',
    },
    { title: 'Set a new one,', text: 'together, in Settings.' },
  ],
  label: 'The password that {name} signs in with',
  sees: '{name}’s history will say: “A new grown-up password was asked for. You can stop it.”',
  back: 'Back',
  button: 'Ask for a new one',
  pending: 'Asking...',
  wrong: 'That is not the password of this account.',
  neither: 'Neither password is known? Then nobody can open the account, and we cannot either.',
  neitherWrite: 'Write to {email} if you need help erasing it.',
  asked: { title: 'Asked for', description: 'From {day}, {time} on you can set a new one in Settings.' },
} as const;

export const CHANGE_COPY = {
  title: 'Change the grown-up password',
  now: 'The one that is set now',
  next: 'The new one',
  again: 'The new one, once more',
  back: 'Back',
  button: 'Change it',
  pending: 'Changing it...',
  done: { title: 'Changed', description: 'The history says so. The area is closed everywhere.' },
  dueTitle: 'A new grown-up password',
  dueLead: 'The day is over. Set it together; then the old one is gone.',
} as const;

export const SIGN_COPY = {
  label: 'The grown-up area is open on this device',
  open: 'Grown-up area open',
  left: 'closes by itself in {n} min',
  lastMinute: 'closes in less than a minute',
  close: 'Close now',
  closing: 'Closing...',
  closed: { title: 'Closed', description: '{name} can see that you were here.' },
  closedByItself: { title: 'The grown-up area is closed.' },
  closeFailed: { title: 'It did not close.', description: 'It closes by itself. Try again?' },
} as const;

export const CONSENT_COPY = {
  hand: '{name}, please give this to your grown-up now. It takes a minute.',
  title: 'One minute for the grown-up',
  lead: '{name} has just made an account. Before it begins, this is what you should know.',
  leadLater: 'This is what you should know about the account of {name}.',
  leadRequired: 'The law asks this operator for your agreement.',
  points: [
    {
      id: 'kept',
      title: 'What is kept',
      text: 'Feelings, notes, what was finished, and the name that was chosen. No email address, no place, no camera unless a photo is picked, and that stays on the device.',
    },
    {
      id: 'history',
      title: 'There is a history',
      text: 'All that {name} does here is written down in plain words. {name} can read all of it. You can see what was done, not the words in notes.',
    },
    { id: 'erase', title: 'It can be erased', text: 'At any time, by you or by {name}. You get a receipt.' },
    {
      id: 'not',
      title: 'What it is not',
      text: 'No treatment and no emergency help. Nobody watches the notes.',
    },
  ],
  all: 'All of it, field by field',
  yes: 'Your yes',
  label: 'A grown-up password',
  labelSet: 'The grown-up password',
  hint: 'At least 10 characters. Not the one that {name} uses.',
  again: 'Once more',
  agree: 'I look after {name}, and I agree to what is kept.',
  agreeFirst: 'Please tick this first, if you agree.',
  button: 'Yes, {name} may begin',
  buttonLater: 'Yes, that is okay',
  pending: 'Saying yes...',
  later: 'Not now. We will be asked again.',
  laterLine: 'Without a yes {name} can use everything, and nothing is lost.',
  laterRequired: 'Not now. {name} can try everything for 24 hours.',
  laterRequiredLine: 'Without a yes the account is a try-out: it is erased on {day} at {time}.',
  done: { title: 'Thank you.', description: 'The history of {name} says that you agreed, on {date}.' },
  given: 'You agreed on {date} to the text of {version}.',
  goOn: 'Go on',
  withdraw: {
    open: 'Take your agreement back',
    title: 'Take your agreement back',
    text: 'Then the account is put to sleep and erased after 24 hours, as under “Erase”.',
    keep: 'Keep the account',
    button: 'Take it back',
    pending: 'Taking it back...',
  },
} as const;
