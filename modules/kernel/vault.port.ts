import type { KeyRing } from './key-ring.port.ts';

/** A sign-in as the vault keeps it. The password is an argon2id hash and never leaves the vault. */
export interface Account {
  readonly childId: string;
  readonly username: string;
  readonly isSandbox: boolean;
}

/** What stays open when a password changes: where it was changed. */
export interface KeptOpen {
  readonly sessionId?: string | undefined;
  readonly deviceToken?: string | undefined;
}

/** Password hashes, device tokens, keys and sessions: everything that must be deletable and never be in an event. */
export interface Vault extends KeyRing {
  /**
   * Takes a username (compared without case) and makes the child's key, before the first event is written.
   * An earlier attempt that never reached its first event does not block the name.
   * @returns false when the name is taken
   */
  reserve(account: Account & { readonly password: string }): Promise<boolean>;
  /** The first event is in the log: the reservation is an account from now on. */
  activate(childId: string): Promise<void>;
  /**
   * A private demo child: a key and an expiry, no username anybody could sign in with (its account has an empty one). One
   * that is open stays as it is.
   * @returns false when that child has been, and is gone: nothing gives it a new key
   */
  openSandbox(childId: string, expiresAt: Date): Promise<boolean>;
  /** Takes equally long for an unknown name and for a wrong password. Null for both. */
  authenticate(username: string, password: string): Promise<Account | null>;
  verifyPassword(childId: string, password: string): Promise<boolean>;
  /**
   * Changes the password and, in the same transaction, ends every session and remembered device but those that are named.
   * @returns what replaces the token that was named, until its line ends; null when none was, or not one of this child's
   */
  changePassword(childId: string, newPassword: string, keeping?: KeptOpen): Promise<string | null>;
  accountOf(childId: string): Promise<Account | null>;
  /** A new device token; only its hash is stored. It and those that replace it end 30 days from now. */
  rememberDevice(childId: string): Promise<string>;
  /**
   * Trades a token for its child and the token that replaces it. One that was traded before ends its whole line, unless that
   * was just now: two tabs may start at once, and an answer may get lost.
   */
  tradeDevice(token: string): Promise<{ readonly childId: string; readonly token: string } | null>;
  forgetDevice(token: string): Promise<void>;
  expiredSandboxes(now: Date, limit: number): Promise<readonly string[]>;
  /** Destroys the key, the sign-in, the tokens and the sessions. What the log holds of the child is noise from now on. */
  destroy(childId: string): Promise<void>;
}
