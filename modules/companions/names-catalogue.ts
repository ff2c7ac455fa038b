/** What each is called, for pages that need no more of them. */
export const COMPANION_NAMES = {
  zola: 'Zola',
  bella: 'Bella',
  rally: 'Rally',
  setta: 'Setta',
  pogo: 'Pogo',
  lulu: 'Lulu',
  fern: 'Fern',
  blot: 'Blot',
  hum: 'Hum',
  tuck: 'Tuck',
  glim: 'Glim',
  pip: 'Pip and Tam',
} as const;
