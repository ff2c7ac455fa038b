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
    // What the scrollbar leaves free is kept free, so that nothing jumps sideways. A phone's takes no room; to say so would
    // dress the whole page anew, as what is set here holds for all that is in it.
    const gap = locks === 0 ? window.innerWidth - page.clientWidth : 0;
    if (gap > 0) page.style.setProperty('--scrollbar-gap', `${gap}px`);
    locks += 1;
    page.dataset.scrollLocked = '';
    return () => {
      locks -= 1;
      if (locks === 0) delete page.dataset.scrollLocked;
    };
  }, [active]);
}
