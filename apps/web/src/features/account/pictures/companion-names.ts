import type { WonderlingId } from '../../../art/companions/cast.ts';

/** As they are called on a picture. The catalogue of the companions has much more of each, which the sign-in page does not need. */
const NAMES = {
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
} as const satisfies Record<WonderlingId, string>;

export const COMPANION_NAMES: Readonly<Record<string, string>> = NAMES;
