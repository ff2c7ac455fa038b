import { parseArgs } from 'node:util';
import type { Anchor } from '@wonderlings/read-model';
import { z } from 'zod';

export const HELP = `Usage: npm run replay [-- [options] [table …]]

Without options, rebuilds the tables (all without a name) beside the live ones from the log, and swaps them. Children can go on meanwhile.

To see first what would change:
  --preview                       build beside the live tables, swap nothing, and say which rows would be added, changed or gone, and what
                                  changed rules would give; leaves nothing behind
  --json                          with --preview: one JSON document on stdout, for CI

To look back:
  --as-of <time or position>      build the tables as they were into the schema as_of, in the place of what is there: 2026-05-01 (its first
                                  moment, UTC), 2026-05-01T18:30+02:00, or a position of the log
  --child <id>                    with --as-of: read only this child's stream
  --drop                          drop what is in the schema as_of

To rebuild:
  --workers <number>              rebuild or preview with so many threads, each for a part of the children; one fewer than processors, at
                                  most 3, without it, and one where the log is short
  --continue                      go on with a rebuild that was stopped (SIGINT or SIGTERM), with the same folds, up to the swap

To check:
  --verify                        change nothing: check that every event is as it was sealed, that the tables hold what the log
                                  says, that the log holds what was kept of it every hour under ANCHOR_DIR, and print an anchor of it
  --anchor <position>:<digest>    with --verify: check also that the log holds this anchor of an earlier verification

  -h, --help                      show this

Exits with 0 when all is well and a preview would change nothing, 1 when something differs or failed, 2 when the command was not
understood, 3 when a preview would change something, 130 when it was stopped.
Settings such as DATA_DIR and DATABASE_URL are read as the server reads them. See docs/replay.md.`;

/** A command line that makes no sense. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** When: a moment in UTC, or the last position that counts. */
type Until = { readonly moment: string } | { readonly position: string };

/** What was asked for. */
export type ReplayRequest =
  | { readonly kind: 'help' }
  | { readonly kind: 'rebuild'; readonly tables: Tables; readonly workers: number | undefined; readonly goOn: boolean }
  | { readonly kind: 'preview'; readonly tables: Tables; readonly workers: number | undefined; readonly json: boolean }
  | { readonly kind: 'as-of'; readonly tables: Tables; readonly until: Until; readonly childId: string | undefined }
  | { readonly kind: 'drop' }
  | { readonly kind: 'verify'; readonly tables: Tables; readonly anchor: Anchor | undefined };

/** Names; undefined for all. */
type Tables = readonly string[] | undefined;

const OPTIONS = {
  help: { type: 'boolean', short: 'h', default: false },
  preview: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  'as-of': { type: 'string' },
  child: { type: 'string' },
  drop: { type: 'boolean', default: false },
  continue: { type: 'boolean', default: false },
  verify: { type: 'boolean', default: false },
  anchor: { type: 'string' },
  workers: { type: 'string' },
} as const;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    const isOfParseArgs =
      error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    if (isOfParseArgs) throw new UsageError(error.message, { cause: error });
    throw error;
  }
}

/** @throws UsageError */
export function readArguments(args: readonly string[]): ReplayRequest {
  const { values, positionals } = parsed(args);
  if (values.help) return { kind: 'help' };
  const tables = positionals.length > 0 ? positionals : undefined;
  const { preview, drop, verify } = values;
  const asOf = values['as-of'];
  const kinds = [
    preview && '--preview',
    asOf !== undefined && '--as-of',
    drop && '--drop',
    verify && '--verify',
  ].filter((one) => one !== false);
  if (kinds.length > 1) throw new UsageError(`${kinds.join(' and ')} cannot go together.`);
  const isRebuild = kinds.length === 0;
  if (values.anchor !== undefined && !verify) throw new UsageError('--anchor is looked for by --verify only.');
  if (values.workers !== undefined && !isRebuild && !preview)
    throw new UsageError('--workers is for a rebuild or a preview: everything else runs alone.');
  if (values.json && !preview) throw new UsageError('--json is for --preview.');
  if (values.child !== undefined && asOf === undefined) throw new UsageError('--child is for --as-of.');
  if (values.continue && !isRebuild) throw new UsageError('--continue is for a rebuild that was stopped.');
  if (drop && tables) throw new UsageError('--drop drops all that is in as_of, and takes no tables.');

  const workers = values.workers === undefined ? undefined : readWorkers(values.workers);
  if (verify)
    return { kind: 'verify', tables, anchor: values.anchor === undefined ? undefined : readAnchor(values.anchor) };
  if (drop) return { kind: 'drop' };
  if (preview) return { kind: 'preview', tables, workers, json: values.json };
  if (asOf !== undefined) return { kind: 'as-of', tables, until: readUntil(asOf), childId: readChild(values.child) };
  return { kind: 'rebuild', tables, workers, goOn: values.continue };
}

/** As a verification has printed it. */
function readAnchor(text: string): Anchor {
  const [, position, digest] = /^(.+):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!position || !digest)
    throw new UsageError('--anchor must be as --verify prints it: <position>:<64 hexadecimal digits>.');
  return { position, digest };
}

/** More would wait for each other: children are spread over so many partitions. */
const MOST_WORKERS = 8;

function readWorkers(text: string): number {
  const workers = /^\d$/.test(text) ? Number(text) : 0;
  if (workers < 1 || workers > MOST_WORKERS)
    throw new UsageError(`--workers must be a whole number from 1 to ${MOST_WORKERS}.`);
  return workers;
}

const Moment = z.union([
  z.iso.date(),
  z.iso.datetime({ offset: true }),
  // Without seconds.
  z.iso.datetime({ offset: true, precision: -1 }),
]);

function readUntil(text: string): Until {
  if (/^\d{1,19}$/.test(text)) return { position: text };
  const moment = Moment.safeParse(text);
  if (!moment.success)
    throw new UsageError(
      '--as-of must be a day (2026-05-01), a time with its zone (2026-05-01T18:30Z) or a position of the log (1204).',
    );
  return { moment: new Date(moment.data).toISOString() };
}

function readChild(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const id = z.uuid().safeParse(text.toLowerCase());
  if (!id.success) throw new UsageError('--child must be the id of a child, a uuid.');
  return id.data;
}
