import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ExportState } from '@wonderlings/take-along/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { count, fill, sizeWords } from '../../lib/copy/fill.ts';
import { clockTime } from '../../lib/local-day/day-words.ts';
import { useUser } from '../../lib/session/session.ts';
import { checkIcon, glassesIcon } from '../../ui/bar-icons.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { downloadIcon, sealIcon, tableIcon } from '../../ui/history-icons.ts';
import { Icon, type IconShape } from '../../ui/icon.tsx';
import { bookIcon, clockIcon, lockIcon } from '../../ui/icons.ts';
import { Progress } from '../../ui/progress.tsx';
import { DatePill } from '../../ui/tag.tsx';
import { saveExportMutation, stopExportMutation } from './export.mutation.ts';
import { EXPORT_COPY } from './take-along.copy.ts';
import styles from './take-along.module.css';
import { exportQuery } from './take-along.query.ts';

const { making } = EXPORT_COPY;
const STAGES = [
  ['page', bookIcon],
  ['tables', tableIcon],
  ['proof', sealIcon],
] as const;

/** The file is being made: how far it is, in entries. */
export function Making({ state }: { readonly state: ExportState }) {
  const stop = useMutation(stopExportMutation(useQueryClient()));
  const line = fill(making.line, { n: count(state.done), total: count(state.total) });
  const at = STAGES.findIndex(([stage]) => stage === state.stage);
  return (
    <Card>
      <div className={styles.wait}>
        <Parcel isOpen />
        <div className={styles.words}>
          <h2>{making.title}</h2>
          <p>
            {line} {leftOf(state)}
          </p>
          <Progress label={making.meter} value={state.done} max={Math.max(1, state.total)} valueText={line} />
          <ol className={styles.stages}>
            {STAGES.map(([stage, icon], index) => (
              <li
                key={stage}
                data-state={index < at ? 'done' : index === at ? 'now' : 'next'}
                aria-current={index === at ? 'step' : undefined}
              >
                <span>
                  <Icon shape={index < at ? checkIcon : icon} />
                </span>
                {making.stages[stage]}
              </li>
            ))}
          </ol>
          <p className={styles.hint}>{making.close}</p>
          <Button
            variant="ghost"
            pending={stop.isPending}
            pendingLabel={making.stopping}
            onClick={() => stop.mutate(state)}
          >
            {making.stop}
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** As long as it took so far, for what is left. Nothing before there is something to reckon with. */
function leftOf({ begunAt, done, total }: ExportState): string {
  const passed = Date.now() - Date.parse(begunAt);
  if (done === 0 || done >= total || passed < 3_000) return '';
  const minutes = Math.ceil((passed * (total - done)) / done / 60_000);
  return minutes <= 1 ? making.leftOne : fill(making.left, { minutes });
}

const { ready } = EXPORT_COPY;
const timeOf = (at: string | null): string => (at === null ? '' : clockTime(at));

/** The file is ready for an hour, in this session. */
export function Ready({ state, name }: { readonly state: ExportState; readonly name: string }) {
  const { id, username } = useUser();
  const queryClient = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const [percent, setPercent] = useState(0);
  const fileName = `wonderlings-${username}-${state.begunAt.slice(0, 10)}.zip`;
  const onProgress = (done: number, total: number) => setPercent(Math.round((done / Math.max(1, total)) * 100));
  const save = useMutation(saveExportMutation(queryClient, onProgress));
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
              onClick={() => save.mutate({ state, userId: id, name: fileName })}
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

/** Tuck with the box: open while it is being packed. */
function Parcel({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <div className={styles.packing}>
      <svg className={styles.box} viewBox="0 0 200 150" aria-hidden="true">
        <ellipse cx="100" cy="140" rx="80" ry="8" fill="var(--line)" opacity=".12" />
        {isOpen && (
          <path
            d="M36 62l-20-26 62-18 22 26zM164 62l20-26-62-18-22 26z"
            fill="color-mix(in srgb, var(--accent) 70%, var(--surface))"
          />
        )}
        <path d="M36 60h128l-8 74c-1 5-4 7-9 7H53c-5 0-8-2-9-7z" fill="var(--accent)" />
        {!isOpen && <path d="M30 40h140l-4 24H34z" fill="color-mix(in srgb, var(--accent) 70%, var(--surface))" />}
        <path d="M36 60h128l-2 18H38z" fill="var(--line)" opacity=".12" />
        <path d="M88 60h24v81H88z" fill="color-mix(in srgb, var(--secondary) 80%, var(--surface))" />
      </svg>
      <Wonderling who="tuck" mood={isOpen ? 'happy' : 'cheering'} size={140} className={styles.tuck} />
    </div>
  );
}
