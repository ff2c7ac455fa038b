import type { StateSnapshots, Vault } from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';
import { accounts } from './accounts.ts';
import { checkRuns } from './check-runs.ts';
import { childKeys } from './child-keys.ts';
import { devices } from './devices.ts';
import { endings } from './endings.ts';
import { grownUpArea } from './grown-up-area.ts';
import { grownUpPassword } from './grown-up-password.ts';
import { keptFiles } from './kept-files.ts';
import { keptSecrets } from './kept-secrets.ts';
import { keyWrap } from './key-wrap.ts';
import { noteErasures } from './note-erasures.ts';
import { passwordChange } from './password-change.ts';
import { passwords } from './passwords.ts';
import { pictures } from './pictures.ts';
import type { Log } from './reservations.ts';
import { type Rewrapping, rewrapping } from './rewrap.ts';
import { sandboxes } from './sandboxes.ts';
import { signIns } from './sign-ins.ts';
import { pendingSleeps, type RestoredSleeps, restoredSleeps, sleeps } from './sleeps.ts';
import { stateSnapshots } from './state-snapshots.ts';
import { tryOuts } from './try-outs.ts';
import { USERNAME_INDEX, usernameHash } from './usernames.ts';

interface Dependencies {
  readonly sql: Sql;
  /** 32 bytes each, the newest first, see `loadSecrets`. */
  readonly masterKeys: readonly Uint8Array[];
  /** Asked whether a registration that was cut off had reached its first event. */
  readonly log: Log;
  readonly now: () => Date;
}

/** The kernel's vault on Postgres, with what its keeper needs besides. */
export interface PostgresVault extends Vault, Rewrapping, RestoredSleeps {
  /** For one release: what tells its build from any other. `onFailure` hears why one could not be kept or opened. */
  snapshotsOf(release: string, onFailure: (error: unknown) => void): StateSnapshots;
  /** Removes what has run out: device lines, and registrations that never reached their first event. Idempotent. */
  tidy(): Promise<void>;
}

/** Creates the vault; needs `vaultMigrations`, and `prepareVault` where an earlier release may have run. */
export function createVault({ sql, masterKeys, log, now }: Dependencies): PostgresVault {
  const wrapping = keyWrap(masterKeys);
  const keys = childKeys(sql, wrapping, now);
  const { secretOf } = keptSecrets(sql, wrapping);
  const hashOfName = async (username: string) => usernameHash(await secretOf(USERNAME_INDEX), username);
  const hashing = passwords();
  const { releaseAbandoned, ...named } = accounts({ sql, keys, passwords: hashing, hashOfName, log, now });
  const { removeExpired, keepOnly, addLine, rotatePictureToken, ...remembered } = devices(sql, now);
  return {
    keysOf: keys.keysOf,
    destroyNote: keys.destroyNote,
    ...noteErasures(sql, now),
    ...sleeps({ sql, keys, now }),
    ...pendingSleeps(sql),
    ...restoredSleeps(sql),
    ...named,
    ...passwordChange({ sql, passwords: hashing, devices: { keepOnly } }),
    ...sandboxes({ sql, keys, passwords: hashing, log }),
    ...tryOuts(sql),
    ...remembered,
    ...pictures({ sql, passwords: hashing, devices: { addLine, rotatePictureToken }, secretOf, now }),
    ...signIns(sql, now),
    ...grownUpPassword({ sql, passwords: hashing, now }),
    ...grownUpArea(sql, now),
    ...checkRuns(sql, now),
    ...endings(sql, keys),
    files: keptFiles(sql, keys, now),
    ...rewrapping(sql, wrapping),
    snapshotsOf: (release, onFailure) => stateSnapshots({ sql, release, onFailure }),
    async tidy() {
      await removeExpired();
      await releaseAbandoned();
    },
  };
}
