import type { Sql } from '@wonderlings/postgres';

export interface AccountRow {
  readonly child_id: string;
  readonly username: string;
  readonly password_hash: string;
  readonly state: 'reserved' | 'active';
}

/** Names are compared without case; null for what no name can be (Postgres has no NUL). */
export const usernameKey = (username: string): string | null =>
  username.includes('\0') ? null : username.toLowerCase();

export async function accountNamed(sql: Sql, key: string | null): Promise<AccountRow | undefined> {
  if (key === null) return undefined;
  const [row] = await sql<AccountRow[]>`
    select child_id, username, password_hash, state from vault.accounts where username_key = ${key}`;
  return row;
}

export async function accountOfChild(sql: Sql, childId: string): Promise<AccountRow | undefined> {
  const [row] = await sql<AccountRow[]>`
    select child_id, username, password_hash, state from vault.accounts where child_id = ${childId}`;
  return row;
}
