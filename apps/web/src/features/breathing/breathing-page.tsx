import { useShowsChoices } from '../../lib/after-paint.ts';
import { useHeadingFocus } from '../../lib/heading-focus.ts';
import { Page } from '../../ui/page.tsx';
import { DeepSky } from '../../ui/timed-session/deep-sky.tsx';
import { LightsDown } from '../../ui/timed-session/lights-down.tsx';
import { BreathingDone } from './breathing-done.tsx';
import type { BreathingSearch } from './breathing-search.ts';
import { BreathingSession } from './breathing-session.tsx';
import { LevelPicker } from './level-picker.tsx';
import { useBreathing } from './use-breathing.ts';

/** Breathing with Zola: choosing a level, breathing, and having breathed. */
export function BreathingPage({ level: chosen }: BreathingSearch) {
  const { status, context, position, cues, beginsAtOnce, send } = useBreathing(chosen);
  const { level, clock, shownMs, round, leftEarly } = context;
  // The hook counts it too; said here, the compiler knows it of what stands below.
  const chooses = useShowsChoices(status === 'choosing') || status === 'choosing';
  useHeadingFocus(chooses ? 'choosing' : status === 'complete' ? status : 'session');
  const changeLevel = () => send({ type: 'level.change' });
  const act = { ready: 'breath.start', running: 'breath.pause', paused: 'breath.continue' } as const;

  return (
    <Page>
      <LightsDown />
      <DeepSky />
      {level === null || chooses ? (
        <LevelPicker
          leftEarly={leftEarly}
          picked={status === 'choosing' ? undefined : level?.id}
          onChoose={(chosen) => {
            send({ type: 'level.choose', level: chosen });
            if (beginsAtOnce) send({ type: 'breath.start', at: Date.now() });
          }}
        />
      ) : status === 'complete' ? (
        <BreathingDone
          level={level}
          round={round}
          onReplay={() => send({ type: 'breath.replay', at: Date.now() })}
          onChangeLevel={changeLevel}
        />
      ) : (
        <BreathingSession
          breathing={{
            ...{ level, position, clock, shownMs, status, cues, changeLevel },
            press: () => send({ type: act[status], at: Date.now() }),
          }}
        />
      )}
    </Page>
  );
}
