import { type QueryClient, useQuery } from '@tanstack/react-query';
import { wonderlingAt } from '@wonderlings/account/catalogue';
import { useEffect, useState } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { provideCommandKinds } from '../../device/outbox/command.ts';
import { SendWaiting } from '../../device/outbox/use-outbox.ts';
import { Celebrations } from '../../features/celebrations/index.ts';
import { PlaceToStop } from '../../features/place-to-stop/index.ts';
import { newRewardsQuery, userMilestonesQuery } from '../../features/rewards/index.ts';
import { useSession } from '../../lib/session/session.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import styles from './signed-in.module.css';

// One chunk with what only a child that is signed in sees beside its page.
export { GrownUpSign } from '../../features/grown-up/index.ts';

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

/**
 * Reads what the bar says about rewards, on every page, and again whenever that may have changed. Apart from
 * the bar, as it knows the contract; the bar looks into the cache.
 */
function RewardsWatch({ queryClient }: { readonly queryClient: QueryClient }) {
  useQuery(userMilestonesQuery, queryClient);
  useQuery(newRewardsQuery, queryClient);
  return null;
}

/** The face of the child's buddy, beside the name. `number` is the user's `selectedWonderling`, from 1. */
export function BuddyFace({ number }: { readonly number: number }) {
  const who = wonderlingAt(number);
  if (!who) return null;
  return (
    <span className={styles.face}>
      <Wonderling who={who} crop="bust" size={30} still />
    </span>
  );
}
