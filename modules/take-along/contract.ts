import { endpoint, fileEndpoint, Instant, LocalDate, OkAnswer, text } from '@wonderlings/kernel/contract';
import { z } from 'zod';

const TAG = 'Take along';

/** How far the file of a history is. */
export const ExportState = z
  .object({
    id: z.uuid(),
    /** `gone`: its hour is over. */
    state: z.enum(['making', 'ready', 'failed', 'stopped', 'gone']),
    /** What is being made. */
    stage: z.enum(['page', 'tables', 'proof']),
    /** Entries in the file so far. */
    done: z.int(),
    total: z.int(),
    begunAt: Instant,
    readyAt: Instant.nullable(),
    /** When the file is deleted; null while there is none. */
    endsAt: Instant.nullable(),
    /** In bytes; null while there is none. */
    size: z.int().nullable(),
    /** Whether this is the session that asked for it, which alone can save it. */
    isHere: z.boolean(),
    /** Whether what the device holds is to be added, by the browser that saves it. */
    withDevice: z.boolean(),
  })
  .meta({ id: 'ExportState' });
export type ExportState = z.infer<typeof ExportState>;

const ById = z.object({ id: z.uuid() });
/** Longer than any password of ours. */
const Password = text({ min: 1, max: 200 });

export const makeExport = endpoint({
  method: 'POST',
  path: '/api/exports',
  summary: 'Asks for a file with the whole history; with the grown-up password, again',
  tag: TAG,
  access: 'grown-up',
  body: z.object({ password: Password, withDevice: z.boolean().default(false) }),
  status: 201,
  answer: ExportState,
});

export const currentExport = endpoint({
  method: 'GET',
  path: '/api/exports/current',
  summary: 'How far the newest file is; null without one',
  tag: TAG,
  access: 'grown-up',
  status: 200,
  answer: ExportState.nullable(),
});

export const stopExport = endpoint({
  method: 'DELETE',
  path: '/api/exports/{id}',
  summary: 'Stops it: no file is made',
  tag: TAG,
  access: 'grown-up',
  params: ById,
  status: 200,
  answer: OkAnswer,
  refusals: { 404: 'There is no such file, or it is ready' },
});

export const exportFile = fileEndpoint({
  path: '/api/exports/{id}/file',
  summary: 'The file, for an hour, in the session that asked for it',
  tag: TAG,
  access: 'grown-up',
  params: ById,
  file: 'application/zip',
  refusals: { 404: 'There is no such file here, or its hour is over', 416: 'The file has no such part' },
});

/** The largest file that is taken in, and the parts that it is sent in; only the last part may be smaller. */
export const IMPORT_LIMITS = { bytes: 200 * 1_000_000, partBytes: 1_000_000, entries: 300_000 } as const;

export const IMPORT_PROBLEMS = ['not-ours', 'changed', 'not-empty', 'newer', 'too-large', 'broken-off'] as const;

/** How far a file that is brought in is. */
export const ImportState = z
  .object({
    id: z.uuid(),
    state: z.enum(['receiving', 'checking', 'found', 'refused', 'running', 'done', 'gone']),
    /** Why it was refused. */
    problem: z.enum(IMPORT_PROBLEMS).nullable(),
    /** Parts that are here; the next one has this number. */
    received: z.int(),
    /** Entries that came in so far. */
    done: z.int(),
    entries: z.int(),
    from: LocalDate.nullable(),
    to: LocalDate.nullable(),
    /** What the entries name and this copy does not have: stickers and rewards, by id. */
    unknown: z.array(z.string()),
  })
  .meta({ id: 'ImportState' });
export type ImportState = z.infer<typeof ImportState>;

export const beginImport = endpoint({
  method: 'POST',
  path: '/api/import',
  summary: 'Begins to take a file in, into an empty account; its parts follow',
  tag: TAG,
  access: 'grown-up',
  body: z.object({
    /** Of the whole file, in bytes. */
    size: z.int().min(1).max(IMPORT_LIMITS.bytes, 'The file is larger than 200 MB.'),
  }),
  status: 201,
  answer: ImportState,
  refusals: { 409: 'The account is not empty' },
});

export const importPart = endpoint({
  method: 'PUT',
  path: '/api/import/{id}/parts/{part}',
  summary: 'The next part of the file, 1,000,000 bytes but for the last; the last one begins the check',
  tag: TAG,
  access: 'grown-up',
  params: z.object({
    id: z.uuid(),
    part: z
      .string()
      .regex(/^(0|[1-9]\d{0,3})$/)
      .transform(Number),
  }),
  bytes: { most: IMPORT_LIMITS.partBytes },
  status: 200,
  answer: ImportState,
  refusals: { 404: 'There is no such import', 409: 'Another part is due' },
});

export const currentImport = endpoint({
  method: 'GET',
  path: '/api/import/current',
  summary: 'How far the newest file is; null without one',
  tag: TAG,
  access: 'grown-up',
  status: 200,
  answer: ImportState.nullable(),
});

export const bringIn = endpoint({
  method: 'POST',
  path: '/api/import/{id}/bring-in',
  summary: 'Brings in what was found',
  tag: TAG,
  access: 'grown-up',
  params: ById,
  status: 200,
  answer: ImportState,
  refusals: { 404: 'There is no such import', 409: 'Nothing was found yet, or the account is not empty' },
});
