import { LoadFailed } from '../../../../lib/load-failed/load-failed.tsx';
import type { PartProps } from '../../part-props.ts';
import { usePart } from '../../use-part.ts';
import type { ProgressPart } from '../progress-tabs.ts';
import { PartLoading } from './part-loading.tsx';

interface PartPanelProps extends PartProps {
  readonly part: ProgressPart;
}

/** What a tab shows: its own content as soon as that has come. */
export function PartPanel({ part, ...props }: PartPanelProps) {
  const content = usePart(part);
  if (content.status === 'loading') return <PartLoading of={part.id} />;
  if (content.status === 'failed') return <LoadFailed trying={false} onRetry={content.again} />;
  return <content.Part {...props} />;
}
