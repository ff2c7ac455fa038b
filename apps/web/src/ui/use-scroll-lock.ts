import { useLayoutEffect } from 'react';

let locks = 0;

/**
 * Holds the page still while `active`. Radix' own lock injects a style tag, which `style-src 'self'` forbids; this one
 * sets an attribute that `base.css` knows. Dialogs may nest.
 */
export function useScrollLock(active: boolean): void {
  useLayoutEffect(() => {
    if (!active) return;
    locks += 1;
    document.documentElement.dataset.scrollLocked = '';
    return () => {
      locks -= 1;
      if (locks === 0) delete document.documentElement.dataset.scrollLocked;
    };
  }, [active]);
}
