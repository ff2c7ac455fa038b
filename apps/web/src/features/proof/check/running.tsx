import type { HistoryCheck } from '@wonderlings/proof/contract';
import { count, fill } from '../../../lib/copy/fill.ts';
import { checkIcon } from '../../../ui/bar-icons.ts';
import { Button } from '../../../ui/button.tsx';
import { anchorIcon, chainIcon, tableIcon } from '../../../ui/history-icons.ts';
import { Icon, type IconShape } from '../../../ui/icon.tsx';
import { mailIcon } from '../../../ui/icons.ts';
import { Progress } from '../../../ui/progress.tsx';
import { CHECK_COPY } from '../proof.copy.ts';
import proof from '../proof.module.css';
import check from './check.module.css';
import styles from './running.module.css';
import { Street } from './street.tsx';

const { running, stages } = CHECK_COPY;
type StageId = (typeof stages)[number]['id'];
const ICONS: Readonly<Record<StageId, IconShape>> = {
  order: chainIcon,
  seals: mailIcon,
  pages: tableIcon,
  end: anchorIcon,
};
/** Order and seals are looked at in one walk. */
const STEP: Readonly<Record<StageId, number>> = { order: 0, seals: 0, pages: 1, end: 2 };
const STEP_OF_STAGE = { walk: 0, pages: 1, end: 2 } as const;

interface RunningProps {
  readonly check: HistoryCheck;
  readonly name: string;
  readonly isStopping: boolean;
  readonly onStop: () => void;
}

/** Glim flies along the street. The page may be left meanwhile. */
export function Running({ check: { progress, street, busy }, name, isStopping, onStop }: RunningProps) {
  const { done = 0, total = 0, stage = 'walk' } = progress ?? {};
  const words = fill(running.progress, { n: count(done), total: count(total) });
  return (
    <section className={proof.card} aria-labelledby="check-running">
      <h2 id="check-running">{fill(running.title, { name })}</h2>
      {busy && <p role="status">{CHECK_COPY.busy}</p>}
      <p className={check.lead}>{fill(running.line, { total: count(total) })}</p>
      {street && <Street street={street} isRunning={stage === 'walk'} />}
      <div className={styles.meter}>
        <Progress label={running.label} value={done} max={Math.max(total, 1)} valueText={words} />
        <p className={proof.meta}>{words}</p>
      </div>
      <ol className={styles.stages}>
        {stages.map(({ id, title, line }) => {
          const state = STEP[id] < STEP_OF_STAGE[stage] ? 'done' : STEP[id] === STEP_OF_STAGE[stage] ? 'now' : 'next';
          return (
            <li key={id} className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
              <span className={styles.stageIcon}>
                <Icon shape={state === 'done' ? checkIcon : ICONS[id]} />
              </span>
              <p>
                <b>{title}</b>
                {line}
              </p>
            </li>
          );
        })}
      </ol>
      <div className={styles.leave}>
        <p className={proof.meta}>{running.leave}</p>
        <Button variant="text" pending={isStopping} onClick={onStop}>
          {running.stop}
        </Button>
      </div>
    </section>
  );
}
