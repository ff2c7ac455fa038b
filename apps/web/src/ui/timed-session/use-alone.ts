import { useLayoutEffect } from 'react';

/** How many pages want it: one that comes in may overlap with the one that leaves. */
let wishes = 0;

/** Takes bar and footer away while a session is on the screen; it has a way out of its own. */
export function useAlone(on = true): void {
  useLayoutEffect(() => {
    if (!on) return;
    const wish = (by: number) => {
      wishes += by;
      document.body.classList.toggle('in-session', wishes > 0);
    };
    wish(1);
    return () => wish(-1);
  }, [on]);
}
