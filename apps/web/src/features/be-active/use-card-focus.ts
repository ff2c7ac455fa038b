import { type RefObject, useEffect, useRef } from 'react';
import type { BeActiveContext, Phase } from './machines/be-active.machine.ts';

/**
 * Leads whoever picked a card to the move it chose, which stands further up, and takes up the focus where the pressed button
 * has gone with its phase. A focus that is somewhere else stays there.
 */
export function useCardFocus(phase: Phase, { idea, pickedBy }: BeActiveContext): RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null);
  const shown = useRef({ phase, idea });
  useEffect(() => {
    const before = shown.current;
    shown.current = { phase, idea };
    const picked = before.idea !== idea && pickedBy === 'child';
    const lost = before.phase !== phase && document.activeElement === document.body;
    if (!picked && !lost) return;
    const heading = card.current?.querySelector('h2');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'nearest' });
  }, [phase, idea, pickedBy]);
  return card;
}
