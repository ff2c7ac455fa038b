export {
  type ConnectOptions,
  connect,
  type JsonValue,
  PostgresError,
  type Queryable,
  type ReservedSql,
  type Sql,
  type TransactionSql,
} from './connect.ts';
export { defineMigrations, type MigrationFile, type MigrationSet, migrate } from './migrate.ts';
