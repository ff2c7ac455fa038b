import { useEffect, useState } from 'react';
import { provideCommandKinds } from '../../device/outbox/command.ts';
import { SendWaiting } from '../../device/outbox/use-outbox.ts';
import { Celebrations } from '../../features/celebrations/index.ts';
import { PlaceToStop } from '../../features/place-to-stop/index.ts';
import { useSession } from '../../lib/session/session.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { RewardsWatch } from './rewards-watch.tsx';

const placements = () => import('../../features/stickers/placing/placement.command.ts');

/** For what waits from an earlier visit, on whatever page this one begins. */
provideCommandKinds({
  activity: () =>
    import('../../features/activities/record-activity.command.ts').then((file) => file.recordActivityCommand),
  affirmation: () =>
    import('../../features/affirmations/keep-affirmation.command.ts').then((file) => file.keepAffirmationCommand),
  'sticker-place': () => placements().then((file) => file.placeCommand),
  'sticker-move': () => placements().then((file) => file.moveCommand),
  'sticker-remove': () => placements().then((file) => file.removeCommand),
  mood: () => import('../../features/journal/save-mood.command.ts').then((file) => file.saveMoodCommand),
});

/** What goes on beside every page of a visit, and is not needed for any of them. */
export function Visit() {
  const { user, queryClient } = useSession();
  const [isIdle, setIdle] = useState(false);
  // The page that was opened goes first.
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    <>
      <SendWaiting />
      <PlaceToStop />
      <Celebrations />
      {isIdle && queryClient && <RewardsWatch key={user?.id} queryClient={queryClient} />}
    </>
  );
}
