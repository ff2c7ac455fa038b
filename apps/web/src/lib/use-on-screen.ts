import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Most of it, so that an edge at the window's foot is not a look at it. */
const MOST: IntersectionObserverInit = { threshold: 0.6 };

/**
 * Calls once, while it is wanted, when the element that the answer is given to has really come into sight.
 * @param what counts as that; the same object in every render
 */
export function useOnScreen<Item extends Element>(
  wanted: boolean,
  onSeen: () => void,
  what: IntersectionObserverInit = MOST,
): RefObject<Item | null> {
  const item = useRef<Item>(null);
  const seen = useEffectEvent(onSeen);
  useEffect(() => (wanted && item.current ? whenSeen(item.current, what, seen) : undefined), [wanted, what]);
  return item;
}

/** About a window's height before it comes into sight. */
const NEAR = '800px';

/** Whether the element is in sight or has been about to be, or is printed; from then on it stays so. */
export function useNear(item: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!item.current) return;
    const stopLooking = whenSeen(item.current, { rootMargin: NEAR }, () => setNear(true));
    // The browser draws the paper as soon as this has been heard.
    const print = () => flushSync(() => setNear(true));
    window.addEventListener('beforeprint', print);
    return () => {
      stopLooking();
      window.removeEventListener('beforeprint', print);
    };
  }, [item]);
  return isNear;
}

/** Calls once. Answers how to give up waiting. */
function whenSeen(item: Element, options: IntersectionObserverInit, then: () => void): () => void {
  const watcher = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    watcher.disconnect();
    then();
  }, options);
  watcher.observe(item);
  return () => watcher.disconnect();
}
