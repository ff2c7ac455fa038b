import { useHeadingFocus } from '../../lib/heading-focus.ts';
import { Page } from '../../ui/page.tsx';
import { useBusy } from '../place-to-stop/index.ts';
import { MoveSession } from './move-session.tsx';
import { useStageGround } from './move-stage.tsx';
import { coachById } from './movequest.catalogue.ts';
import { phaseOf } from './movequest.machine.ts';
import type { MoveQuestSearch } from './movequest-search.ts';
import { SessionDone } from './session-done.tsx';
import { SessionSetup } from './session-setup.tsx';
import { useMoveQuest } from './use-movequest.ts';

/** Choose a coach, move with it, and hear what was done. */
export function MoveQuestPage({ coach: chosen }: MoveQuestSearch) {
  const { snapshot, send } = useMoveQuest(chosen);
  const { coach: coachId } = snapshot.context;
  const coach = coachId === null ? null : coachById(coachId);
  const status = phaseOf(snapshot);
  const phase = status === 'setup' || status === 'done' ? status : 'session';
  useStageGround(phase === 'setup' ? null : coach);
  useBusy(phase === 'session');
  useHeadingFocus(phase);
  return (
    <Page>
      {phase === 'setup' && <SessionSetup context={snapshot.context} send={send} />}
      {phase === 'session' && coach && (
        <MoveSession coach={coach} context={snapshot.context} isPaused={status === 'paused'} send={send} />
      )}
      {phase === 'done' && coach && <SessionDone coach={coach} context={snapshot.context} send={send} />}
    </Page>
  );
}
