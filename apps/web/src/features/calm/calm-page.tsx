import { useShowsChoices } from '../../lib/after-paint.ts';
import { useHeadingFocus } from '../../lib/heading-focus.ts';
import { Page } from '../../ui/page.tsx';
import { LightsDown } from '../../ui/timed-session/lights-down.tsx';
import { CalmCorner } from './calm-corner.tsx';
import { CalmEnding } from './calm-ending.tsx';
import type { CalmSearch } from './calm-search.ts';
import { CalmSessionView } from './calm-session.tsx';
import { type Calm, useCalm } from './use-calm.ts';

/** The Calm Corner: four worlds by day, and a session with the lights down. */
export function CalmPage({ world }: CalmSearch) {
  const calm = useCalm();
  const chooses = useShowsChoices(calm.status === 'choosing');
  useHeadingFocus(chooses ? 'choosing' : calm.status === 'paused' ? 'running' : calm.status);
  return (
    <Page>
      {!chooses && <LightsDown />}
      {chooses ? <CalmCorner calm={calm} chosen={world} /> : <Stage calm={calm} />}
    </Page>
  );
}

function Stage({ calm }: { readonly calm: Calm }) {
  const { session } = calm.context;
  if (!session) return null;
  if (calm.status === 'running' || calm.status === 'paused') return <CalmSessionView calm={calm} session={session} />;
  return <CalmEnding calm={calm} session={session} />;
}
