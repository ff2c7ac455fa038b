import { type RefObject, useEffect, useState } from 'react';
import { coversNothing, freeSpot, type Spot, spotsAtBottom, spotsAtEdges } from './free-spot.ts';
import { CHECK_EVERY_MS, controlsBeside, roomOf } from './use-free-spot.ts';

/**
 * For something large that may wait: it is put where it covers no control at all, low on the page, and stays there as long
 * as that is so.
 * Answers whether there is such a spot now; hide the element (`visibility`) while there is none.
 */
export function useUncoveringSpot(ref: RefObject<HTMLElement | null>): boolean {
  const [found, setFound] = useState(false);
  useEffect(() => {
    let now: Spot | undefined;
    const check = () => {
      const element = ref.current;
      if (!element) return;
      const { width, height } = element.getBoundingClientRect();
      const room = roomOf();
      const beside = [...spotsAtBottom({ width, height }, room), ...spotsAtEdges({ width, height }, room, 'right')];
      const spots = now ? [now, ...beside] : beside;
      const obstacles = controlsBeside(element);
      const spot = freeSpot({ width, height }, spots, obstacles);
      const isFree = spot !== undefined && coversNothing({ ...spot, width, height }, obstacles);
      now = isFree ? spot : undefined;
      setFound(isFree);
      element.style.setProperty('left', `${spot?.left ?? 0}px`);
      element.style.setProperty('top', `${spot?.top ?? 0}px`);
    };
    check();
    const timer = setInterval(check, CHECK_EVERY_MS);
    window.addEventListener('resize', check);
    document.addEventListener('scrollend', check);
    return () => {
      clearInterval(timer);
      window.removeEventListener('resize', check);
      document.removeEventListener('scrollend', check);
    };
  }, [ref]);
  return found;
}
