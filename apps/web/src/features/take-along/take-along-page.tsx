import { useQuery } from '@tanstack/react-query';
import type { ExportState } from '@wonderlings/take-along/contract';
import type { ReactNode } from 'react';
import { fill } from '../../lib/copy/fill.ts';
import { useName } from '../../lib/session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { bringIcon } from '../../ui/history-icons.ts';
import { Icon } from '../../ui/icon.tsx';
import { LoadFailed } from '../../ui/load-failed/load-failed.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AreaPage } from '../grown-up/index.ts';
import { Ask } from './ask.tsx';
import { Making, Ready } from './parcel.tsx';
import { EXPORT_COPY, IMPORT_COPY } from './take-along.copy.ts';
import styles from './take-along.module.css';
import { exportQuery } from './take-along.query.ts';

/** "Take along": one file with the whole history, asked for, made, and saved within an hour. */
export function TakeAlongPage({
  below,
}: {
  /** What others put at the end: old keepsakes. */ readonly below?: ReactNode;
}) {
  const name = useName();
  const { data, isPending, isError, isFetching, refetch } = useQuery(exportQuery);
  const isBusy = data?.state === 'making' || (data?.state === 'ready' && data.isHere);
  return (
    <AreaPage title={EXPORT_COPY.title} lead={isBusy ? undefined : fill(EXPORT_COPY.lead, { name })}>
      {isPending ? (
        <Spinner />
      ) : isError ? (
        <LoadFailed who="tuck" trying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Stage state={data} name={name} />
      )}
      <div className={styles.part}>
        <Card tint>
          <div className={styles.have}>
            <Icon shape={bringIcon} />
            <p>
              <b>{EXPORT_COPY.have}</b> {EXPORT_COPY.haveLine}
            </p>
            <ButtonLink to="/grown-up/import" variant="ghost">
              {IMPORT_COPY.title}
            </ButtonLink>
          </div>
        </Card>
      </div>
      {below && <div className={styles.part}>{below}</div>}
    </AreaPage>
  );
}

/** What is said above the form about the file of before. */
const NOTES: Partial<Record<ExportState['state'], string>> = {
  stopped: EXPORT_COPY.stopped,
  failed: EXPORT_COPY.failed,
  gone: EXPORT_COPY.gone,
  ready: EXPORT_COPY.ready.elsewhere,
};

function Stage({ state, name }: { readonly state: ExportState | null; readonly name: string }) {
  if (state?.state === 'making') return <Making state={state} />;
  if (state?.state === 'ready' && state.isHere) return <Ready key={state.id} state={state} name={name} />;
  return <Ask name={name} note={state ? NOTES[state.state] : undefined} />;
}
