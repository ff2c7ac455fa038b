import { useLayoutEffect } from 'react';
import './lights-down.css';

/** Who wants it: a page that comes in may overlap with the one that leaves. */
const wishes = { 'lights-down': 0, 'in-session': 0 };

/** Puts the page, its bar and its footer on the theme's deep palette while `on`, and restores them on leaving. */
export function useLightsDown(on: boolean): void {
  useWish('lights-down', on);
}

/** Takes bar and footer away while a session is on the screen; it has a way out of its own. */
export function useAlone(on = true): void {
  useWish('in-session', on);
}

function useWish(name: keyof typeof wishes, on: boolean): void {
  useLayoutEffect(() => {
    if (!on) return;
    const wish = (by: number) => {
      wishes[name] += by;
      document.body.classList.toggle(name, wishes[name] > 0);
    };
    wish(1);
    return () => wish(-1);
  }, [name, on]);
}
