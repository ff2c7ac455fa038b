/** The words of "I need help now" and of the card after a note. */
export const HELP = {
  button: 'I need help now',
  title: 'You can get help now',
  lines: ['Telling somebody is brave.', 'You are not in trouble.', 'It is not your fault.'],
  danger: {
    title: 'In danger right now?',
    text: 'Are you or somebody else hurt? Call this number, or ask anyone near you to call.',
  },
  tell: { title: 'Tell a grown-up you trust', text: 'Go to them, call them, or show them this page.' },
  whoTitle: 'Who could it be?',
  who: [
    'a parent or step-parent',
    'a grandparent, aunt or uncle',
    'a teacher or school nurse',
    'a coach or club leader',
    "a friend's mom or dad",
    'a neighbor you know well',
    'a doctor',
  ],
  sayTitle: 'What could you say?',
  say: [
    'I need help with something.',
    'I do not feel safe.',
    'Can you sit with me? It is hard to say.',
    'I have thoughts that scare me.',
    'Somebody hurt me.',
    'Please read what I wrote.',
  ],
  again: { title: 'If they do not listen', text: 'Tell another grown-up. Keep telling until somebody helps.' },
  secret: 'A secret that hurts is okay to tell.',
  call: {
    title: 'Talk to a kind person on the phone',
    text: 'These people listen to children all day. You do not have to give your name.',
    tips: ['You can say: I do not know how to start.', 'You can stop at any time.', 'You can call again.'],
  },
  screenAdult: 'Show this to a grown-up',
  adultNote:
    'For the grown-up: stay with the child, listen, thank them for telling you, and do not promise to keep it secret. If there is any danger to life, call the emergency number now and do not leave the child alone.',
  back: 'Go back',
} as const;

/** Ours: a message is sent to a line, numbers change, and until a person has checked a country's, a grown-up is told so. */
export const HELP_NUMBERS = {
  send: 'Send {keyword} to {number}',
  noAnswer: 'Does a number not work? Try another one, or go to a grown-up.',
  unchecked:
    'For the grown-up: these numbers come from public lists. Nobody has checked them with the helplines themselves yet.',
} as const;

export const HELP_COUNTRY = {
  label: 'Where are you?',
  hint: "We guess from your device's language. You can change it. We do not keep it anywhere else.",
} as const;

export const HELP_ELSEWHERE = {
  title: 'Another country?',
  text: 'In much of Europe, 112 is for emergencies. Many countries have a child helpline on 116 111. A grown-up can look on these pages.',
  links: [
    { name: 'Child Helpline International', url: 'https://childhelplineinternational.org' },
    { name: 'Find a Helpline', url: 'https://findahelpline.com' },
  ],
} as const;

export const AFTER_NOTE = {
  title: 'Your words are saved',
  lines: [
    'Some days hurt a lot.',
    'When it hurts like that, you do not have to be alone with it.',
    'A grown-up you trust would want to know.',
  ],
  open: 'Show me who can help',
  tell: 'What could I say?',
  close: 'Not now',
  closed: 'Okay. The help button is always there.',
  privacy: 'Only this device looked for hard words. Nobody else has seen your note.',
} as const;
