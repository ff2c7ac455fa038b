import { useEffect, useRef } from 'react';

let navigated = false;

/** Remembers that the child has moved inside the app: from then on, a new page's heading takes the focus. */
export function noteNavigation(): void {
  navigated = true;
}

export function hasNavigated(): boolean {
  return navigated;
}

/**
 * Within one address: when the page becomes another (`stage` changes), its heading takes the focus and stands in view, as after a
 * change of page. The button that was pressed is gone by then, and the focus with it.
 * @param before what a part of its own has taken the place of, as it comes later than the press. Default: nothing
 */
export function useHeadingFocus(stage: string, before: string = stage): void {
  const shown = useRef(before);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [stage]);
}
