import { RadioGroup } from 'radix-ui';
import { Fragment, type RefObject, useEffect, useRef, useState } from 'react';
import { fill } from '../../lib/copy/fill.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { playIcon } from '../../ui/icons.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type Idea, ideaById } from './be-active.catalogue.ts';
import { BE_ACTIVE_COPY as COPY, SPINNER_COPY } from './be-active.copy.ts';
import { type BeActiveContext, type Phase, type Seconds, SPIN_MS, TIMES } from './be-active.machine.ts';
import { FinishedMove } from './finished-move.tsx';
import styles from './move-card.module.css';
import { RunningMove } from './running-move.tsx';
import type { BeActive } from './use-be-active.ts';

interface MoveCardProps {
  readonly active: BeActive;
  readonly phase: Phase;
  readonly still: boolean;
  readonly onSpin: () => void;
}

/** The one move that it is about: chosen on its card; under way, or done, as large as the screen. */
export function MoveCard({ active, phase, still, onSpin }: MoveCardProps) {
  const { context } = active;
  const idea = ideaById(context.idea);
  const card = useCardFocus(phase, context);
  const isSmall = phase === 'spinning' || phase === 'choosing';
  const Frame = isSmall ? Card : Fragment;
  return (
    <Frame>
      <div ref={card} className={isSmall ? styles.card : undefined}>
        {phase === 'spinning' && <SpinningWords />}
        {phase === 'choosing' && (
          <ChosenMove idea={idea} context={context} still={still} active={active} onSpin={onSpin} />
        )}
        {(phase === 'moving' || phase === 'paused') && (
          <RunningMove idea={idea} context={context} isPaused={phase === 'paused'} send={active.send} />
        )}
        {phase === 'finished' && <FinishedMove idea={idea} context={context} send={active.send} />}
      </div>
    </Frame>
  );
}

/**
 * Leads a child that picked a card to the move it chose, which stands further up, and takes up the focus where the pressed
 * button has gone with its phase. A focus that is somewhere else stays there.
 */
function useCardFocus(phase: Phase, { idea, pickedBy }: BeActiveContext): RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null);
  const shown = useRef({ phase, idea });
  useEffect(() => {
    const before = shown.current;
    shown.current = { phase, idea };
    const picked = before.idea !== idea && pickedBy === 'child';
    const lost = before.phase !== phase && document.activeElement === document.body;
    if (!picked && !lost) return;
    const heading = card.current?.querySelector('h2');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'nearest' });
  }, [phase, idea, pickedBy]);
  return card;
}

const LINES = SPINNER_COPY.spinning;

/** What the wheel says while it turns: its lines share the time. */
function SpinningWords() {
  const [line, setLine] = useState(0);
  useEffect(() => {
    const timer = setInterval(
      () => setLine((before) => Math.min(before + 1, LINES.length - 1)),
      SPIN_MS / LINES.length,
    );
    return () => clearInterval(timer);
  }, []);
  return (
    <div role="status">
      <h2 tabIndex={-1} className={`${styles.cheer} ${styles.middle}`}>
        {LINES[line]}
      </h2>
    </div>
  );
}

interface ChosenMoveProps {
  readonly idea: Idea;
  readonly context: BeActiveContext;
  readonly still: boolean;
  readonly active: BeActive;
  readonly onSpin: () => void;
}

function ChosenMove({ idea, context, still, active, onSpin }: ChosenMoveProps) {
  const { pickedBy, seconds } = context;
  const meta = still && pickedBy === 'wheel' ? SPINNER_COPY.noMotion : SPINNER_COPY.yourMove;
  return (
    <>
      <div role="status">
        {pickedBy && <VisuallyHidden>{fill(SPINNER_COPY.result, { title: idea.title })}</VisuallyHidden>}
      </div>
      <p className={styles.meta}>{meta}</p>
      <h2 tabIndex={-1} className={styles.title}>
        {idea.title}
      </h2>
      <p className={styles.lead}>
        <Unbroken>{idea.text}</Unbroken>
      </p>
      <TimeTiles value={seconds} onChange={(next) => active.send({ type: 'time.choose', seconds: next })} />
      <div className={styles.actions}>
        <Button variant="main" icon={playIcon} onClick={active.start}>
          {COPY.start}
        </Button>
        {pickedBy === 'wheel' && (
          <Button variant="text" onClick={onSpin}>
            {SPINNER_COPY.respin}
          </Button>
        )}
      </div>
    </>
  );
}

interface TimeTilesProps {
  readonly value: Seconds;
  readonly onChange: (seconds: Seconds) => void;
}

function TimeTiles({ value, onChange }: TimeTilesProps) {
  return (
    <RadioGroup.Root
      className={styles.tiles}
      aria-label={COPY.timer}
      value={`${value}`}
      onValueChange={(next) => {
        const seconds = TIMES.find((time) => `${time}` === next);
        if (seconds) onChange(seconds);
      }}
    >
      {TIMES.map((time) => (
        <RadioGroup.Item key={time} value={`${time}`} className={styles.tile} aria-label={`${time} ${COPY.seconds}`}>
          <b>{time}</b>
          <span>{COPY.seconds}</span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
