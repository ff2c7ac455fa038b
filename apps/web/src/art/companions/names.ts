import type { WonderlingId } from './cast.ts';

/** What each is called, for pages that need no more: the catalogue of the companions has much more of each. `names.test.ts` holds the two together. */
export const COMPANION_NAMES: Readonly<Record<WonderlingId, string>> = {
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
};
