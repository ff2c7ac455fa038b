// What can be earned, what was, and why.

export { allOwned, type Owned } from './collectable.ts';
export { MEDAL_COPY } from './collection.copy.ts';
export type { BadgesAddress } from './collection-view.tsx';
export { failureOf } from './reads-together.ts';
