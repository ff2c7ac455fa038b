import { useLayoutEffect } from 'react';
import './lights-down.css';

const DARK = 'lights-down';
/** Who wants it dark: a page that comes in may overlap with the one that leaves. */
let wishes = 0;

/** Puts the page, its bar and its footer on the theme's deep palette while `on`, and restores them on leaving. */
export function useLightsDown(on: boolean): void {
  useLayoutEffect(() => {
    if (!on) return;
    wishes += 1;
    tell();
    return () => {
      wishes -= 1;
      tell();
    };
  }, [on]);
}

function tell(): void {
  document.body.classList.toggle(DARK, wishes > 0);
}
