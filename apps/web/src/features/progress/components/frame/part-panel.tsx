import { usePart } from '../../use-part.ts';
import type { ProgressPart } from '../progress-tabs.ts';
import { LoadFailed } from './load-failed.tsx';
import { PartLoading } from './part-loading.tsx';

/** What a tab shows: its own content as soon as that has come. */
export function PartPanel({ part }: { readonly part: ProgressPart }) {
  const content = usePart(part);
  if (content.status === 'loading') return <PartLoading of={part.id} />;
  if (content.status === 'failed') return <LoadFailed trying={false} onRetry={content.again} />;
  return <content.Part />;
}
