import type { CheckRuns } from './check-runs.port.ts';
import type { BrowserKind } from './contract.ts';
import type { DeviceLine } from './device-line.ts';
import type { GrownUpVault, TryOutVault } from './grown-up.port.ts';
import type { KeptFiles } from './kept-files.port.ts';
import type { KeyRing } from './key-ring.port.ts';
import type { NoteVault } from './note.port.ts';
import type { PictureVault } from './picture.port.ts';
import type { SleepVault } from './sleep.port.ts';

/** A sign-in as the vault keeps it. The password is an argon2id hash and never leaves the vault. */
export interface Account {
  readonly childId: string;
  readonly username: string;
  readonly isSandbox: boolean;
}

/** An account that is being made. */
export interface Reservation extends Account {
  readonly password: string;
  /** It ends then, unless a grown-up's yes comes; undefined: it stays. */
  readonly tryOutUntil?: Date | undefined;
}

/** An account whose password was right. */
export interface Authenticated extends Account {
  /** Names that password among those that the child has had, and tells nothing of it. */
  readonly proof: string;
}

export interface PasswordChange {
  /** Names the command, so that it can be told when it is sent again; see {@link Vault.passwordChangedBy}. */
  readonly commandId?: string | undefined;
  /** The session that stays open, with the device line that it came from: where the password was changed. */
  readonly sessionId?: string | undefined;
}

/** One place where a child is signed in: a remembered device with the sessions that it opened, or a session alone. */
export interface SignInPlace {
  /** Names it in a list and opens nothing. */
  readonly id: string;
  readonly kind: 'session' | 'device';
  readonly browser: BrowserKind;
  readonly begunAt: Date;
  /** To about an hour: a use is not written down each time. */
  readonly usedAt: Date;
  /** Until when a remembered device comes in by itself; null for a session alone. */
  readonly knownUntil: Date | null;
  /** Whether it is the session that asks. */
  readonly isThis: boolean;
}

/** A session that has run out, by the id of its place. */
export interface UnusedSession {
  readonly id: string;
  readonly childId: string;
  readonly usedAt: Date;
}

/**
 * Password hashes, device tokens, keys and sessions: everything that must be deletable and never be in an event.
 *
 * What hashes a password takes a `share`, the caller's network: hashing is costly, and shares take turns. @throws DomainError
 * `unavailable` when the line is full
 */
export interface Vault extends KeyRing, GrownUpVault, TryOutVault, NoteVault, SleepVault, CheckRuns, PictureVault {
  /**
   * Takes a username (compared without case) and makes the child's key, before the first event is written.
   * An earlier attempt that never reached its first event does not block the name.
   * @returns false when the name is taken
   */
  reserve(account: Reservation, share?: string): Promise<boolean>;
  /** The first event is in the log: the reservation is an account from now on. */
  activate(childId: string): Promise<void>;
  /**
   * A private demo child: a key and an expiry, no username to sign in with (its account has an empty one). One
   * that is open stays as it is.
   * @param most open at a time; beyond, only those that are open are
   * @param grownUp a password that is the same for all of them, so that it costs one hash and not one a demo, and since when the
   * story says that it is set; undefined: none is
   * @returns `gone` when that child has been, and is erased: nothing gives it a new key; `full` when it is one too many
   */
  openSandbox(
    childId: string,
    expiresAt: Date,
    most: number,
    grownUp?: { readonly password: string; readonly setAt: Date },
  ): Promise<'open' | 'gone' | 'full'>;
  /** Takes equally long for an unknown name and for a wrong password. Null for both. */
  authenticate(username: string, password: string, share?: string): Promise<Authenticated | null>;
  /** Whether the password that the proof is of is the child's still: it may have changed while a sign-in was under way. */
  isStillProved(childId: string, proof: string): Promise<boolean>;
  verifyPassword(childId: string, password: string, share?: string): Promise<boolean>;
  /**
   * Changes the password and, in the same transaction, ends every other session and remembered device.
   * @returns the line of the session that was named, with the token that replaces all its others until it ends; null without
   */
  changePassword(
    childId: string,
    newPassword: string,
    change?: PasswordChange,
    share?: string,
  ): Promise<DeviceLine | null>;
  /** Whether that command was the last to change the password. */
  passwordChangedBy(childId: string, commandId: string): Promise<boolean>;
  accountOf(childId: string): Promise<Account | null>;
  /** Whom a name belongs to: for operators, and for waking. */
  childNamed(username: string): Promise<string | null>;
  /** A new line with its first token; only the token's hash is stored. The line ends 30 days from now. */
  rememberDevice(childId: string, browser: BrowserKind): Promise<DeviceLine>;
  /**
   * Exchanges a token for its child and its one successor. Within 30 s the same token gets the same successor again: two tabs may
   * start at once, and an answer may get lost. Null for a token that is not known.
   * @returns `came-back` for one that was rotated before, whose line has ended with every session that it opened
   */
  rotateDeviceToken(token: string): Promise<({ readonly childId: string } & DeviceLine) | 'came-back' | null>;
  /** Ends the line of a token, with every session that it opened. */
  forgetDevice(token: string): Promise<void>;
  /** Where the child is signed in, this session's place first, then by last use. */
  signInsOf(childId: string, sessionId: string): Promise<readonly SignInPlace[]>;
  /** Ends one place of {@link signInsOf}. @returns what it was; null when the child has none of that id */
  endSignIn(childId: string, id: string): Promise<SignInPlace['kind'] | null>;
  /** Remembered devices whose 30 days are over, the first first: {@link endSignIn} takes them away. */
  expiredDevices(now: Date, limit: number): Promise<readonly { readonly id: string; readonly childId: string }[]>;
  /**
   * Sessions that nothing was done in until they ran out, the first first, of children who are told: not those of a device, which goes
   * on by itself, nor those of demos. {@link endSignIn} takes them away.
   */
  unusedSessions(now: Date, limit: number): Promise<readonly UnusedSession[]>;
  /** Ends every place but that of the session. */
  endOtherSignIns(childId: string, sessionId: string): Promise<void>;
  /** Files that are made or taken in. */
  readonly files: KeptFiles;
  expiredSandboxes(now: Date, limit: number): Promise<readonly string[]>;
  /** Destroys keys, sign-ins, tokens and sessions. What the log holds of the children is noise from now on. */
  destroy(...childIds: readonly string[]): Promise<void>;
}
