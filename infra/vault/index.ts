export { TamperedKey, WrongMasterKey } from './key-wrap.ts';
export { vaultMigrations } from './migrations.ts';
export { createMasterKey, loadSecrets, type Secrets } from './secrets.ts';
export { type SessionData, type SessionStore, sessionStore } from './session-store.ts';
export { createVault, type PostgresVault } from './vault.ts';
