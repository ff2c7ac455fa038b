import { streamOf, type Vault } from '@wonderlings/kernel';
import type { Queryable, Sql } from '@wonderlings/postgres';
import type { ChildKeys } from './child-keys.ts';
import type { Passwords } from './passwords.ts';
import type { Log } from './reservations.ts';

interface Dependencies {
  readonly sql: Sql;
  readonly keys: ChildKeys;
  readonly passwords: Pick<Passwords, 'hash'>;
  readonly log: Log;
}

/** Private demo children: a key, an expiry and a grown-up password, nothing to sign in with. */
export function sandboxes({
  sql,
  keys,
  passwords,
  log,
}: Dependencies): Pick<Vault, 'openSandbox' | 'expiredSandboxes'> {
  const isOpen = async (childId: string, within: Queryable = sql) =>
    (await within`select 1 from vault.sandboxes where child_id = ${childId}`).length > 0;

  const hashes = new Map<string, Promise<string>>();
  /** The password of demos is no secret: one hash, made once a process, does for all of them. */
  function hashOfAll(password: string): Promise<string> {
    const known = hashes.get(password);
    if (known) return known;
    const hash = passwords.hash(password);
    hashes.set(password, hash);
    hash.catch(() => hashes.delete(password));
    return hash;
  }

  return {
    async openSandbox(childId, expiresAt, most, grownUp) {
      if (await isOpen(childId)) return 'open';
      // A second key would not open what the first one sealed.
      if ((await log.readStream(streamOf(childId), { limit: 1 })).length > 0) {
        return (await isOpen(childId)) ? 'open' : 'gone';
      }
      const passwordHash = grownUp && (await hashOfAll(grownUp.password));
      return sql.begin(async (tx) => {
        const made = await tx`
          insert into vault.sandboxes (child_id, expires_at)
          select ${childId}::uuid, ${expiresAt}::timestamptz where (select count(*) from vault.sandboxes) < ${most}
          on conflict do nothing returning child_id`;
        if (made.length > 0) {
          await keys.create(tx, childId);
          if (grownUp && passwordHash) {
            await tx`
              insert into vault.grown_ups (child_id, password_hash, set_at)
              values (${childId}, ${passwordHash}, ${grownUp.setAt})`;
          }
        }
        return made.length > 0 || (await isOpen(childId, tx)) ? 'open' : 'full';
      });
    },
    async expiredSandboxes(now, limit) {
      const rows = await sql<{ child_id: string }[]>`
        select child_id from vault.sandboxes where expires_at <= ${now} order by expires_at limit ${limit}`;
      return rows.map((row) => row.child_id);
    },
  };
}
