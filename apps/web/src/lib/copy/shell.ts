export const BRAND = 'Wonderlings';

export const SHELL = {
  nav: {
    label: 'Main',
    home: 'Home',
    progress: 'Progress',
    affirmations: 'Daily Affirmations',
    coping: 'Coping Tools',
    settings: 'Settings',
    journal: 'Feelings journal',
    login: 'Login',
    logout: 'Logout',
    /** Ours: said after "Progress" by a screen reader, where others see a dot. */
    somethingNew: 'something new',
  },
  me: { open: '{name}: help and logout', close: 'Close', buddy: '{buddy} is your buddy', history: 'Your history' },
  footer: {
    forAdults: 'For Adults',
    parents: 'For Parents',
    privacy: 'Privacy',
    about: 'About',
    safe: 'Safe & Secure',
    safeNote: 'No ads. No one sells what you write.',
    copyright: '© {year} Wonderlings',
  },
  skip: 'Skip to the main part',
  loading: 'Zola is puffing up a cloud...',
} as const;

export const HOME = {
  tagline: 'Small steps. Big feelings. Good days.',
  welcomeHeading: 'Welcome, young Wonderlings!',
  intro: 'Breathe, move, rest and write, with friends who get it.',
} as const;

/** Apart from the rest of the help, because it is on every page. */
export const HELP_BUTTON = 'I need help now';

/** Said aloud while the shapes of what comes are on the page. */
export const LOADING = { things: 'Your things are coming...' } as const;
