import { PostgresError, type Sql } from '@wonderlings/postgres';
import { arrayText } from '../table/column-texts.ts';
import { errorKind } from '../table/error-kind.ts';
import type { FoldError } from '../table/fold-event.ts';
import {
  deleteOwned,
  deleteRows,
  generationTable,
  type OwnerColumn,
  type Statement,
  upsertRows,
} from '../table/table-statements.ts';
import type { Folded } from './fold-batch.ts';
import type { OwnedTable } from './owned-table.ts';
import type { WriterSession } from './writer-session.ts';

/** The connection that holds the locks. */
export type BatchSession = Pick<WriterSession, 'sql' | 'lost'>;

/** A table with rows of erased children that no fold looks after: an old generation, or a parked table. */
export interface Leftover {
  readonly table: string;
  readonly owner: OwnerColumn;
}

/** Checkpoints that move together to `reached`, and where each was. */
export interface Advance {
  readonly from: ReadonlyMap<string, string | null>;
  readonly reached: string;
}

/** A table that stops before an event. */
export interface Parking {
  readonly table: OwnedTable;
  readonly failure: FoldError;
  /** That of the event. */
  readonly partition: number;
}

/** Where the lines of a table that stops stay behind, by partition. */
export interface PartitionSplit {
  readonly table: OwnedTable;
  readonly positions: ReadonlyMap<number, string | null>;
}

/** What one transaction writes. */
export interface BatchWrite {
  readonly folded: readonly Folded[];
  readonly erasedChildren: readonly string[];
  readonly leftovers: readonly Leftover[];
  readonly splits: readonly PartitionSplit[];
  readonly advance: Advance;
  readonly parked: readonly Parking[];
}

/** Postgres would not have a table's rows, although each value fits its column: an index entry that is too large, say. */
export class RefusedRows extends Error {
  override readonly name = 'RefusedRows';
  readonly table: OwnedTable;

  constructor(table: OwnedTable, cause: unknown) {
    super(`${table.plan.name} refused rows: ${errorKind(cause)}`, { cause });
    this.table = table;
  }
}

/** Whether the batch was committed is not known. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

// Data exception, constraint violation, program limit exceeded.
const DATA_ERRORS = ['22', '23', '54'];
const IN_FAILED_TRANSACTION = '25P02';

function tableStatements({ table, changes }: Folded): Statement[] {
  const name = generationTable(table.plan.name, table.generation);
  const statements: Statement[] = [];
  if (changes.erasedChildren.length > 0) statements.push(deleteOwned(table.plan.owner, name, changes.erasedChildren));
  if (changes.deletes.length > 0) statements.push(deleteRows(table.plan, name, changes.deletes));
  if (changes.upserts.length > 0) statements.push(upsertRows(table.plan, name, changes.upserts));
  return statements;
}

function advanceStatement({ from, reached }: Advance): Statement {
  return {
    text: 'select read_model.advance($1, $2, $3)',
    parameters: [arrayText([...from.keys()]), arrayText([...from.values()]), reached],
  };
}

function partStatement({ table, positions }: PartitionSplit): Statement {
  const partitions = [...positions.keys()];
  const checkpoints = partitions.map((partition) => table.lines.get(partition) ?? null);
  const columns = [partitions.map(String), checkpoints, [...positions.values()]];
  return {
    text: 'select read_model.part($1, $2, $3, $4)',
    parameters: [table.plan.name, ...columns.map(arrayText)],
  };
}

function parkStatement({ table, failure }: Parking): Statement {
  const text = `
    update read_model.tables set parked_error = $2, parked_event = $3, parked_position = $4 where name = $1`;
  return { text, parameters: [table.plan.name, failure.message, failure.eventId, failure.position] };
}

function statementsOf(write: BatchWrite): { statement: Statement; table?: OwnedTable }[] {
  return [
    ...write.folded.flatMap((folded) =>
      tableStatements(folded).map((statement) => ({ statement, table: folded.table })),
    ),
    ...write.leftovers.map(({ owner, table }) => ({ statement: deleteOwned(owner, table, write.erasedChildren) })),
    // They fence the parking below, too: it is in the same transaction.
    ...write.splits.map((split) => ({ statement: partStatement(split) })),
    ...(write.advance.from.size > 0 ? [{ statement: advanceStatement(write.advance) }] : []),
    ...write.parked.map((parking) => ({ statement: parkStatement(parking) })),
  ];
}

export const run = (session: Sql, { text, parameters }: Statement) =>
  session.unsafe(text, [...parameters], { prepare: true }).execute();

/**
 * Writes rows and checkpoints in one transaction and one round trip: every statement is on its way before the first answer is
 * back. When one is refused, Postgres answers the `commit` by rolling back; the session writes nothing outside of it.
 * @throws RefusedRows, ConnectionLost, or Postgres' own error; with SQLSTATE `WF001` when a table is not ours as we believed
 */
export async function writeBatch({ sql, lost }: BatchSession, write: BatchWrite): Promise<void> {
  const statements = statementsOf(write);
  const begun = sql.unsafe('begin read write').execute();
  const running = statements.map(({ statement }) => run(sql, statement));
  const committed = sql.unsafe('commit').execute();
  const results = await Promise.allSettled([begun, ...running, committed]);
  const failures = results.flatMap((result, index) =>
    result.status === 'rejected' ? [{ error: result.reason as unknown, table: statements[index - 1]?.table }] : [],
  );
  // Once one has failed, the others of its transaction only say so.
  const failure = failures.find(({ error }) => !isPostgresError(error, IN_FAILED_TRANSACTION)) ?? failures[0];
  // On a new connection a lone `commit` succeeds, and commits nothing.
  if (!failure && lost.aborted) throw new ConnectionLost('The connection was lost while a batch was written');
  if (!failure) return;
  const { error, table } = failure;
  if (table && DATA_ERRORS.some((sqlClass) => isPostgresError(error, sqlClass))) throw new RefusedRows(table, error);
  throw error;
}

const isPostgresError = (error: unknown, code: string): boolean =>
  error instanceof PostgresError && error.code.startsWith(code);
