import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { HistoryCheck } from '@wonderlings/proof/contract';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { count, fill } from '../../lib/copy/fill.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { startCheck } from './check/check.mutation.ts';
import { checkQuery } from './check/check.query.ts';
import styles from './child-cards.module.css';
import { GlassPicture } from './keepsake/glass-picture.tsx';
import { KeepsakeLink } from './keepsake/keepsake-frame.tsx';
import { CHILD_KEEPSAKE_COPY, CHILD_CHECK_COPY as COPY } from './proof.copy.ts';

/** The child's own check of its history: Glim looks at each window. For the side of the history page. */
export function ChildCheckCard() {
  const queryClient = useQueryClient();
  const { data: check, isError } = useQuery(checkQuery('child'));
  const start = useMutation(startCheck(queryClient, 'child'));
  const isRunning = check?.state === 'running';
  const told = toldOf(check, start.isError || isError);

  return (
    <section className={styles.card} aria-labelledby="own-check">
      <Wonderling who="glim" mood={moodOf(check)} size={96} className={styles.who} />
      <div className={styles.words}>
        <h2 id="own-check">{COPY.title}</h2>
        <div role="status">
          {told.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        {isRunning ? (
          <Progress
            label={COPY.running}
            value={check.progress?.done ?? 0}
            max={Math.max(check.progress?.total ?? 0, 1)}
            valueText={fill(COPY.progress, {
              n: count(check.progress?.done ?? 0),
              total: count(check.progress?.total ?? 0),
            })}
          />
        ) : (
          <Button pending={start.isPending} pendingLabel={COPY.running} onClick={() => start.mutate()}>
            {COPY.button}
          </Button>
        )}
      </div>
    </section>
  );
}

function toldOf(check: HistoryCheck | undefined, hasFailed: boolean): readonly string[] {
  if (hasFailed || check?.state === 'failed') return [COPY.later];
  if (check?.state === 'running') return [COPY.running];
  if (check?.state !== 'done' || !check.result) return [COPY.line];
  return check.result.found
    ? [COPY.problem, COPY.problemLine]
    : [COPY.well, fill(COPY.wellLine, { n: count(check.result.entries) })];
}

function moodOf(check: HistoryCheck | undefined) {
  if (check?.state !== 'done') return 'listening';
  return check.result?.found ? 'thinking' : 'cheering';
}

/** The way to the child's own keepsake, below its check. */
export function ChildKeepsakeCard() {
  return (
    <section className={styles.card} aria-labelledby="own-keepsake">
      <div className={styles.window}>
        <GlassPicture places={[]} />
      </div>
      <div className={styles.words}>
        <h2 id="own-keepsake">{CHILD_KEEPSAKE_COPY.title}</h2>
        <p>{CHILD_KEEPSAKE_COPY.line}</p>
        <KeepsakeLink reader="child" to="make" variant="plain">
          {CHILD_KEEPSAKE_COPY.open}
        </KeepsakeLink>
      </div>
    </section>
  );
}
