import { randomBytes } from 'node:crypto';
import type { Queryable, Sql } from '@wonderlings/postgres';
import { KEY_BYTES, type KeyWrap } from './key-wrap.ts';

/** Secrets of the server's own, 32 random bytes each, wrapped in `vault.secrets`. */
export interface KeptSecrets {
  /** Made at the first call, the same ever after, for every process. @throws WrongMasterKey, TamperedKey */
  secretOf(name: string): Promise<Uint8Array>;
}

export function keptSecrets(sql: Sql, wrapping: KeyWrap): KeptSecrets {
  const known = new Map<string, Promise<Uint8Array>>();

  async function load(name: string): Promise<Uint8Array> {
    const wrapped = (await wrappedSecret(sql, name)) ?? (await make(name));
    return wrapping.unwrap(name, wrapped);
  }

  async function make(name: string): Promise<Uint8Array> {
    const wrapped = wrapping.wrap(name, randomBytes(KEY_BYTES));
    // Of processes that make it at once one wins; all read what the winner has made.
    await sql`insert into vault.secrets (name, wrapped) values (${name}, ${wrapped}) on conflict do nothing`;
    const made = await wrappedSecret(sql, name);
    if (!made) throw new Error(`The secret ${name} was made and is gone again`);
    return made;
  }

  return {
    secretOf(name) {
      const secret = known.get(name) ?? load(name);
      known.set(name, secret);
      secret.catch(() => known.delete(name));
      return secret;
    },
  };
}

async function wrappedSecret(sql: Queryable, name: string): Promise<Uint8Array | undefined> {
  const [row] = await sql<{ wrapped: Uint8Array }[]>`select wrapped from vault.secrets where name = ${name}`;
  return row?.wrapped;
}
