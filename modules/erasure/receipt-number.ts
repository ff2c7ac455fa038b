import { createHash, randomBytes } from 'node:crypto';
import { RECEIPT_SIGNS } from './contract.ts';

/** 80 random bits in sixteen signs: too many to guess. */
export function newReceiptNumber(): string {
  return [...randomBytes(16)].map((byte) => RECEIPT_SIGNS[byte % RECEIPT_SIGNS.length]).join('');
}

/** What the log holds of it: the number finds this, and this does not give the number away. */
export const receiptHashOf = (number: string): string =>
  createHash('sha256').update(`wonderlings receipt|${number}`).digest('hex');
