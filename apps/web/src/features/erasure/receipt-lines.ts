import type { Receipt } from '@wonderlings/erasure/contract';
import { count, fill } from '../../lib/copy/fill.ts';
import { clockTime, fullDateAt, fullDay } from '../../lib/local-day/day-words.ts';
import { RECEIPT_COPY } from './erasure.copy.ts';

interface Line {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

type Erased = Extract<Receipt, { state: 'erased' }>;

/** What a receipt says, line by line: on screen, on paper and in a picture the same. */
export function receiptLines({
  erasedAt,
  entries,
  rows,
  tables,
  rowsLeft,
  signIns,
  files,
  backupsEnd,
}: Erased): Line[] {
  const values: Readonly<Record<keyof typeof RECEIPT_COPY.rows, Readonly<Record<string, string | number>>>> = {
    key: { time: clockTime(new Date(erasedAt)) },
    noise: { n: count(entries) },
    rows: { n: count(rows), tables },
    left: { n: rowsLeft },
    sessions: { n: signIns },
    files: { n: files },
    backups: { date: fullDay(backupsEnd) },
  };
  return Object.entries(RECEIPT_COPY.rows).map(([id, { title, text }]) => ({
    id,
    title,
    // The keys of both are the same.
    text: fill(text, values[id as keyof typeof values]),
  }));
}

export function receiptLead(receipt: Receipt): string {
  if (receipt.state === 'erased') {
    const at = new Date(receipt.erasedAt);
    return fill(RECEIPT_COPY.lead, { date: fullDateAt(at), time: clockTime(at) });
  }
  if (receipt.eraseAt === null) return RECEIPT_COPY.finishing;
  const at = new Date(receipt.eraseAt);
  return fill(RECEIPT_COPY.waitingLead, { date: fullDateAt(at), time: clockTime(at) });
}

/** "log 48,211 · sha-256 c07d 5be2 …", in groups that can be compared by eye. */
export const logLine = ({ log }: Erased): string =>
  fill(RECEIPT_COPY.log, { position: log.position, hash: log.hash.replace(/(.{4})(?=.)/g, '$1 ') });
