import { createHmac } from 'node:crypto';
import type { PictureTry, PictureVault } from '@wonderlings/kernel';
import { CODE_LIMIT } from '@wonderlings/kernel/contract';
import type { Sql } from '@wonderlings/postgres';
import { type Devices, lineEnds } from './devices.ts';
import type { KeptSecrets } from './kept-secrets.ts';
import type { Passwords } from './passwords.ts';
import { hashOf } from './secret-token.ts';

interface Dependencies extends KeptSecrets {
  readonly sql: Sql;
  readonly passwords: Passwords;
  readonly devices: Pick<Devices, 'addLine' | 'rotatePictureToken'>;
  readonly now: () => Date;
}

const { tries: TRIES, restSeconds: REST_SECONDS } = CODE_LIMIT;
/** As many again, and the line is over: ten of the 495 sets of four are 2 %. */
const TRIES_IN_ALL = 2 * TRIES;
const SECRET = 'picture-code';

interface LineRow {
  readonly child_id: string;
  readonly code_hash: string | null;
}

/**
 * Remembered devices that a child comes in from by touching its picture. A code is hashed as passwords are, and before that keyed with a secret of
 * the server's own together with its line: a stolen table cannot be tried through, and the same four on another device are another code.
 */
export function pictures({ sql, passwords, devices, secretOf, now }: Dependencies): PictureVault {
  const isKnown = (lineId: string, token: string) => sql`
    line.id = ${lineId} and line.picture is not null and line.expires_at > ${now()}
    and exists (
      select from vault.device_tokens token where token.line_id = line.id and token.token_hash = ${hashOf(token)})`;

  const keyed = async (lineId: string, code: readonly string[]): Promise<string> =>
    createHmac('sha256', await secretOf(SECRET))
      .update([lineId, ...code.toSorted()].join(' '))
      .digest('base64url');

  /** @returns how many wrong ones in a row there are with this one; undefined where it is not looked at */
  async function countTry(lineId: string): Promise<number | undefined> {
    const [row] = await sql<{ wrong_codes: number }[]>`
      update vault.device_lines set wrong_codes = wrong_codes + 1
      where id = ${lineId}
        and (wrong_codes < ${TRIES} or (wrong_codes < ${TRIES_IN_ALL} and code_rests_until <= ${now()}))
      returning wrong_codes`;
    return row?.wrong_codes;
  }

  /** What is left of it. A rest that another try has just begun, and not yet written, is a whole one. */
  async function restOf(lineId: string): Promise<number> {
    const [row] = await sql<{ code_rests_until: string | null }[]>`
      select code_rests_until from vault.device_lines where id = ${lineId}`;
    const until = row?.code_rests_until;
    return until ? Math.max(1, Math.ceil((Date.parse(until) - now().getTime()) / 1_000)) : REST_SECONDS;
  }

  async function afterWrong(childId: string, lineId: string, tries: number): Promise<PictureTry> {
    if (tries >= TRIES_IN_ALL) {
      await sql`delete from vault.device_lines where id = ${lineId}`;
      return { is: 'locked', childId, over: true };
    }
    if (tries !== TRIES) return { is: 'wrong', triesLeft: (tries < TRIES ? TRIES : TRIES_IN_ALL) - tries };
    const until = new Date(now().getTime() + REST_SECONDS * 1_000);
    await sql`update vault.device_lines set code_rests_until = ${until} where id = ${lineId}`;
    return { is: 'locked', childId, over: false };
  }

  async function rotated(token: string, byCode: boolean): Promise<PictureTry> {
    const next = await devices.rotatePictureToken(token);
    if (next === null) return { is: 'unknown' };
    return next === 'came-back' ? { is: next } : { is: 'right', byCode, ...next };
  }

  return {
    showPicture: (childId, picture, browser) => devices.addLine(childId, browser, picture),

    async picturesOf(held) {
      const rows = await Promise.all(
        held.map(async (one) => {
          const [row] = await sql<{ child_id: string; picture: string; has_code: boolean }[]>`
            select child_id, picture, code_hash is not null as has_code
            from vault.device_lines line where ${isKnown(one.lineId, one.token)}`;
          return row && { ...one, childId: row.child_id, picture: row.picture, hasCode: row.has_code };
        }),
      );
      return rows.filter((row) => row !== undefined);
    },

    async openPicture({ lineId, token }, code, share) {
      const [line] = await sql<LineRow[]>`
        select child_id, code_hash from vault.device_lines line where ${isKnown(lineId, token)}`;
      if (!line) return { is: 'unknown' };
      if (line.code_hash === null) return rotated(token, false);
      if (code === null) return { is: 'closed' };
      const tries = await countTry(lineId);
      if (tries === undefined) return { is: 'resting', forSeconds: await restOf(lineId) };
      const isRight = await passwords
        .matches(line.code_hash, await keyed(lineId, code), share)
        .catch(async (error: unknown) => {
          // It was not looked at after all: there was no place in the line.
          await sql`update vault.device_lines set wrong_codes = wrong_codes - 1 where id = ${lineId} and wrong_codes > 0`;
          throw error;
        });
      if (!isRight) return afterWrong(line.child_id, lineId, tries);
      await sql`update vault.device_lines set wrong_codes = 0, code_rests_until = null where id = ${lineId}`;
      return rotated(token, true);
    },

    async renewPicture(lineId, picture) {
      await sql`
        update vault.device_lines
        set expires_at = ${lineEnds(now())}, picture = ${picture}, wrong_codes = 0, code_rests_until = null
        where id = ${lineId} and picture is not null`;
    },

    async changePicture(lineId, picture) {
      await sql`update vault.device_lines set picture = ${picture} where id = ${lineId} and picture is not null`;
    },

    async setPictureCode(childId, lineId, code, share) {
      const codeHash = code && (await passwords.hash(await keyed(lineId, code), share));
      return sql.begin(async (tx) => {
        const [before] = await tx<{ had_code: boolean }[]>`
          select code_hash is not null as had_code from vault.device_lines
          where id = ${lineId} and child_id = ${childId} and picture is not null for update`;
        if (!before) return undefined;
        await tx`
          update vault.device_lines set code_hash = ${codeHash}, wrong_codes = 0, code_rests_until = null
          where id = ${lineId}`;
        return before.had_code ? 'code' : 'none';
      });
    },
  };
}
