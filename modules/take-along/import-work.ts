import type { KeptFile } from '@wonderlings/kernel';
import { z } from 'zod';
import { IMPORT_PROBLEMS, type ImportState } from './contract.ts';

/** How far a file that is brought in is. Numbers, days and ids of catalogues only. */
export const ImportWork = z.object({
  state: z.enum(['receiving', 'checking', 'found', 'refused', 'running', 'done']),
  problem: z.enum(IMPORT_PROBLEMS).nullable(),
  /** Of the file, in bytes. */
  size: z.int(),
  received: z.int(),
  entries: z.int(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  unknown: z.array(z.string()),
  done: z.int(),
  /** Of `HistoryImported`; null until it is recorded. */
  firstRevision: z.int().nullable(),
  /** Who said that it is to be brought in: the command that records it. */
  asked: z
    .object({
      commandId: z.uuid(),
      correlationId: z.string(),
      timeZone: z.string(),
      actor: z.enum(['grown-up', 'system']),
    })
    .nullable(),
  failures: z.int(),
});
export type ImportWork = z.infer<typeof ImportWork>;

export const newImport = (size: number): ImportWork => ({
  state: 'receiving',
  problem: null,
  size,
  received: 0,
  entries: 0,
  from: null,
  to: null,
  unknown: [],
  done: 0,
  firstRevision: null,
  asked: null,
  failures: 0,
});

/** The part of a file that is taken in with what came. */
export const UPLOAD = 'upload';

/** What the page is told. */
export function importState(file: KeptFile, now: Date): ImportState {
  const { state, problem, received, entries, from, to, unknown, done } = ImportWork.parse(file.work);
  const waits = state === 'receiving' || state === 'checking' || state === 'found';
  const isOver = waits && file.endsAt !== null && file.endsAt <= now;
  return { id: file.id, state: isOver ? 'gone' : state, problem, received, entries, from, to, unknown, done };
}
