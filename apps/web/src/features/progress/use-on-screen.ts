import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Most of it, so that an edge at the window's foot is not a look at it. */
const MOST = 0.6;

/** Calls once, while it is wanted, when the element that the answer is given to has really come into sight. */
export function useOnScreen<Item extends Element>(wanted: boolean, onSeen: () => void): RefObject<Item | null> {
  const item = useRef<Item>(null);
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    if (!wanted || !item.current) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        seen();
      },
      { threshold: MOST },
    );
    watcher.observe(item.current);
    return () => watcher.disconnect();
  }, [wanted]);
  return item;
}
