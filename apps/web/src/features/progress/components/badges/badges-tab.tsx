import { LoadFailed } from '../../../../lib/load-failed/load-failed.tsx';
import { useUser } from '../../../../lib/session/session.ts';
import { isCollectionKind } from '../../collection/collectable.ts';
import { useCheckBadges } from '../../collection/use-check-badges.ts';
import { useCollections } from '../../collection/use-collections.ts';
import type { PartProps } from '../../part-props.ts';
import { PartLoading } from '../frame/part-loading.tsx';
import { CollectionView } from './collection-view.tsx';

/** Everything that can be earned. Opening it looks for new badges. */
export function BadgesTab({ search, onSearch }: PartProps) {
  const kind = isCollectionKind(search.kind) ? search.kind : 'badge';
  const collected = useCollections(kind);
  useCheckBadges(useUser().id);
  if (collected.status === 'loading') return <PartLoading of="badges" />;
  if (collected.status === 'failed') return <LoadFailed trying={collected.trying} onRetry={collected.again} />;
  const { collections, wordsFailed } = collected;
  return <CollectionView {...{ kind, collections, wordsFailed, search, onSearch }} />;
}
