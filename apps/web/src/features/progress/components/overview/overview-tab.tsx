import { useQuery } from '@tanstack/react-query';
import { userBadgesQuery, userStickersQuery } from '../../../../lib/rewards/reward-queries.ts';

/** How far the child has walked. */
export function OverviewTab() {
  const badges = useQuery(userBadgesQuery);
  const stickers = useQuery(userStickersQuery);
  return (
    <ul>
      <li>{badges.data?.length ?? '…'} badges</li>
      <li>{stickers.data?.length ?? '…'} stickers</li>
    </ul>
  );
}
