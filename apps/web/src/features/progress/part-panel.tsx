import { LoadFailed } from '../../ui/load-failed/load-failed.tsx';
import { PartLoading } from '../../ui/part-loading.tsx';
import type { PartProps } from './part-props.ts';
import type { ProgressPart } from './progress-tabs.ts';
import { usePart } from './use-part.ts';

interface PartPanelProps extends PartProps {
  readonly part: ProgressPart;
}

/** What a tab shows: its own content as soon as that has come. */
export function PartPanel({ part, ...props }: PartPanelProps) {
  const content = usePart(part);
  if (content.status === 'loading') return <PartLoading withPicture={part.id === 'overview'} />;
  if (content.status === 'failed') return <LoadFailed trying={false} onRetry={content.again} />;
  return <content.Part {...props} />;
}
