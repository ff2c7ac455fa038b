import { DomainError, type KeptFile } from '@wonderlings/kernel';
import { z } from 'zod';
import type { ExportState } from './contract.ts';

/** What is made in this order; each reads the stream from its first event. */
export const STAGES = ['page', 'tables', 'proof', 'packing'] as const;

const Part = z.object({
  crc: z.int(),
  /** In bytes, before it was compressed. */
  size: z.int(),
  pieces: z.int(),
});
export type Part = z.infer<typeof Part>;

/** How far an export is. Numbers and days only. */
export const ExportWork = z.object({
  state: z.enum(['making', 'ready', 'failed', 'stopped']),
  stage: z.enum(STAGES),
  /** How many events were there when it was asked for; later ones are not in it. */
  total: z.int(),
  /** The next revision of this stage. */
  next: z.int(),
  parts: z.record(z.string(), Part),
  /** The day whose list is open in `history.html`. */
  day: z.string().nullable(),
  withDevice: z.boolean(),
  /** In a row, at the same step. */
  failures: z.int(),
  readyAt: z.iso.datetime().nullable(),
  zip: z.object({ size: z.int(), pieces: z.int() }),
});
export type ExportWork = z.infer<typeof ExportWork>;

export const newExport = (total: number, withDevice: boolean): ExportWork => ({
  state: 'making',
  stage: 'page',
  total,
  next: 0,
  parts: {},
  day: null,
  withDevice,
  failures: 0,
  readyAt: null,
  zip: { size: 0, pieces: 0 },
});

/** Of the zip as it is kept; a part of it is found without looking at the others. */
export const ZIP_PIECE_BYTES = 262_144;

/** Entries that are in the box by now, were all stages one. */
export function entriesDone({ stage, next, total, state }: ExportWork): number {
  if (state === 'ready' || stage === 'packing') return total;
  return Math.floor((STAGES.indexOf(stage) * total + next) / 3);
}

export const noFile = () =>
  new DomainError('not-found', 'export.none', 'There is no such file here. It can be made again.');

/** What the page is told. */
export function exportState(file: KeptFile, isHere: boolean, now: Date): ExportState {
  const work = ExportWork.parse(file.work);
  const isOver = work.state === 'ready' && file.endsAt !== null && file.endsAt <= now;
  const isReady = work.state === 'ready' && !isOver;
  return {
    id: file.id,
    state: isOver ? 'gone' : work.state,
    stage: work.stage === 'packing' ? 'proof' : work.stage,
    done: entriesDone(work),
    total: work.total,
    begunAt: file.begunAt.toISOString(),
    readyAt: work.readyAt,
    endsAt: isReady && file.endsAt ? file.endsAt.toISOString() : null,
    size: isReady ? work.zip.size : null,
    isHere,
    withDevice: work.withDevice,
  };
}
