import { useState } from 'react';

/** A sticker's movement, once for each call. None under reduced motion: the style sheets see to that. */
export function usePlayOnce(playsFirst = false) {
  const [animate, setAnimate] = useState(playsFirst);
  return { animate, play: () => setAnimate(true), onAnimationEnd: () => setAnimate(false) };
}
