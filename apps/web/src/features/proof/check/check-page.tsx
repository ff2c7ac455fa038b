import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { HistoryCheck } from '@wonderlings/proof/contract';
import { useEffect, useRef, useState } from 'react';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { useName } from '../../../lib/session/session.ts';
import { windowIcon } from '../../../ui/bar-icons.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { printIcon } from '../../../ui/history-icons.ts';
import { LoadFailed } from '../../../ui/load-failed/load-failed.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { AreaPage, HouseWindow } from '../../grown-up/index.ts';
import { CHECK_COPY } from '../proof.copy.ts';
import proof from '../proof.module.css';
import styles from './check.module.css';
import { checkQuery, startCheck, stopCheck } from './check.query.ts';
import { Running } from './running.tsx';
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
