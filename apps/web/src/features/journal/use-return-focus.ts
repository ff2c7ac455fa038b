import { useLayoutEffect } from 'react';

/**
 * Gives the focus back to where it was when a dialog closes. Radix does that only for its own trigger; ours open from
 * anywhere, and a keyboard would start again at the top of the page.
 */
export function useReturnFocus(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return;
    const opener = document.activeElement;
    return () => {
      setTimeout(() => {
        const lost = document.activeElement === null || document.activeElement === document.body;
        if (lost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
      });
    };
  }, [open]);
}
