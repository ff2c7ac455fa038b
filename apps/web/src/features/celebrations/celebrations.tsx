import { useEffect } from 'react';
import { useSession } from '../../lib/session/session.ts';
import { clearQueue, queueFor } from './celebration-queue.ts';
import { useTurn } from './use-turn.ts';

/** Shows what the signed-in child has earned, one popup for everything that waits, when nothing is interrupted by it. */
export function Celebrations() {
  const { status, user } = useSession();
  return status === 'signed-in' && user ? (
    <CelebrationsOf key={user.id} childId={user.id} buddy={user.selectedWonderling} />
  ) : null;
}

function CelebrationsOf({ childId, buddy }: { readonly childId: string; readonly buddy: number | null }) {
  useEffect(() => {
    queueFor(childId);
    return clearQueue;
  }, [childId]);
  const turn = useTurn();
  return turn && <turn.Popup things={turn.things} buddy={buddy} onClose={turn.end} />;
}
