import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Calls once, when most of the element has come into sight. */
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
      { threshold: 0.6 },
    );
    watcher.observe(item.current);
    return () => watcher.disconnect();
  }, [wanted]);
  return item;
}
