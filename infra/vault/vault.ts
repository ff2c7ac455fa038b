import type { Vault } from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';
import { accounts } from './accounts.ts';
import { childKeys } from './child-keys.ts';
import { devices } from './devices.ts';
import { endings } from './endings.ts';
import { passwordChange } from './password-change.ts';
import { passwords } from './passwords.ts';
import type { Log } from './reservations.ts';
import { sandboxes } from './sandboxes.ts';
import { signIns } from './sign-ins.ts';

interface Dependencies {
  readonly sql: Sql;
  /** 32 bytes, see `loadSecrets`. */
  readonly masterKey: Uint8Array;
  /** Asked whether a registration that was cut off had reached its first event. */
  readonly log: Log;
  readonly now: () => Date;
}

/** The kernel's vault on Postgres, with what its keeper needs besides. */
export interface PostgresVault extends Vault {
  /** To be called at start. @throws WrongMasterKey when the database was made with another one */
  checkMasterKey(): Promise<void>;
  /** Removes what has run out: device lines, and registrations that never reached their first event. Idempotent. */
  tidy(): Promise<void>;
}

/** Composes the vault; needs `vaultMigrations`. */
export function createVault({ sql, masterKey, log, now }: Dependencies): PostgresVault {
  const keys = childKeys(sql, masterKey, now);
  const hashing = passwords();
  const { releaseAbandoned, ...named } = accounts({ sql, keys, passwords: hashing, log, now });
  const { removeExpired, keepOnly, ...remembered } = devices(sql, now);
  return {
    keysOf: keys.keysOf,
    checkMasterKey: keys.checkMasterKey,
    ...named,
    ...passwordChange({ sql, passwords: hashing, devices: { keepOnly } }),
    ...sandboxes({ sql, keys, log }),
    ...remembered,
    ...signIns(sql, now),
    ...endings(sql, keys),
    async tidy() {
      await removeExpired();
      await releaseAbandoned();
    },
  };
}
