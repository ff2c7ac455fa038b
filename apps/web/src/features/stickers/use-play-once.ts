import { type AnimationEvent, useState } from 'react';

/** A sticker's movement, once for each call. None under reduced motion: the style sheets see to that. */
export function usePlayOnce(playsFirst = false) {
  const [animate, setAnimate] = useState(playsFirst);
  return {
    animate,
    play: () => setAnimate(true),
    onAnimationEnd: ({ currentTarget }: AnimationEvent) => {
      // A drawing may turn in parts of different lengths: the first that ends takes none of the others with it.
      if (!movesStill(currentTarget)) setAnimate(false);
    },
  };
}

/** What moves without end is no part of a movement that is played once. */
const movesStill = (element: Element): boolean =>
  element
    .getAnimations({ subtree: true })
    .some(
      ({ effect, playState }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );
