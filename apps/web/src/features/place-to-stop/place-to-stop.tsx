import { Suspense } from 'react';
import { optionalPart } from '../../lib/optional-part.ts';
import { useSession } from '../../lib/session/session.ts';
import { usePlaceToStop } from './use-place-to-stop.ts';

const PlaceToStopCard = optionalPart(() => import('./place-to-stop-card.tsx').then((file) => file.PlaceToStopCard));

/** After 20 minutes of a visit, once: the child's buddy says that now is a good place to stop. It stops nothing. */
export function PlaceToStop() {
  const { status, user } = useSession();
  return status === 'signed-in' && user ? <ForUser userId={user.id} buddy={user.selectedWonderling} /> : null;
}

function ForUser({ userId, buddy }: { readonly userId: string; readonly buddy: number | null }) {
  const { isTime, dismiss } = usePlaceToStop(userId);
  // The live region is there before its words, so that they are read when they come.
  return (
    <div role="status">
      <Suspense fallback={null}>{isTime && <PlaceToStopCard buddy={buddy} onClose={dismiss} />}</Suspense>
    </div>
  );
}
