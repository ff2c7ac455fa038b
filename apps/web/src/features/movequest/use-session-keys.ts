import { useEffect } from 'react';
import type { MoveQuest } from './use-movequest.ts';

/**
 * Arrows go to the next move and back, and the space bar holds the time, as long as nothing on the page wants them itself.
 * No letters: WCAG 2.1.4 keeps those for people who talk to the device.
 */
export function useSessionKeys(isPaused: boolean, send: MoveQuest['send']): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat || isTaken(event.target))
        return;
      const at = Date.now();
      if (event.key === 'ArrowRight') send({ type: 'move.next', at });
      else if (event.key === 'ArrowLeft') send({ type: 'move.back', at });
      else if (event.key === ' ') send({ type: isPaused ? 'session.resume' : 'session.pause', at });
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isPaused, send]);
}

const OWN_KEYS = 'a, button, input, select, textarea, summary, [role="dialog"], [role="radio"], [contenteditable]';

const isTaken = (target: EventTarget | null): boolean => target instanceof Element && target.closest(OWN_KEYS) !== null;
