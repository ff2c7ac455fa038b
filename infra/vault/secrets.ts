import { randomBytes } from 'node:crypto';
import { KEY_BYTES } from './key-wrap.ts';
import { secretFile } from './secret-file.ts';

export interface Secrets {
  /** 32 bytes each, the newest first: what wraps every child's key. Lost: nothing in the log can be read again. */
  readonly masterKeys: readonly Uint8Array[];
  /** What session cookies are signed with, the newest first. */
  readonly sessionKeys: readonly string[];
}

interface Source {
  readonly dataDir: string;
  readonly env: { readonly MASTER_KEY?: string | undefined; readonly SESSION_KEYS?: string | undefined };
}

const SESSION_KEY_BYTES = 32;
/** A short one is a password, not a key. */
const SHORTEST_SESSION_KEY = 32;
const HEX = /^[0-9a-fA-F]{64}$/;
const BASE64 = /^[A-Za-z0-9+/_-]{43}=?$/;

/**
 * MASTER_KEY and SESSION_KEYS as they were given; what is unset is made once under `<dataDir>/secrets` (mode 0600).
 * @throws Error that names the setting when it is malformed
 */
export async function loadSecrets({ dataDir, env }: Source): Promise<Secrets> {
  const masterKeys = env.MASTER_KEY?.trim();
  const sessionKeys = env.SESSION_KEYS?.trim();
  return {
    masterKeys: masterKeys ? parseMasterKeys('MASTER_KEY', masterKeys) : await createMasterKeys(dataDir),
    sessionKeys: sessionKeys ? parseSessionKeys('SESSION_KEYS', sessionKeys) : await createSessionKeys(dataDir),
  };
}

/** A new master key, as MASTER_KEY takes it. */
export const newMasterKey = (): string => randomBytes(KEY_BYTES).toString('hex');

/** The master keys under the data directory; one is made at the first call, and stays until the file is given another. */
export async function createMasterKeys(dataDir: string): Promise<readonly Uint8Array[]> {
  return parseMasterKeys('secrets/master-key', await secretFile(dataDir, 'master-key', newMasterKey));
}

async function createSessionKeys(dataDir: string): Promise<readonly string[]> {
  const text = await secretFile(dataDir, 'session-keys', () => randomBytes(SESSION_KEY_BYTES).toString('hex'));
  return parseSessionKeys('secrets/session-keys', text);
}

function parseMasterKeys(name: string, text: string): readonly Uint8Array[] {
  // The file may have a line for each.
  const keys = text.split(/[\s,]+/).map(masterKeyIn);
  if (keys.every((key) => key !== null)) return keys;
  throw new Error(
    `${name} must be 32 random bytes, as 64 hex digits or in base64 (openssl rand -hex 32 makes one), or several of these, ` +
      'separated by commas, the newest first.',
  );
}

function masterKeyIn(text: string): Uint8Array | null {
  if (HEX.test(text)) return Buffer.from(text, 'hex');
  const bytes = BASE64.test(text) ? Buffer.from(text, 'base64') : null;
  return bytes?.length === KEY_BYTES ? bytes : null;
}

function parseSessionKeys(name: string, text: string): readonly string[] {
  const keys = text.split(',').map((key) => key.trim());
  if (keys.every((key) => key.length >= SHORTEST_SESSION_KEY)) return keys;
  throw new Error(
    `${name} must be one or more keys of at least ${SHORTEST_SESSION_KEY} characters, separated by commas, the newest first.`,
  );
}
