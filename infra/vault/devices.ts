import { randomUUID } from 'node:crypto';
import type { Vault } from '@wonderlings/kernel';
import type { Sql, TransactionSql } from '@wonderlings/postgres';
import { hashOf, newToken } from './secret-token.ts';

/** Counted from the sign-in with the password; trading a token does not lengthen it. */
const LIFE_MS = 30 * 86_400_000;
/** Two tabs that start at once, or an answer that got lost, send the same token again. */
const GRACE_MS = 30_000;

interface TokenRow {
  readonly line_id: string;
  readonly child_id: string;
  readonly used_at: string | null;
}

export interface Devices extends Pick<Vault, 'rememberDevice' | 'tradeDevice' | 'forgetDevice'> {
  /**
   * Ends every line of the child's but that of the token, whose tokens are replaced by the one that is answered. The line
   * keeps its end. Null for a token that could not be traded, or is of another child's.
   */
  forgetOthers(tx: TransactionSql, childId: string, token: string | undefined): Promise<string | null>;
  removeExpired(): Promise<void>;
}

/**
 * Remembered devices. Each sign-in starts a line of tokens that replace each other. A token that comes back after it was
 * traded means that two hold it, the child and a thief, and nobody can tell which is which: the whole line ends.
 */
export function devices(sql: Sql, now: () => Date): Devices {
  async function addToken(tx: TransactionSql, lineId: string): Promise<string> {
    const token = newToken();
    await tx`insert into vault.device_tokens (token_hash, line_id) values (${hashOf(token)}, ${lineId})`;
    return token;
  }

  /** Locks the line first, so that trades of one line and its end come one after the other. */
  async function lockedToken(tx: TransactionSql, token: string): Promise<TokenRow | undefined> {
    const tokenHash = hashOf(token);
    await tx`
      select id from vault.device_lines
      where id = (select line_id from vault.device_tokens where token_hash = ${tokenHash}) for update`;
    const [row] = await tx<TokenRow[]>`
      select token.line_id, line.child_id, token.used_at
      from vault.device_tokens token join vault.device_lines line on line.id = token.line_id
      where token.token_hash = ${tokenHash} and line.expires_at > ${now()}`;
    return row;
  }

  const isOld = ({ used_at }: TokenRow) => used_at !== null && now().getTime() - Date.parse(used_at) > GRACE_MS;

  return {
    rememberDevice: (childId) =>
      sql.begin(async (tx) => {
        const lineId = randomUUID();
        const expiresAt = new Date(now().getTime() + LIFE_MS);
        await tx`insert into vault.device_lines (id, child_id, expires_at) values (${lineId}, ${childId}, ${expiresAt})`;
        return addToken(tx, lineId);
      }),

    tradeDevice: (token) =>
      sql.begin(async (tx) => {
        const row = await lockedToken(tx, token);
        if (!row) return null;
        if (isOld(row)) {
          await tx`delete from vault.device_lines where id = ${row.line_id}`;
          return null;
        }
        // The first use starts the grace; a second one within it must not lengthen it.
        await tx`
          update vault.device_tokens set used_at = ${now()} where token_hash = ${hashOf(token)} and used_at is null`;
        return { childId: row.child_id, token: await addToken(tx, row.line_id) };
      }),

    async forgetDevice(token) {
      await sql`
        delete from vault.device_lines
        where id = (select line_id from vault.device_tokens where token_hash = ${hashOf(token)})`;
    },

    async forgetOthers(tx, childId, token) {
      const row = token === undefined ? undefined : await lockedToken(tx, token);
      const kept = row?.child_id === childId && !isOld(row) ? row.line_id : null;
      await tx`delete from vault.device_lines where child_id = ${childId} and id is distinct from ${kept}::uuid`;
      if (kept === null) return null;
      await tx`delete from vault.device_tokens where line_id = ${kept}`;
      return addToken(tx, kept);
    },

    async removeExpired() {
      await sql`delete from vault.device_lines where expires_at <= ${now()}`;
    },
  };
}
