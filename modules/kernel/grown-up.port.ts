/** What the vault keeps of the grown-up beside a child: a hash that never leaves it, and times. */
export interface GrownUp {
  readonly setAt: Date;
  /** Until when the area is open in the session that asks; null when it is not. */
  readonly openUntil: Date | null;
  /** Whether it is open in another session of the child. */
  readonly isOpenElsewhere: boolean;
  /** Wrong tries since the last right one. */
  readonly wrongTries: number;
  /** When the next try is looked at; null: now. */
  readonly nextTryAt: Date | null;
  /** When a new password may be set without the old one; null when none was asked for, or too long ago. */
  readonly resetFrom: Date | null;
}

/** Between which times a new password may be set without the old one. */
export interface GrownUpReset {
  readonly from: Date;
  readonly until: Date;
}

/** How a replacement of the password is allowed: by a proof of {@link GrownUpVault.proveGrownUp}, or by a reset that is due. */
export type ReplacedBy = { readonly proof: string } | 'reset';

/**
 * The password of a grown-up and the area that it opens, in the vault because nothing of a grown-up is in an event but that
 * something was done. What hashes takes a `share`, see `Vault`.
 */
export interface GrownUpVault {
  /** Null when no grown-up password is set. @param sessionId the session that asks */
  grownUpOf(childId: string, sessionId: string): Promise<GrownUp | null>;
  /**
   * Sets the first password.
   * @param commandId names the command: sent again, it finds that it did it
   * @returns false when another one is set
   */
  setGrownUpPassword(childId: string, password: string, commandId: string, share?: string): Promise<boolean>;
  /**
   * Sets another password, closes the area wherever it is open, and forgets wrong tries and a reset.
   * @returns `not-allowed` when the proof is of a password that is over, or no reset is due; else whether the area was open
   */
  replaceGrownUpPassword(
    childId: string,
    password: string,
    by: ReplacedBy,
    commandId: string,
    share?: string,
  ): Promise<'not-allowed' | 'was-open' | 'was-closed'>;
  /** Whether that command was the last to set the password. */
  grownUpPasswordSetBy(childId: string, commandId: string): Promise<boolean>;
  /**
   * Counts a try before it is looked at, so that tries at the same time get no further than one after the other; a right one
   * forgets all wrong ones.
   * @returns a proof of the password, for what it allows
   * @throws DomainError `grown-up.unset`, `grown-up.wrong`; `grown-up.wait` while a try is not looked at
   */
  proveGrownUp(childId: string, password: string, share?: string): Promise<string>;
  /** Whether the password that the proof is of is set still: it may have been replaced meanwhile. */
  isGrownUpProved(childId: string, proof: string): Promise<boolean>;
  /** Opens the grown-up area of the child in that session alone, until then; where it was open before, it closes. */
  openGrownUpArea(childId: string, sessionId: string, until: Date): Promise<void>;
  /** Asked at each request of the area. */
  isGrownUpAreaOpen(childId: string, sessionId: string): Promise<boolean>;
  /** Closes the area if it is open in that session. @returns whether it was */
  closeGrownUpArea(childId: string, sessionId: string): Promise<boolean>;
  /** Closes the area if the session that it was open in has ended. @returns whether it was open until then */
  closeLeftGrownUpArea(childId: string): Promise<boolean>;
  /** A new password is asked for; one that was asked for before stays as it is. @returns when it may be set; null without one */
  askGrownUpReset(childId: string, reset: GrownUpReset): Promise<Date | null>;
  /** @returns whether there was one to stop */
  stopGrownUpReset(childId: string): Promise<boolean>;
}

/** Accounts without the yes that their operator must have: each ends at a time, unless the yes comes. */
export interface TryOutVault {
  /** When the account ends without a yes; null when it does not. */
  tryOutOf(childId: string): Promise<Date | null>;
  /** An account becomes one; one that is one already keeps its end. */
  beginTryOut(childId: string, endsAt: Date): Promise<void>;
  /** The account stays. */
  endTryOut(childId: string): Promise<void>;
  /** Those whose time is over. One that is asleep ends by its own time, which comes with a receipt. */
  expiredTryOuts(now: Date, limit: number): Promise<readonly string[]>;
}
