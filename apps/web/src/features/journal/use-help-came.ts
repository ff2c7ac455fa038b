import { useState } from 'react';
import { useHelpOffered } from '../help/index.ts';

/**
 * Whether the card that offers help came with what was saved; it stays true after the card is closed, until `forget`.
 * After such words nothing lighter is put beside it.
 */
export function useHelpCame(): readonly [came: boolean, forget: () => void] {
  const offered = useHelpOffered();
  const [came, setCame] = useState(offered);
  if (offered && !came) setCame(true);
  return [came, () => setCame(false)];
}
