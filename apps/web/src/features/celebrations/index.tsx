import { useEffect } from 'react';
import { clearQueue, queueFor } from '../../lib/celebrations/celebration-queue.ts';
import { useSession } from '../../lib/session/session.ts';
import { useTurn } from './use-turn.ts';

/** Shows what the signed-in child has earned, one popup for everything that waits, when nothing is interrupted by it. */
export function Celebrations() {
  const { status, user } = useSession();
  return status === 'signed-in' && user ? <CelebrationsOf key={user.id} childId={user.id} /> : null;
}

function CelebrationsOf({ childId }: { readonly childId: string }) {
  useEffect(() => {
    queueFor(childId);
    return clearQueue;
  }, [childId]);
  const turn = useTurn();
  return turn && <turn.Popup things={turn.things} onClose={turn.end} />;
}
