import { useHeadingFocus } from '../../lib/heading-focus.ts';
import { useLightsDown } from '../../ui/lights/use-lights-down.ts';
import { Page } from '../../ui/page.tsx';
import { CalmCorner } from './calm-corner.tsx';
import { CalmEnding } from './calm-ending.tsx';
import { CalmSessionView } from './calm-session.tsx';
import { type Calm, useCalm } from './use-calm.ts';

/** The Calm Corner: four worlds by day, and a session with the lights down. */
export function CalmPage() {
  const calm = useCalm();
  useLightsDown(calm.status !== 'choosing');
  useHeadingFocus(calm.status === 'paused' ? 'running' : calm.status);
  return (
    <Page>
      <Stage calm={calm} />
    </Page>
  );
}

function Stage({ calm }: { readonly calm: Calm }) {
  const { session } = calm.context;
  if (!session || calm.status === 'choosing') return <CalmCorner calm={calm} />;
  if (calm.status === 'running' || calm.status === 'paused') return <CalmSessionView calm={calm} session={session} />;
  return <CalmEnding calm={calm} session={session} />;
}
