export {
  type ConnectOptions,
  connect,
  isoOf,
  type JsonValue,
  PostgresError,
  type Queryable,
  type ReservedSql,
  type Sql,
  STATEMENT_TIMEOUT_MS,
  sessionSettings,
  type TransactionSql,
} from './connect.ts';
export { copyIn, copyOut } from './copy.ts';
export { type DatabaseClock, followDatabaseClock } from './database-clock.ts';
export { DeadlineExceeded, withDeadline } from './deadline.ts';
export { type DedicateOptions, dedicate } from './dedicated.ts';
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './embedded/embedded-postgres.ts';
export type { SchemaGrant } from './grants.ts';
export { ensureRoles, type LoginRole, roleName, urlOf } from './login-roles.ts';
export { assertMigrated, defineMigrations, type MigrationFile, type MigrationSet, migrate } from './migrate.ts';
export { poolWithin } from './within.ts';
