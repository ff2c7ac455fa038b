export const BRAND = 'Wonderlings';

export const SHELL = {
  nav: { label: 'Main', home: 'Home', journal: 'Feelings journal', login: 'Login', logout: 'Logout' },
  footer: {
    safe: 'Safe & Secure',
    safeNote: 'No ads. No one sells what you write.',
    copyright: '© {year} Wonderlings',
  },
  skip: 'Skip to the main part',
  loading: 'Zola is puffing up a cloud...',
} as const;
