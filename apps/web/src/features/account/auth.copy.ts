export const AUTH = {
  tabs: { label: 'Login or register', login: 'Login', register: 'Register' },
  login: {
    heading: 'Good to see you',
    username: 'Username',
    password: 'Password',
    submit: 'Sign In',
    pending: 'Logging in...',
    demo: 'Quick Start Demo',
    demoPending: 'Starting...',
    demoNote: 'Just looking? The demo is yours alone. It is gone in a day.',
    demoGrownUp: 'The grown-up password of the demo: {password}',
    remember: 'Remember this device',
    rememberNote: 'Leave this off if others use it too.',
  },
  register: {
    heading: 'Make your own space',
    username: 'Username',
    usernameHint: 'Not your real name. Make one up.',
    displayName: 'What can we call you?',
    password: 'Password',
    confirmPassword: 'Password, once more',
    submit: 'Create Account',
    pending: 'Creating account...',
    grownUpHint: 'Ask a grown-up to help you with this page.',
  },
  noAnswer: 'We could not reach Wonderlings. What you typed is still here. Try again?',
} as const;

export const AUTH_FEATURES = [
  { id: 'feelings', title: 'A page for your feelings', text: 'All of them. Even the prickly ones.' },
  { id: 'breathe-and-move', title: 'Breathe, move, rest', text: 'Short things you can do any time.' },
  { id: 'friends', title: 'Friends by your side', text: 'Twelve wonderlings. Choose a buddy.' },
  { id: 'private', title: 'Yours to keep', text: 'No ads. No one sells what you write.' },
] as const;
