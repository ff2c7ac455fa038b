import { type RefObject, useLayoutEffect, useRef } from 'react';

// A browser takes the focus from what is disabled, at its next paint; a keyboard would begin again at the top of the page.

/** A button that had the focus when it was pressed has it again once it is answered, unless something else took it meanwhile. */
export function useFocusOverPending(button: RefObject<HTMLElement | null>, pending: boolean): void {
  const wasFocused = useRef(false);
  useLayoutEffect(() => {
    if (pending) {
      wasFocused.current = document.activeElement === button.current;
      return;
    }
    if (wasFocused.current && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    wasFocused.current = false;
  }, [button, pending]);
}

/** A button that goes no further (the last month, the largest size) leaves the focus to the nearest one beside it. */
export function useFocusAtEnd(button: RefObject<HTMLElement | null>, isAtEnd: boolean): void {
  useLayoutEffect(() => {
    const own = button.current;
    if (!isAtEnd || !own || document.activeElement !== own) return;
    const beside = [...(own.parentElement?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = beside.indexOf(own);
    const nearest = beside
      .filter((other) => !other.matches(':disabled'))
      .sort((a, b) => Math.abs(beside.indexOf(a) - at) - Math.abs(beside.indexOf(b) - at));
    nearest[0]?.focus({ preventScroll: true });
  }, [button, isAtEnd]);
}
