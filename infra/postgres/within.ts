import type { Sql, TransactionSql } from './connect.ts';

/**
 * A transaction as a pool of one connection, for what was written for a pool: its own transactions become savepoints, and it is
 * committed or undone with the one around it. It cannot be listened on, reserved or ended.
 */
export function poolWithin(tx: TransactionSql): Sql {
  const begin = (work: (inner: TransactionSql) => unknown) => tx.savepoint(work);
  // The type of a pool has more than a transaction can do; what is used of it by stores and vault is here.
  return Object.assign(tx, { begin }) as unknown as Sql;
}
