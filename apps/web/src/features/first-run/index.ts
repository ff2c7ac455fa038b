// The first minutes of a new account: a buddy, colors, a feeling, a seed.

export { FirstRunPage } from './first-run-page.tsx';
export { type FirstRunSearch, firstRunStep } from './first-run-steps.ts';
