import { type RefObject, useEffect } from 'react';

/** Most of it, so that a medal's edge at the window's foot is not a look at it. */
const MOST = 0.6;

/** Calls `onSeen` once, when `element` has really come into sight. */
export function useOnScreen(element: RefObject<Element | null>, waits: boolean, onSeen: () => void): void {
  useEffect(() => {
    if (!waits || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        onSeen();
      },
      { threshold: MOST },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, waits, onSeen]);
}
