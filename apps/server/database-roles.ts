import {
  ensureRoles,
  type LoginRole,
  PostgresError,
  roleName,
  type SchemaGrant,
  type Sql,
  urlOf,
} from '@wonderlings/postgres';
import type { KeptSecrets } from '@wonderlings/vault';

/** Where the parts of the server sign in: one role each, or the account of `DATABASE_URL` for all. */
export interface DatabaseAccounts {
  /** Reads the log and appends to it; nothing can be changed or removed with it. */
  readonly log: string;
  /** Vault, read model and jobs. */
  readonly app: string;
  /** Answers questions from the read tables. */
  readonly read: string;
}

const WRITE = ['select', 'insert', 'update', 'delete'] as const;

const grantsOf = (log: string, app: string, read: string): readonly SchemaGrant[] => [
  // What is appended goes through `log.append`, which writes with the right of its owner.
  { role: log, schema: 'log', tables: ['select'], functions: true },
  { role: app, schema: 'vault', tables: WRITE },
  { role: app, schema: 'read_model', tables: WRITE, functions: true },
  { role: app, schema: 'bullmq', tables: WRITE, sequences: true, functions: true },
  // Rebuilding a table makes, swaps and drops it.
  { role: app, schema: 'read', owner: true, readers: [read] },
  { role: app, schema: 'as_of', owner: true },
  { role: read, schema: 'read', tables: ['select'] },
];

/** SQLSTATE: not allowed to create roles, or the new ones may not sign in, as behind a pooler (PgBouncer says 08P01). Everything else may pass. */
const CANNOT_SEPARATE = new Set(['42501', '28000', '28P01', '08P01']);

interface SeparateRolesOptions {
  /** The account that migrates. */
  readonly sql: Sql;
  readonly url: string;
  readonly secrets: KeptSecrets;
  readonly onTrouble: (message: string) => void;
}

/**
 * Sees that the server has three roles of its own in this database, and answers how to sign in as them. Where the account of
 * `DATABASE_URL` may not create them it says so, and answers that account for all three.
 */
export async function separateRoles({ sql, url, secrets, onTrouble }: SeparateRolesOptions): Promise<DatabaseAccounts> {
  const [current] = await sql<{ database: string }[]>`select current_database() as database`;
  if (!current) throw new Error('Postgres did not name its database');
  const role = async (purpose: string): Promise<LoginRole> => ({
    name: roleName(current.database, purpose),
    password: Buffer.from(await secrets.secretOf(`role-${purpose}`)).toString('hex'),
  });
  const [log, app, read] = await Promise.all([role('log'), role('app'), role('read')]);
  try {
    await ensureRoles(sql, url, [log, app, read], grantsOf(log.name, app.name, read.name));
  } catch (error) {
    if (!(error instanceof PostgresError) || !CANNOT_SEPARATE.has(error.code)) throw error;
    onTrouble(
      `The account of DATABASE_URL cannot give the server roles of its own (${error.code}: ${error.message}), so everything ` +
        'runs on that account, which may also change the log: let it create roles at one start (see infra/postgres/README.md).',
    );
    return { log: url, app: url, read: url };
  }
  return { log: urlOf(url, log), app: urlOf(url, app), read: urlOf(url, read) };
}
