import type { Plugin } from 'vite';

const CLIENT = '/react-dom/cjs/react-dom-client.production.js';
const REGISTERED = 'registerSimpleEvent(ANIMATION_ITERATION, "onAnimationIteration");';

/**
 * Has React not listen for `animationiteration`. It listens at the root for every event that there is, and where a page
 * listens for this one, a browser runs each turn of each endless animation on the page's main thread, though all of it
 * could be left to the compositor: a child's home on a phone was busy for 86 % of the time while nothing happened
 * (docs/performance.md). `onAnimationIteration` therefore is never called, and a build that uses it is refused.
 */
export function reactWithoutIterationEvents(): Plugin {
  let isLeftOut = false;
  return {
    name: 'react-without-iteration-events',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      if (id.endsWith(CLIENT)) {
        if (!code.includes(REGISTERED)) this.error('React registers onAnimationIteration in another way now.');
        isLeftOut = true;
        return { code: code.replace(REGISTERED, ''), map: null };
      }
      if (id.includes('/apps/web/src/') && code.includes('onAnimationIteration'))
        this.error('onAnimationIteration is never called: give the animation an end, and use onAnimationEnd.');
      return undefined;
    },
    buildEnd(error) {
      if (!error && !isLeftOut) this.error(`${CLIENT} is not in this build: where does React register its events now?`);
    },
  };
}
