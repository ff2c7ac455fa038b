import { useEffect, useRef } from 'react';

/**
 * Within one address: when the page becomes another (`stage` changes), its heading takes the focus and stands in view, as after a
 * change of page. The button that was pressed is gone by then, and the focus with it.
 */
export function useHeadingFocus(stage: string): void {
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [stage]);
}
