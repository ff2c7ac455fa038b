import { useLayoutEffect } from 'react';

let locks = 0;

/**
 * Holds the page still while `active`. Radix' own lock injects a style tag, which `style-src 'self'` forbids; this one
 * sets an attribute that `base.css` knows. Dialogs may nest.
 */
export function useScrollLock(active: boolean): void {
  useLayoutEffect(() => {
    if (!active) return;
    const page = document.documentElement;
    // What the scrollbar leaves free is kept free, so that nothing jumps sideways.
    if (locks === 0) page.style.setProperty('--scrollbar-gap', `${window.innerWidth - page.clientWidth}px`);
    locks += 1;
    page.dataset.scrollLocked = '';
    return () => {
      locks -= 1;
      if (locks === 0) delete page.dataset.scrollLocked;
    };
  }, [active]);
}
