// What can be earned, what was, and why.

export type { BadgesAddress } from './badges-address.ts';
export { allHad, type Had } from './collection/had.ts';
export { failureOf } from './collection/reads-together.ts';
export { MEDAL_COPY } from './collection.copy.ts';
