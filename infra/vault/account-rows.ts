import type { Account } from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';
import type { ChildKeys } from './child-keys.ts';
import { openUsername } from './usernames.ts';

export interface AccountRow {
  readonly child_id: string;
  readonly username_sealed: Uint8Array;
  readonly password_hash: string;
  readonly state: 'reserved' | 'active';
}

/** @param usernameHash see `usernameHash` */
export async function accountNamed(sql: Sql, usernameHash: Uint8Array): Promise<AccountRow | undefined> {
  const [row] = await sql<AccountRow[]>`
    select child_id, username_sealed, password_hash, state from vault.accounts where username_hash = ${usernameHash}`;
  return row;
}

export async function accountOfChild(sql: Sql, childId: string): Promise<AccountRow | undefined> {
  const [row] = await sql<AccountRow[]>`
    select child_id, username_sealed, password_hash, state from vault.accounts where child_id = ${childId}`;
  return row;
}

/** The account with its name opened; null when the child's key was destroyed meanwhile, and the account with it. */
export async function openAccount(keys: ChildKeys, row: AccountRow): Promise<Account | null> {
  const childId = row.child_id;
  const key = (await keys.keysOf([childId])).get(childId);
  if (!key) return null;
  return { childId, username: openUsername(key, childId, row.username_sealed), isSandbox: false };
}
