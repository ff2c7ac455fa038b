import { Suspense } from 'react';
import { Celebrations } from '../../features/celebrations/index.tsx';
import { SendWaiting } from '../../lib/activities/send-waiting.tsx';
import { optionalPart } from '../../lib/optional-part.ts';
import { PlaceToStop } from '../../lib/place-to-stop/place-to-stop.tsx';
import { useSession } from '../../lib/session/session.ts';
import { whenIdle } from '../../lib/when-idle.ts';

// The page that was opened goes first.
const RewardsWatch = optionalPart(async () => {
  await new Promise<void>((resolve) => void whenIdle(resolve));
  return (await import('./rewards-watch.tsx')).RewardsWatch;
});

/** What goes on beside every page of a visit, and is not needed for any of them. */
export function Visit() {
  const { user, queryClient } = useSession();
  return (
    <>
      <SendWaiting />
      <PlaceToStop />
      <Celebrations />
      <Suspense fallback={null}>{queryClient && <RewardsWatch key={user?.id} queryClient={queryClient} />}</Suspense>
    </>
  );
}
