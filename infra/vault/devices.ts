import { randomUUID } from 'node:crypto';
import type { BrowserKind, DeviceLine, Vault } from '@wonderlings/kernel';
import type { Sql, TransactionSql } from '@wonderlings/postgres';
import { hashOf, newSalt, newToken, successorOf } from './secret-token.ts';

/** Counted from the sign-in with the password; rotating a token does not lengthen it. */
const LIFE_MS = 30 * 86_400_000;
/** Remembered devices of one child; one more takes the place of the one that was used longest ago. */
const MOST_LINES = 50;
/** Two tabs that start at once, or an answer that got lost, send the same token again. */
const GRACE_MS = 30_000;
const LEFT_OVER_MS = 7 * 86_400_000;

interface TokenRow {
  readonly line_id: string;
  readonly child_id: string;
  readonly used_at: string | null;
  readonly successor_salt: Uint8Array | null;
}

/** Of a line that begins, or that a password renews. */
export const lineEnds = (begun: Date): Date => new Date(begun.getTime() + LIFE_MS);

export interface Devices extends Pick<Vault, 'rememberDevice' | 'rotateDeviceToken' | 'forgetDevice'> {
  /** A new line with its first token. @param picture a companion's id, where it is shown at the sign-in page */
  addLine(childId: string, browser: BrowserKind, picture: string | null): Promise<DeviceLine>;
  /** As {@link Vault.rotateDeviceToken}, of a line that has a picture; that one takes no such token, which may need a code. */
  rotatePictureToken: Vault['rotateDeviceToken'];
  /**
   * Ends every line of the child's but `lineId`, whose tokens are replaced by the one that is answered. The line keeps its
   * end. Null without a line, or when it has ended.
   */
  keepOnly(tx: TransactionSql, childId: string, lineId: string | null): Promise<string | null>;
  /**
   * Removes what answers a rotated token again, once its grace is over, and lines that are long over and that no job has removed and
   * recorded.
   */
  removeExpired(): Promise<void>;
}

/**
 * Remembered devices. Each sign-in starts a line of tokens, in which each token has one successor. A token that comes back
 * after it was rotated means that two hold it, the child and a thief, and which is which cannot be told: the whole line ends.
 * Sessions that a line opened are looked up together with it (see {@link sessionStore}), so they end in the same moment.
 */
export function devices(sql: Sql, now: () => Date): Devices {
  const graceBegins = () => new Date(now().getTime() - GRACE_MS);

  const addToken = (tx: TransactionSql, lineId: string, token: string) =>
    tx`insert into vault.device_tokens (token_hash, line_id) values (${hashOf(token)}, ${lineId})`;

  /** Locks the line first, so that rotations of one line and its end come one after the other. */
  async function lockedToken(tx: TransactionSql, token: string, ofPicture: boolean): Promise<TokenRow | undefined> {
    const tokenHash = hashOf(token);
    await tx`
      select id from vault.device_lines
      where id = (select line_id from vault.device_tokens where token_hash = ${tokenHash}) for update`;
    const [row] = await tx<TokenRow[]>`
      select token.line_id, line.child_id, token.used_at, token.successor_salt
      from vault.device_tokens token join vault.device_lines line on line.id = token.line_id
      where token.token_hash = ${tokenHash} and line.expires_at > ${now()} and (line.picture is not null) = ${ofPicture}`;
    return row;
  }

  /** The first use makes the successor and starts the grace. */
  async function firstUse(tx: TransactionSql, token: string, lineId: string): Promise<string> {
    const salt = newSalt();
    await tx`
      update vault.device_tokens set used_at = ${now()}, successor_salt = ${salt} where token_hash = ${hashOf(token)}`;
    await tx`update vault.device_lines set used_at = ${now()} where id = ${lineId}`;
    const successor = successorOf(token, salt);
    await addToken(tx, lineId, successor);
    return successor;
  }

  const addLine: Devices['addLine'] = (childId, browser, picture) =>
    sql.begin(async (tx) => {
      const lineId = randomUUID();
      const begunAt = now();
      await tx`
        insert into vault.device_lines (id, child_id, expires_at, begun_at, used_at, browser, picture)
        values (${lineId}, ${childId}, ${lineEnds(begunAt)}, ${begunAt}, ${begunAt}, ${jsonOf(tx, browser)}, ${picture})`;
      await tx`
        delete from vault.device_lines where id in (
          select id from vault.device_lines where child_id = ${childId} order by used_at desc, id offset ${MOST_LINES})`;
      const token = newToken();
      await addToken(tx, lineId, token);
      return { lineId, token };
    });

  const rotate = (token: string, ofPicture: boolean): ReturnType<Vault['rotateDeviceToken']> =>
    sql.begin(async (tx) => {
      const row = await lockedToken(tx, token, ofPicture);
      if (!row) return null;
      const { line_id: lineId, child_id: childId, used_at, successor_salt } = row;
      if (used_at === null) return { childId, lineId, token: await firstUse(tx, token, lineId) };
      if (successor_salt && Date.parse(used_at) >= graceBegins().getTime()) {
        return { childId, lineId, token: successorOf(token, successor_salt) };
      }
      await tx`delete from vault.device_lines where id = ${lineId}`;
      return 'came-back';
    });

  return {
    addLine,
    rotateDeviceToken: (token) => rotate(token, false),
    rotatePictureToken: (token) => rotate(token, true),
    rememberDevice: (childId, browser) => addLine(childId, browser, null),

    async forgetDevice(token) {
      await sql`
        delete from vault.device_lines
        where id = (select line_id from vault.device_tokens where token_hash = ${hashOf(token)})`;
    },

    async keepOnly(tx, childId, lineId) {
      await tx`delete from vault.device_lines where child_id = ${childId} and id is distinct from ${lineId}::uuid`;
      const [line] = await tx`
        select id from vault.device_lines
        where id = ${lineId}::uuid and child_id = ${childId} and expires_at > ${now()} for update`;
      if (!line || lineId === null) return null;
      await tx`delete from vault.device_tokens where line_id = ${lineId}`;
      const token = newToken();
      await addToken(tx, lineId, token);
      return token;
    },

    async removeExpired() {
      await sql`delete from vault.device_lines where expires_at <= ${new Date(now().getTime() - LEFT_OVER_MS)}`;
      await sql`
        update vault.device_tokens set successor_salt = null
        where successor_salt is not null and used_at < ${graceBegins()}`;
    },
  };
}

// Its two fields are words; an interface only lacks the index signature that the driver's type asks for.
const jsonOf = (tx: TransactionSql, browser: BrowserKind) => tx.json({ ...browser });
