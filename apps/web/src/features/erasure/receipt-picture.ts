import type { Receipt } from '@wonderlings/erasure/contract';
import { RECEIPT_COPY } from './erasure.copy.ts';
import { logLine, receiptLead, receiptLines } from './receipt-lines.ts';

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
