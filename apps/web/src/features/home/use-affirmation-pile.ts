import { useEffect, useState } from 'react';

/** Specification 000, section 9: the change animates over 300 ms. */
export const CHANGE_MS = 300;

interface Pile {
  /** How many have been dealt since the page came. */
  readonly dealt: number;
  /** The card on top. */
  readonly top: number;
  /** The card that was on top, as long as it is on its way off. */
  readonly leaving: number | null;
  readonly deal: () => void;
}

/** A pile of `count` cards: dealing takes the top card off, and after the last comes the first again. */
export function useAffirmationPile(count: number): Pile {
  const [dealt, setDealt] = useState(0);
  const [settled, setSettled] = useState(0);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(dealt), CHANGE_MS);
    return () => clearTimeout(timer);
  }, [dealt]);

  return {
    dealt,
    top: dealt % count,
    leaving: settled === dealt ? null : (dealt - 1) % count,
    deal: () => setDealt((before) => before + 1),
  };
}
