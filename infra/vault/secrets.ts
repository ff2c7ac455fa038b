import { randomBytes } from 'node:crypto';
import { KEY_BYTES } from './key-wrap.ts';
import { secretFile } from './secret-file.ts';

export interface Secrets {
  /** 32 bytes that wrap every child's key. Lost: nothing in the log can be read again. */
  readonly masterKey: Uint8Array;
  /** What session cookies are signed with, the newest first. */
  readonly sessionKeys: readonly string[];
}

interface Source {
  readonly dataDir: string;
  readonly env: { readonly MASTER_KEY?: string | undefined; readonly SESSION_KEYS?: string | undefined };
}

const SESSION_KEY_BYTES = 32;
/** Short keys are somebody's password, not a key. */
const SHORTEST_SESSION_KEY = 32;
const HEX = /^[0-9a-fA-F]{64}$/;
const BASE64 = /^[A-Za-z0-9+/_-]{43}=?$/;

/**
 * MASTER_KEY and SESSION_KEYS as they were given; what is unset is made once under `<dataDir>/secrets` (mode 0600).
 * @throws Error that names the setting when it is malformed
 */
export async function loadSecrets({ dataDir, env }: Source): Promise<Secrets> {
  const masterKey = env.MASTER_KEY?.trim();
  const sessionKeys = env.SESSION_KEYS?.trim();
  return {
    masterKey: masterKey ? parseMasterKey('MASTER_KEY', masterKey) : await createMasterKey(dataDir),
    sessionKeys: sessionKeys ? parseSessionKeys('SESSION_KEYS', sessionKeys) : await createSessionKeys(dataDir),
  };
}

/** The master key under the data directory; made at the first call, the same ever after. */
export async function createMasterKey(dataDir: string): Promise<Uint8Array> {
  const text = await secretFile(dataDir, 'master-key', () => randomBytes(KEY_BYTES).toString('hex'));
  return parseMasterKey('secrets/master-key', text);
}

async function createSessionKeys(dataDir: string): Promise<readonly string[]> {
  const text = await secretFile(dataDir, 'session-keys', () => randomBytes(SESSION_KEY_BYTES).toString('hex'));
  return parseSessionKeys('secrets/session-keys', text);
}

function parseMasterKey(name: string, text: string): Uint8Array {
  if (HEX.test(text)) return Buffer.from(text, 'hex');
  const bytes = BASE64.test(text) ? Buffer.from(text, 'base64') : null;
  if (bytes?.length === KEY_BYTES) return bytes;
  throw new Error(`${name} must be 32 random bytes, as 64 hex digits or in base64 (openssl rand -hex 32 makes one).`);
}

function parseSessionKeys(name: string, text: string): readonly string[] {
  const keys = text.split(',').map((key) => key.trim());
  if (keys.every((key) => key.length >= SHORTEST_SESSION_KEY)) return keys;
  throw new Error(
    `${name} must be one or more keys of at least ${SHORTEST_SESSION_KEY} characters, separated by commas, the newest first.`,
  );
}
