import type { HistoryCheck } from '@wonderlings/proof/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { fill } from '../../../lib/copy/fill.ts';
import { clockTime, dateAt } from '../../../lib/local-day/day-words.ts';
import { DatePill } from '../../../ui/date-pill.tsx';
import { sealIcon } from '../../../ui/history-icons.ts';
import { CHECK_COPY } from '../proof.copy.ts';
import proof from '../proof.module.css';
import styles from './check.module.css';
import { Expert } from './expert.tsx';
import { ProblemProof } from './problem.tsx';
import { problemsOf } from './problem-words.ts';
import { Street } from './street.tsx';
import { WellProof } from './well.tsx';

interface VerdictProps {
  readonly check: HistoryCheck & { readonly result: NonNullable<HistoryCheck['result']> };
  readonly name: string;
  /** The check ended while this page was open: then the verdict takes the focus. */
  readonly isFresh: boolean;
  readonly actions: ReactNode;
}

/** What came of a check: one sentence first, then the picture, then the proof and its limits. */
export function Verdict({ check: { at, street, result }, name, isFresh, actions }: VerdictProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFresh) heading.current?.focus();
  }, [isFresh]);
  const [problem] = problemsOf(result);
  const [fault] = result.faults;
  const isWell = !result.found;
  const crackedAt = fault?.at ?? fault?.after ?? null;
  return (
    <section className={`${proof.card} ${isWell ? proof.good : proof.found}`}>
      <div className={styles.verdict}>
        <Wonderling
          who={isWell ? 'glim' : 'tuck'}
          mood={isWell ? 'cheering' : 'thinking'}
          size={168}
          className={styles.who}
        />
        {at && (
          <DatePill tone={isWell ? 'ok' : 'warn'} icon={sealIcon} className={styles.when}>
            {fill(CHECK_COPY.well.when, { date: dateAt(at), time: clockTime(at) })}
          </DatePill>
        )}
        <h2 ref={heading} tabIndex={-1}>
          {isWell ? CHECK_COPY.well.title : problem?.title}
        </h2>
        <p className={styles.lead}>{isWell ? fill(CHECK_COPY.well.lead, { name }) : problem?.text}</p>
      </div>
      {street && (
        <Street street={street} isRunning={false} cracked={fault && crackedAt ? crackedAt.slice(0, 10) : null} />
      )}
      {isWell ? <WellProof result={result} /> : <ProblemProof result={result} name={name} />}
      <div className={proof.row}>{actions}</div>
      <p className={proof.meta}>{fill(CHECK_COPY.well.sees, { name })}</p>
      <Expert result={result} />
    </section>
  );
}
