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

const WIDTH = 1_080;
const MARGIN = 80;
const INK = '#241A3E';

/** The receipt as a PNG, to be kept among photographs. Null where the browser draws none. */
export async function receiptPicture(receipt: Receipt, address: string): Promise<Blob | null> {
  const lines = linesOf(receipt, address);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = 2 * MARGIN + 120 + lines.length * 62;
  const paper = canvas.getContext('2d');
  if (!paper) return null;
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.fillStyle = INK;
  paper.font = '700 46px sans-serif';
  paper.fillText(RECEIPT_COPY.title, MARGIN, MARGIN + 40);
  paper.font = '700 54px monospace';
  paper.fillText(receipt.number, MARGIN, MARGIN + 120);
  paper.font = '30px sans-serif';
  for (const [index, line] of lines.entries()) {
    paper.fillText(line, MARGIN, MARGIN + 210 + index * 58, WIDTH - 2 * MARGIN);
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function linesOf(receipt: Receipt, address: string): string[] {
  const figures =
    receipt.state === 'erased'
      ? [...receiptLines(receipt).map(({ title, text }) => `${title}: ${text}`), ...wrapped(logLine(receipt))]
      : [];
  return [...wrapped(receiptLead(receipt)), ...figures, address];
}

/** Some sixty signs fit a line. */
const wrapped = (text: string): string[] => text.match(/.{1,60}(?:\s|$)/g)?.map((line) => line.trim()) ?? [text];
