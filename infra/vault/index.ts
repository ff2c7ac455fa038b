export { BACKED_UP, NOT_BACKED_UP } from './backed-up.ts';
export { vaultKept } from './kept.ts';
export type { KeptSecrets } from './kept-secrets.ts';
export { keyWrap, TamperedKey, WrongMasterKey } from './key-wrap.ts';
export { vaultMigrations } from './migrations.ts';
export { prepareVault } from './prepare-vault.ts';
export { loadSecrets, newMasterKey, type Secrets } from './secrets.ts';
export { type SessionData, type SessionStore, sessionStore } from './session-store.ts';
export { createVault, type PostgresVault } from './vault.ts';
