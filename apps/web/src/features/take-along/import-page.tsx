import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { IMPORT_LIMITS, type ImportState } from '@wonderlings/take-along/contract';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ApiError, serverSentence } from '../../lib/api/api-error.ts';
import { count, fill, sizeWords } from '../../lib/copy/fill.ts';
import { dateAt, fullDay } from '../../lib/local-day/day-words.ts';
import { logFailure } from '../../lib/log.ts';
import { useUser } from '../../lib/session/session.ts';
import { checkIcon } from '../../ui/bar-icons.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { bringIcon, dotsIcon } from '../../ui/history-icons.ts';
import { Icon } from '../../ui/icon.tsx';
import { Progress } from '../../ui/progress.tsx';
import hidden from '../../ui/visually-hidden.module.css';
import { AreaPage } from '../grown-up/index.ts';
import { Differences } from './differences.tsx';
import { bringInMutation, sendImportMutation } from './import.mutation.ts';
import { IMPORT_COPY } from './take-along.copy.ts';
import styles from './take-along.module.css';
import { importQuery } from './take-along.query.ts';

const LARGEST = `${IMPORT_LIMITS.bytes / 1_000_000} MB`;

/** "Bring a history here": choose, look at what was found, bring it in. */
export function ImportPage() {
  const queryClient = useQueryClient();
  const { data: known = null } = useQuery(importQuery);
  const [file, setFile] = useState<File | null>(null);
  const [percent, setPercent] = useState(0);
  const send = useMutation(sendImportMutation(queryClient));
  const state = send.isPending || send.isError ? null : known;
  useRefreshAtEnd(state);

  function choose(chosen: File) {
    setFile(chosen);
    setPercent(0);
    if (chosen.size > IMPORT_LIMITS.bytes) return send.reset();
    send.mutate(
      { file: chosen, onProgress: (done, total) => setPercent(Math.round((done / Math.max(1, total)) * 100)) },
      { onError: (reason) => logFailure('A file could not be sent', reason) },
    );
  }

  const isTooLarge = file !== null && file.size > IMPORT_LIMITS.bytes;
  const problem = isTooLarge
    ? fill(IMPORT_COPY.problems['too-large'], { size: LARGEST })
    : send.isError
      ? refusalOf(send.error)
      : state?.problem
        ? fill(IMPORT_COPY.problems[state.problem], { size: LARGEST })
        : undefined;
  const isBusy = send.isPending || state?.state === 'running' || state?.state === 'done';

  return (
    <AreaPage title={IMPORT_COPY.title} lead={IMPORT_COPY.lead}>
      <div className={`${styles.grid} ${styles.three}`}>
        <Step number={1} title={IMPORT_COPY.choose}>
          <ChooseFile disabled={isBusy} largest={LARGEST} onChoose={choose} />
          {send.isPending && <Meter value={percent} max={100} text={fill(IMPORT_COPY.sending, { percent })} />}
        </Step>
        <Step number={2} title={IMPORT_COPY.found}>
          {file && (
            <p className={styles.fileName}>
              <b>{file.name}</b>
              <span>{sizeWords(file.size)}</span>
            </p>
          )}
          {problem ? (
            <p className={styles.note} role="alert">
              {problem}
            </p>
          ) : (
            <Found state={state} />
          )}
        </Step>
        <Step number={3} title={IMPORT_COPY.done}>
          {state?.state === 'done' ? (
            <>
              <p>{IMPORT_COPY.same}</p>
              <h3>{IMPORT_COPY.not}</h3>
              <Differences unknown={state.unknown} file={file} />
            </>
          ) : (
            <p className={styles.hint}>{IMPORT_COPY.notYet}</p>
          )}
        </Step>
      </div>
    </AreaPage>
  );
}

/** The server says why in words for a grown-up; without an answer it broke off. */
const refusalOf = (error: Error): string => {
  if (!(error instanceof ApiError)) return IMPORT_COPY.notSent;
  if (error.refusal?.code === 'import.not-empty') return IMPORT_COPY.problems['not-empty'];
  return serverSentence(error) ?? IMPORT_COPY.notSent;
};

function Step({
  number,
  title,
  children,
}: {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Card>
        <div className={styles.card}>
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
          <h2 id={headingId}>{title}</h2>
          {children}
        </div>
      </Card>
    </section>
  );
}

function Meter({ value, max, text }: { readonly value: number; readonly max: number; readonly text: string }) {
  return (
    <>
      <p>{text}</p>
      <Progress label={IMPORT_COPY.meter} value={value} max={Math.max(1, max)} valueText={text} />
    </>
  );
}

const dayOf = (localDate: string | null): string => (localDate === null ? '' : fullDay(localDate));

function Found({ state }: { readonly state: ImportState | null }) {
  const { created } = useUser();
  const bring = useMutation(bringInMutation(useQueryClient()));
  const button = useRef<HTMLButtonElement>(null);
  const isFound = state?.state === 'found';
  useEffect(() => {
    if (isFound) button.current?.focus({ preventScroll: true });
  }, [isFound]);

  if (state?.state === 'checking') return <p role="status">{IMPORT_COPY.checking}</p>;
  if (!state || !(isFound || state.state === 'running' || state.state === 'done')) {
    return <p className={styles.hint}>{IMPORT_COPY.nothingYet}</p>;
  }
  const { entries, from, to, done } = state;
  return (
    <>
      <ul className={styles.rows}>
        <Line>{fill(IMPORT_COPY.ok.entries, { n: count(entries), from: dayOf(from), to: dayOf(to) })}</Line>
        <Line>{IMPORT_COPY.ok.proof}</Line>
        {isFound && <Line>{fill(IMPORT_COPY.ok.empty, { date: dateAt(created) })}</Line>}
      </ul>
      {isFound && (
        <Button ref={button} variant="main" pending={bring.isPending} onClick={() => bring.mutate(state)}>
          {IMPORT_COPY.button}
        </Button>
      )}
      {bring.isError && (
        <p className={styles.note} role="alert">
          {refusalOf(bring.error)}
        </p>
      )}
      {state.state === 'running' && (
        <>
          <Meter
            value={done}
            max={entries}
            text={fill(IMPORT_COPY.running, { n: count(done), total: count(entries) })}
          />
          <p className={styles.hint}>{IMPORT_COPY.runningClose}</p>
        </>
      )}
    </>
  );
}

function Line({ isMissing = false, children }: { readonly isMissing?: boolean; readonly children: ReactNode }) {
  return (
    <li>
      <Icon shape={isMissing ? dotsIcon : checkIcon} />
      <div>{children}</div>
    </li>
  );
}

/** Everything that this device has read of the child is of before. */
function useRefreshAtEnd(state: ImportState | null): void {
  const queryClient = useQueryClient();
  const wasRunning = useRef(false);
  useEffect(() => {
    if (state?.state === 'done' && wasRunning.current) void queryClient.invalidateQueries();
    wasRunning.current = state?.state === 'running';
  }, [state?.state, queryClient]);
}

interface ChooseFileProps {
  readonly disabled: boolean;
  /** "200 MB" */
  readonly largest: string;
  readonly onChoose: (file: File) => void;
}

/** A file by the browser's own dialog, or dropped; the same one may be chosen again. */
function ChooseFile({ disabled, largest, onChoose }: ChooseFileProps) {
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !disabled) onChoose(file);
  };
  return (
    <label
      className={styles.drop}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <input
        className={hidden.hidden}
        type="file"
        accept=".zip,application/zip"
        disabled={disabled}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          currentTarget.value = '';
        }}
      />
      <Icon shape={bringIcon} />
      <b>{IMPORT_COPY.chooseZip}</b>
      <span>{fill(IMPORT_COPY.drop, { size: largest })}</span>
    </label>
  );
}
