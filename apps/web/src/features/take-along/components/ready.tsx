import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ExportState } from '@wonderlings/take-along/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { count, fill, sizeWords } from '../../../lib/copy/fill.ts';
import { clockTime } from '../../../lib/local-day/day-words.ts';
import { logFailure } from '../../../lib/log.ts';
import { useUser } from '../../../lib/session/session.ts';
import { checkIcon, glassesIcon } from '../../../ui/bar-icons.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DatePill } from '../../../ui/date-pill.tsx';
import { downloadIcon } from '../../../ui/history-icons.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { IconShape } from '../../../ui/icon-shape.ts';
import { clockIcon, lockIcon } from '../../../ui/icons.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { exportQuery } from '../export.query.ts';
import { saveExport } from '../save-export.ts';
import { EXPORT_COPY } from '../take-along.copy.ts';
import { Parcel } from './parcel.tsx';
import styles from './take-along.module.css';

const { ready } = EXPORT_COPY;
const timeOf = (at: string | null): string => (at === null ? '' : clockTime(at));

/** The file is ready for an hour, in this session. */
export function Ready({ state, name }: { readonly state: ExportState; readonly name: string }) {
  const { id, username } = useUser();
  const queryClient = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const [percent, setPercent] = useState(0);
  const fileName = `wonderlings-${username}-${state.begunAt.slice(0, 10)}.zip`;
  const save = useMutation({
    mutationFn: () =>
      saveExport(state, {
        userId: id,
        name: fileName,
        onProgress: (done, total) => setPercent(Math.round((done / Math.max(1, total)) * 100)),
      }),
    onError: (reason) => {
      logFailure(ready.notSaved.title, reason);
      toast({ ...ready.notSaved, variant: 'destructive' });
      // Its hour may be over.
      void queryClient.invalidateQueries({ queryKey: exportQuery.queryKey });
    },
  });
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useLookAgainAt(state.endsAt);

  return (
    <>
      <Card>
        <div className={styles.wait}>
          <Parcel isOpen={false} />
          <div className={styles.words}>
            <DatePill tone="ok" icon={checkIcon}>
              {fill(ready.since, { time: timeOf(state.readyAt) })}
            </DatePill>
            <h2 ref={heading} tabIndex={-1}>
              {ready.title}
            </h2>
            <p className={styles.fileName}>
              <b>{fileName}</b>
              <span>{sizeWords(state.size ?? 0)}</span>
            </p>
            <Button
              variant="main"
              icon={downloadIcon}
              pending={save.isPending}
              pendingLabel={fill(ready.saving, { percent })}
              onClick={() => save.mutate()}
            >
              {ready.button}
            </Button>
            <ul className={styles.rows}>
              <Fact icon={clockIcon} title={fill(ready.link, { time: timeOf(state.endsAt) })}>
                {ready.linkLine}
              </Fact>
              <Fact icon={lockIcon} title={ready.guard}>
                {fill(ready.guardLine, { name })}
              </Fact>
              <Fact icon={glassesIcon} title={fill(ready.sees, { name })} />
            </ul>
          </div>
        </div>
      </Card>
      <div className={styles.part}>
        <Card>
          <h2>{ready.contents}</h2>
          <ul className={styles.files}>
            {[...EXPORT_COPY.files, ...(state.withDevice ? [EXPORT_COPY.deviceFile] : [])].map((file) => (
              <li key={file.id}>
                <b>{file.name}</b>
                <span>{fill(file.text, { n: count(state.total) })}</span>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </>
  );
}

interface FactProps {
  readonly icon: IconShape;
  readonly title: string;
  readonly children?: ReactNode;
}

function Fact({ icon, title, children }: FactProps) {
  return (
    <li>
      <Icon shape={icon} />
      <p>
        <b>{title}</b>
        {children}
      </p>
    </li>
  );
}

/** The page changes with the file, not with a click that finds it gone. */
function useLookAgainAt(at: string | null): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (at === null) return;
    const look = () => void queryClient.invalidateQueries({ queryKey: exportQuery.queryKey });
    const timer = setTimeout(look, Math.max(1_000, Date.parse(at) - Date.now() + 1_000));
    return () => clearTimeout(timer);
  }, [at, queryClient]);
}
