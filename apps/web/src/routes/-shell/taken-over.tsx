import { type ReactNode, useEffect } from 'react';
import { takeOver } from '../../lib/first-taps/first-taps.ts';

interface TakenOverProps {
  /** The element that scripts/prerender.mjs has marked as painted. */
  readonly id: 'root' | 'main';
  readonly children: ReactNode;
}

/** Says that the app answers for this part of the page from now on. */
export function TakenOver({ id, children }: TakenOverProps) {
  useEffect(() => takeOver(document.getElementById(id)), [id]);
  return children;
}
