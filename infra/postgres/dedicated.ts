import postgres from 'postgres';
import { limitsOf, type Sql } from './connect.ts';

export type DedicateOptions = {
  /** What `pg_stat_activity` shows. */
  readonly applicationName: string;
  /** As for a pool; that of `sql` without it. */
  readonly statementTimeout?: number;
  /** Session settings from the first statement on, such as `synchronous_commit`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The connection is gone, and with it every session lock; also after `end()`. */
  readonly onClose?: () => void;
};

/**
 * One connection to the database of `sql`, for session locks and pipelined transactions (`begin` and `commit` may be sent as
 * statements). It does not rest when idle. After `onClose` a further query would open a new connection, without the locks:
 * end it instead.
 */
export function dedicate(sql: Sql, options: DedicateOptions): Sql {
  const { applicationName, statementTimeout, settings = {}, onClose } = options;
  const limits = statementTimeout === undefined ? {} : limitsOf(statementTimeout);
  const dedicated = {
    ...sql.options,
    max: 1,
    idle_timeout: null,
    max_lifetime: null,
    connection: { ...sql.options.connection, ...limits, ...settings, application_name: applicationName },
    onclose: () => onClose?.(),
    onnotify: undefined,
  };
  // postgres.js takes parsed options as they are (its own `listen` does so); its types know unparsed ones only.
  return postgres(dedicated as unknown as postgres.Options<Record<string, never>>) as unknown as Sql;
}
