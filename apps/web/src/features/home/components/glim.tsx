import { useEffect, useState } from 'react';
import { Wonderling } from '../../../art/companions/wonderling.tsx';

const CHEER_MS = 1_400;

/** Glim holds the pile, and is glad for a moment about each thought that is dealt. */
export function Glim({ dealt, className }: { readonly dealt: number; readonly className?: string | undefined }) {
  const [cheered, setCheered] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setCheered(dealt), CHEER_MS);
    return () => clearTimeout(timer);
  }, [dealt]);
  return <Wonderling who="glim" mood={cheered === dealt ? 'happy' : 'cheering'} size={210} className={className} />;
}
