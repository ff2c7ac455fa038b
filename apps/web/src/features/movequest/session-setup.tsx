import { useId } from 'react';
import { useDeviceDocument } from '../../device/store/document-stores.ts';
import { fill } from '../../lib/copy/fill.ts';
import { useVoices } from '../../lib/speech/speaker.ts';
import { useWide } from '../../lib/use-width.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChipGroup } from '../../ui/chips.tsx';
import { Icon } from '../../ui/icon.tsx';
import { seatIcon } from '../../ui/icons.ts';
import { BackLink, PageHeading } from '../../ui/page.tsx';
import { SwitchField } from '../../ui/switch-field.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { CoachPicker } from './coach-picker.tsx';
import { type CoachId, coachById } from './movequest.catalogue.ts';
import { BEFORE_YOU_START, MOVEQUEST_COPY as COPY } from './movequest.copy.ts';
import { MOVEQUEST_WISHES } from './movequest.document.ts';
import type { MoveQuestContext } from './movequest.machine.ts';
import { DEFAULT_SECONDS, LEVELS, SECONDS_PER_MOVE, type SecondsPerMove } from './session-plan.ts';
import styles from './session-setup.module.css';
import type { MoveQuest } from './use-movequest.ts';

interface SessionSetupProps {
  readonly context: MoveQuestContext;
  readonly send: MoveQuest['send'];
}

/** With whom, then how long. */
export function SessionSetup({ context, send }: SessionSetupProps) {
  const { coach, level, secondsPerMove } = context;
  const hint = useId();
  const isWide = useWide();
  const plan = (
    <div key="plan" className={styles.plan}>
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
        </div>
      </Card>
    </div>
  );
  const start = (
    <div key="start" className={styles.start} data-ready={coach !== null || undefined}>
      <Button
        variant="main"
        wide
        disabled={coach === null}
        aria-describedby={hint}
        onClick={() => send({ type: 'session.start', at: Date.now() })}
      >
        {COPY.start}
      </Button>
      <p id={hint} className={styles.hint} data-safety={coach !== null || undefined}>
        {coach === null ? COPY.startNeedsCoach : coachById(coach).safetyTip}
      </p>
    </div>
  );
  return (
    <>
      <BackLink to="/activities">{COPY.back}</BackLink>
      <header className={styles.header}>
        <p className={styles.kicker}>{COPY.heading}</p>
        <PageHeading title={COPY.heading}>{COPY.choose}</PageHeading>
      </header>
      <div className={styles.setup}>
        <CoachPicker chosen={coach} onChoose={(id) => send({ type: 'coach.choose', coach: id })} />
        {/* Keys go through them in the order in which they are seen. */}
        {isWide ? [plan, start] : [start, plan]}
        <SessionWishes />
        <BeforeYouStart coach={coach} />
      </div>
    </>
  );
}

/** Time per Move as chips, whose ids are words. */
const TIMES = SECONDS_PER_MOVE.map((seconds) => ({
  id: `${seconds}` as const,
  label: fill(COPY.seconds, { n: seconds }),
}));

const secondsOf = (id: `${SecondsPerMove}`): SecondsPerMove =>
  SECONDS_PER_MOVE.find((seconds) => `${seconds}` === id) ?? DEFAULT_SECONDS;

/** How a child likes its moves; stays so on this device. */
function SessionWishes() {
  const { value, update } = useDeviceDocument(MOVEQUEST_WISHES);
  const canSpeak = useVoices().length > 0;
  return (
    <div className={styles.wishes}>
      <p className={styles.tip}>
        <Icon shape={seatIcon} />
        {COPY.seatedTip}
      </p>
      <SwitchField
        label={COPY.showSeatedFirst}
        checked={value.seatedFirst}
        onChange={(seatedFirst) => update((before) => ({ ...before, seatedFirst }))}
      />
      {canSpeak && (
        <SwitchField
          label={COPY.sayMoves}
          checked={value.sayMoves}
          onChange={(sayMoves) => update((before) => ({ ...before, sayMoves }))}
        />
      )}
    </div>
  );
}

/** What holds for every coach, and once one is chosen its own warm-up and tip. */
function BeforeYouStart({ coach: id }: { readonly coach: CoachId | null }) {
  const coach = id === null ? null : coachById(id);
  return (
    <section className={styles.before} aria-labelledby="before-you-start">
      <Card tint>
        <h2 id="before-you-start" className={styles.title}>
          {BEFORE_YOU_START.title}
        </h2>
        <ul className={styles.lines}>
          {BEFORE_YOU_START.lines.map((line) => (
            <li key={line}>
              <Unbroken>{line}</Unbroken>
            </li>
          ))}
        </ul>
        <div role="status">
          {coach && (
            <dl className={styles.coach}>
              <dt>{COPY.warmUp}</dt>
              <dd>{coach.warmUp}</dd>
              <dt>{COPY.safetyTip}</dt>
              <dd>{coach.safetyTip}</dd>
            </dl>
          )}
        </div>
      </Card>
    </section>
  );
}
