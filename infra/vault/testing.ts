import { randomBytes, randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@wonderlings/postgres/testing';
import { vaultMigrations } from './migrations.ts';
import type { Log } from './reservations.ts';
import { createVault, type PostgresVault } from './vault.ts';

export interface TestVault {
  readonly vault: PostgresVault;
  readonly database: TestDatabase;
  readonly masterKey: Uint8Array;
  readonly now: () => Date;
  /** The clock stands still but for this. */
  advance(ms: number): void;
  /** As if the child's first event had been appended. */
  begin(childId: string): void;
  /** Another process on the same database: same clock, caches and pool of its own, and the same master key without others. */
  another(masterKeys?: readonly Uint8Array[]): PostgresVault;
}

/** A vault on a database of its own, with a clock and a log in the test's hand. */
export async function createTestVault(): Promise<TestVault> {
  const database = await createTestDatabase({ migrations: [vaultMigrations] });
  const masterKey = randomBytes(32);
  const begun = new Set<string>();
  let clock = Date.parse('2026-05-01T12:00:00.000Z');
  const now = () => new Date(clock);
  // The vault only looks whether there is anything at all.
  const log = { readStream: async (stream: string) => (begun.has(stream) ? [{}] : []) } as unknown as Log;
  const open = (sql = database.sql, masterKeys: readonly Uint8Array[] = [masterKey]) =>
    createVault({ sql, masterKeys, log, now });
  return {
    vault: open(),
    database,
    masterKey,
    now,
    advance: (ms) => {
      clock += ms;
    },
    begin: (childId) => begun.add(`child-${childId}`),
    another: (masterKeys) => open(database.connect(), masterKeys),
  };
}

export const BROWSER = { name: 'firefox', device: 'tablet' } as const;

/** Remembers a device and answers its first token. */
export const remember = async ({ vault }: TestVault, childId: string): Promise<string> =>
  (await vault.rememberDevice(childId, BROWSER)).token;

/** Rotates and insists on an answer. */
export async function rotateToken({ vault }: TestVault, token: string) {
  const rotated = await vault.rotateDeviceToken(token);
  if (rotated === null || rotated === 'came-back') throw new Error(`The token was not taken: ${rotated}`);
  return rotated;
}

export interface TestAccount {
  readonly childId: string;
  readonly username: string;
  readonly password: string;
  readonly isSandbox: false;
}

/** A new child, unless `fields` say otherwise. */
export function testAccount(fields: Partial<TestAccount> = {}): TestAccount {
  const childId = randomUUID();
  return { childId, username: `u-${childId.slice(0, 8)}`, password: 'three odd words', isSandbox: false, ...fields };
}

/** Reserved, begun and activated: an account as it is after a registration. */
export async function register({ vault, begin }: TestVault, fields: Partial<TestAccount> = {}): Promise<TestAccount> {
  const account = testAccount(fields);
  if (!(await vault.reserve(account))) throw new Error(`${account.username} is taken`);
  begin(account.childId);
  await vault.activate(account.childId);
  return account;
}
