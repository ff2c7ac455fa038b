import { type RefObject, useLayoutEffect, useRef } from 'react';

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

interface ReturnFocus {
  readonly opener: RefObject<Element | null>;
  readonly onOpenAutoFocus: () => void;
  readonly onCloseAutoFocus: (event: Event) => void;
}

/**
 * Gives the focus back to the element that had it before, or where that is gone to the page's heading. Radix does so for its own Trigger
 * only; ours are opened by a value.
 * `wasLeft` answers true where the person has already gone on to something else, which then keeps the focus.
 */
export function useReturnFocus(wasLeft: () => boolean = () => false): ReturnFocus {
  const opener = useRef<Element | null>(null);
  const hand = useRef<HandWatch>(null);
  return {
    opener,
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
      hand.current ??= watchHand();
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      const byHand = hand.current?.end() ?? false;
      hand.current = null;
      if (wasLeft()) return;
      const ring = byHand ? { focusVisible: false } : {};
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus(ring);
      // The body takes none, so where nothing had it the page begins at its heading; what took it meanwhile keeps it.
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost) document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true, ...ring });
    },
  };
}

interface HandWatch {
  /** Whether a finger or a pointer pressed last, and no key. */
  end(): boolean;
}

/**
 * Browsers draw the ring round what a script focuses, as long as what had the focus before was focused by a script as well: so it is
 * in a dialog that opened by itself, also where a finger closed it.
 */
function watchHand(): HandWatch {
  let byHand = false;
  const note = ({ type }: Event) => {
    byHand = type === 'pointerdown';
  };
  const ends = new AbortController();
  for (const type of ['pointerdown', 'keydown'])
    document.addEventListener(type, note, { capture: true, signal: ends.signal });
  return {
    end: () => {
      ends.abort();
      return byHand;
    },
  };
}
