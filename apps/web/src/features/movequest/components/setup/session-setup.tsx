import { useId } from 'react';
import { BackLink } from '../../../../ui/back-link.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ChipGroup } from '../../../../ui/chip-group.tsx';
import { PageHeading } from '../../../../ui/page-heading.tsx';
import type { MoveQuestContext } from '../../machines/movequest.machine.ts';
import { MOVEQUEST_COPY as COPY } from '../../movequest.copy.ts';
import { LEVELS } from '../../session-plan.ts';
import type { MoveQuest } from '../../use-movequest.ts';
import { BeforeYouStart } from './before-you-start.tsx';
import { CoachPicker } from './coach-picker.tsx';
import styles from './session-setup.module.css';
import { SessionWishes } from './session-wishes.tsx';
import { secondsOf, TIMES } from './times.ts';

interface SessionSetupProps {
  readonly context: MoveQuestContext;
  readonly send: MoveQuest['send'];
}

/** With whom, then how long. */
export function SessionSetup({ context, send }: SessionSetupProps) {
  const { coach, level, secondsPerMove } = context;
  const hint = useId();
  return (
    <>
      <BackLink to="/activities">{COPY.back}</BackLink>
      <header className={styles.header}>
        <p className={styles.kicker}>{COPY.heading}</p>
        <PageHeading title={COPY.heading}>{COPY.choose}</PageHeading>
      </header>
      <div className={styles.setup}>
        <CoachPicker chosen={coach} onChoose={(id) => send({ type: 'coach.choose', coach: id })} />
        <div className={styles.plan}>
          <Card>
            <div className={styles.choices}>
              <ChipGroup
                label={COPY.level}
                items={LEVELS.map((id) => ({ id, label: COPY.levels[id] }))}
                value={level}
                onChange={(id) => send({ type: 'level.choose', level: id })}
              />
              <ChipGroup
                label={COPY.time}
                items={TIMES}
                value={`${secondsPerMove}`}
                onChange={(id) => send({ type: 'time.choose', seconds: secondsOf(id) })}
              />
              <div className={styles.start}>
                <Button
                  variant="main"
                  wide
                  disabled={coach === null}
                  aria-describedby={hint}
                  onClick={() => send({ type: 'session.start', at: Date.now() })}
                >
                  {COPY.start}
                </Button>
                <p id={hint} className={styles.hint}>
                  {coach === null && COPY.startNeedsCoach}
                </p>
              </div>
            </div>
          </Card>
        </div>
        <SessionWishes />
        <BeforeYouStart coach={coach} />
      </div>
    </>
  );
}
