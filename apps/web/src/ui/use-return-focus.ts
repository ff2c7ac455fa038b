import { type RefObject, useRef } from 'react';

interface ReturnFocus {
  readonly opener: RefObject<Element | null>;
  readonly onOpenAutoFocus: () => void;
  readonly onCloseAutoFocus: (event: Event) => void;
}

/**
 * Gives the focus back to whatever had it before. Radix does so for its own Trigger only; ours are opened by a value.
 * `wasLeft` answers true where the person has already gone on to something else, which then keeps the focus.
 */
export function useReturnFocus(wasLeft: () => boolean = () => false): ReturnFocus {
  const opener = useRef<Element | null>(null);
  return {
    opener,
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      if (wasLeft()) return;
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    },
  };
}
