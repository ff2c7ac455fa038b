import { useEffect, useRef } from 'react';

let navigated = false;

/** Remembers that the child has moved inside the app: from then on, a new page's heading takes the focus. */
export function noteNavigation(): void {
  navigated = true;
}

export function hasNavigated(): boolean {
  return navigated;
}

let hadFocus = false;

/** Before an address changes: whether anything has the focus. */
export function noteFocus(): void {
  hadFocus = document.activeElement !== null && document.activeElement !== document.body;
}

/**
 * After an address has changed within a page (another tab, Back): where the part that had the focus is gone, the heading takes it. A new
 * page's heading has taken it by then.
 */
export function focusHeadingIfLost(): void {
  if (hadFocus && document.activeElement === document.body) focusHeading();
  hadFocus = false;
}

const focusHeading = () => document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });

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
    focusHeading();
  }, [stage]);
}
