import { useUser } from '../../lib/session/session.ts';
import { LoadFailed } from '../../ui/load-failed/load-failed.tsx';
import { PartLoading } from '../../ui/part-loading.tsx';
import type { BadgesTabProps } from './badges-address.ts';
import { isCollectionKind } from './collection/collectable.ts';
import { useCollections } from './collection/use-collections.ts';
import { CollectionView } from './collection-view.tsx';
import { useCheckBadges } from './use-check-badges.ts';

/** Everything that can be earned. Opening it looks for new badges. */
export function BadgesTab({ search, onSearch }: BadgesTabProps) {
  const kind = isCollectionKind(search.kind) ? search.kind : 'badge';
  const collected = useCollections(kind);
  useCheckBadges(useUser().id);
  if (collected.status === 'loading') return <PartLoading />;
  if (collected.status === 'failed') return <LoadFailed trying={collected.trying} onRetry={collected.again} />;
  const { collections, wordsFailed } = collected;
  return <CollectionView {...{ kind, collections, wordsFailed, search, onSearch }} />;
}
