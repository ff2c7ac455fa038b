interface RetentionRule {
  readonly id: string;
  readonly what: string;
  /** In words, for the pages. */
  readonly howLong: string;
  /** The job that enforces it, of any module. */
  readonly job: string;
  /** What a child's history says of it. */
  readonly event: string;
}

/** How long each kind of data is kept unless it is erased: what the privacy pages say, and what a test holds the jobs against. */
export const RETENTION_RULES = [
  {
    id: 'demo',
    what: 'A demo account',
    howLong: 'after 24 hours',
    job: 'erase-expired-sandboxes',
    event: 'ChildErased',
  },
  {
    id: 'try-out',
    what: 'A try-out without an agreement, where the operator asks for one',
    howLong: 'after 24 hours',
    job: 'erase-try-outs',
    event: 'ChildErased',
  },
  {
    id: 'sign-in',
    what: 'A sign-in of a remembered device',
    howLong: 'after 30 days',
    job: 'forget-expired-devices',
    event: 'SignedOutElsewhere',
  },
  {
    id: 'session',
    what: 'A sign-in without a remembered device',
    howLong: '12 hours after its last use',
    job: 'end-unused-sessions',
    event: 'SessionExpired',
  },
  {
    id: 'file',
    what: 'An exported file',
    howLong: 'after one hour',
    job: 'remove-kept-files',
    event: 'ExportExpired',
  },
  { id: 'note', what: 'A note that was erased', howLong: 'at once', job: 'finish-note-erasures', event: 'NoteErased' },
  {
    id: 'account',
    what: 'An account that was asked to be erased',
    howLong: 'after 24 hours',
    job: 'erase-sleepers',
    event: 'ChildErased',
  },
] as const satisfies readonly RetentionRule[];

/** What a grown-up and a child are told is erased without a request. */
export const WITHOUT_ASKING = RETENTION_RULES.filter(({ id }) => id !== 'note' && id !== 'account');
