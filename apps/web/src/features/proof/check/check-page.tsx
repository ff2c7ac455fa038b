import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { HistoryCheck } from '@wonderlings/proof/contract';
import { useEffect, useRef, useState } from 'react';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { count, fill } from '../../../lib/copy/fill.ts';
import { useName } from '../../../lib/session/session.ts';
import { checkIcon, windowIcon } from '../../../ui/bar-icons.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { anchorIcon, chainIcon, printIcon, tableIcon } from '../../../ui/history-icons.ts';
import { Icon, type IconShape } from '../../../ui/icon.tsx';
import { mailIcon } from '../../../ui/icons.ts';
import { LoadFailed } from '../../../ui/load-failed/load-failed.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { AreaPage, HouseWindow } from '../../grown-up/index.ts';
import { CHECK_COPY } from '../proof.copy.ts';
import proof from '../proof.module.css';
import styles from './check.module.css';
import { startCheck, stopCheck } from './check.mutation.ts';
import { checkQuery } from './check.query.ts';
import { Street } from './street.tsx';
import { Verdict } from './verdict.tsx';

/** "Check this history": runs on the server, and waits here for a user who comes back. */
export function CheckPage() {
  const name = useName();
  const { data: check, isError, isFetching, refetch } = useQuery(checkQuery('grown-up'));
  return (
    <AreaPage title={CHECK_COPY.title}>
      {check ? (
        <CheckState check={check} name={name} />
      ) : isError ? (
        <LoadFailed who="glim" trying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className={proof.loading}>
          <Spinner />
        </div>
      )}
    </AreaPage>
  );
}

function CheckState({ check, name }: { readonly check: HistoryCheck; readonly name: string }) {
  const queryClient = useQueryClient();
  const start = useMutation(startCheck(queryClient, 'grown-up'));
  const stop = useMutation(stopCheck(queryClient, 'grown-up'));
  const isFresh = useEndedHere(check.state);
  const again = (
    <Button variant="ghost" pending={start.isPending} pendingLabel={CHECK_COPY.starting} onClick={() => start.mutate()}>
      {CHECK_COPY.todo.again}
    </Button>
  );

  if (check.state === 'running') {
    return <Running check={check} name={name} isStopping={stop.isPending} onStop={() => stop.mutate()} />;
  }
  const { result } = check;
  if (check.state === 'done' && result) {
    const print = result.found ? CHECK_COPY.todo.print : CHECK_COPY.well.print;
    return (
      <Verdict
        check={{ ...check, result }}
        name={name}
        isFresh={isFresh}
        actions={
          <>
            {!result.found && (
              <ButtonLink to="/grown-up/keepsake" variant="main" icon={windowIcon}>
                {CHECK_COPY.well.keepsake}
              </ButtonLink>
            )}
            <Button variant={result.found ? 'main' : 'plain'} icon={printIcon} onClick={() => window.print()}>
              {print}
            </Button>
            {result.found && (
              <ButtonLink to="/grown-up/keepsake" search={{ view: 'compare' }}>
                {CHECK_COPY.todo.compare}
              </ButtonLink>
            )}
            {again}
          </>
        }
      />
    );
  }
  const isFailed = check.state === 'failed' || start.isError;
  return (
    <section className={proof.card}>
      <div className={styles.verdict}>
        <Wonderling who="glim" mood={isFailed ? 'thinking' : 'listening'} size={168} className={styles.who} />
        <span className={styles.dark} aria-hidden="true">
          {['a', 'b', 'c'].map((window) => (
            <HouseWindow key={window} kind="lit" />
          ))}
        </span>
        <p className={styles.lead} role={isFailed ? 'alert' : 'status'}>
          {isFailed ? CHECK_COPY.failed : check.state === 'stopped' ? CHECK_COPY.stopped : CHECK_COPY.lead}
        </p>
        <div className={`${proof.row} ${styles.act}`}>
          <Button
            variant="main"
            pending={start.isPending}
            pendingLabel={CHECK_COPY.starting}
            onClick={() => start.mutate()}
          >
            {CHECK_COPY.button}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Whether a check has ended while the page was open. */
function useEndedHere(state: HistoryCheck['state']): boolean {
  const before = useRef(state);
  const [hasEnded, setEnded] = useState(false);
  useEffect(() => {
    if (before.current === 'running' && state === 'done') setEnded(true);
    before.current = state;
  }, [state]);
  return hasEnded;
}

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
function Running({ check: { progress, street, busy }, name, isStopping, onStop }: RunningProps) {
  const { done = 0, total = 0, stage = 'walk' } = progress ?? {};
  const words = fill(running.progress, { n: count(done), total: count(total) });
  return (
    <section className={proof.card} aria-labelledby="check-running">
      <h2 id="check-running">{fill(running.title, { name })}</h2>
      {busy && <p role="status">{CHECK_COPY.busy}</p>}
      <p className={styles.lead}>{fill(running.line, { total: count(total) })}</p>
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
