import { useDeferredValue } from 'react';
import { useHeadingFocus } from '../../lib/heading-focus.ts';
import { useLightsDown } from '../../ui/lights/use-lights-down.ts';
import { Page } from '../../ui/page.tsx';
import { CalmCorner } from './calm-corner.tsx';
import { CalmEnding } from './calm-ending.tsx';
import type { CalmSearch } from './calm-search.ts';
import { CalmSessionView } from './calm-session.tsx';
import { type Calm, useCalm } from './use-calm.ts';

/** The Calm Corner: four worlds by day, and a session with the lights down. */
export function CalmPage({ world }: CalmSearch) {
  const calm = useCalm();
  // The button that was pressed is painted as pressed before its session is: that takes a phone a tenth of a second.
  const hasLeft = useDeferredValue(calm.status !== 'choosing');
  const stage = hasLeft ? calm.status : 'choosing';
  useLightsDown(calm.status !== 'choosing');
  useHeadingFocus(stage === 'paused' ? 'running' : stage);
  return (
    <Page>
      <Stage calm={calm} stage={stage} world={world} />
    </Page>
  );
}

interface StageProps {
  readonly calm: Calm;
  readonly stage: Calm['status'];
  readonly world: CalmSearch['world'];
}

function Stage({ calm, stage, world }: StageProps) {
  const { session } = calm.context;
  if (!session || stage === 'choosing') return <CalmCorner calm={calm} chosen={world} />;
  if (stage === 'running' || stage === 'paused') return <CalmSessionView calm={calm} session={session} />;
  return <CalmEnding calm={calm} session={session} />;
}
