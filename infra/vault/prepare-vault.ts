import type { Sql } from '@wonderlings/postgres';
import { type KeptSecrets, keptSecrets } from './kept-secrets.ts';
import { keyWrap, wrongMasterKey } from './key-wrap.ts';
import { giveNoteKeys } from './note-keys.ts';
import { sealUsernames } from './seal-usernames.ts';

/**
 * What a start does, after the migrations and before anything uses the vault: checks that every key opens with a master key that
 * was given, and moves what an earlier release has kept in another way.
 * @param sql the account that migrates
 * @param masterKeys see `loadSecrets`
 * @throws WrongMasterKey when the database was made with another one
 */
export async function prepareVault(sql: Sql, masterKeys: readonly Uint8Array[]): Promise<KeptSecrets> {
  const wrapping = keyWrap(masterKeys);
  const missing = (await masterKeysInUse(sql)).filter((id) => !wrapping.known.includes(id));
  if (missing.length > 0) throw wrongMasterKey(missing, wrapping.known);
  const secrets = keptSecrets(sql, wrapping);
  await sealUsernames(sql, wrapping, secrets);
  await giveNoteKeys(sql, wrapping);
  return secrets;
}

/** The ids of the master keys that something in the vault is wrapped with: few, so each is looked up as the one after the last. */
async function masterKeysInUse(sql: Sql): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    with recursive used (id) as (
      (select substring(wrapped from 2 for 4) from vault.keys order by 1 limit 1)
      union all
      select (
        select substring(wrapped from 2 for 4) from vault.keys
        where substring(wrapped from 2 for 4) > used.id order by 1 limit 1
      )
      from used where used.id is not null
    )
    select encode(id, 'hex') as id from used where id is not null
    union
    select encode(substring(wrapped from 2 for 4), 'hex') from vault.secrets`;
  return rows.map(({ id }) => id);
}
