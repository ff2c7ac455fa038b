/** A table of the vault in a backup. */
interface BackedUpTable {
  readonly name: string;
  /** Its rows belong to a child each: those of demos are left out. */
  readonly isOfChildren: boolean;
}

const ofChildren = (name: string): BackedUpTable => ({ name, isOfChildren: true });

/** What a backup of the vault holds, in the order in which it is restored. */
export const BACKED_UP: readonly BackedUpTable[] = [
  { name: 'secrets', isOfChildren: false },
  ...['keys', 'accounts', 'grown_ups', 'try_outs', 'note_erasures', 'sleeps'].map(ofChildren),
];

/** What it does not hold, and why. */
export const NOT_BACKED_UP: Readonly<Record<string, string>> = {
  sessions: 'a sign-in that was ended since would be open again: after a restore all sign in anew',
  device_lines: 'the same',
  device_tokens: 'the same',
  sandboxes: 'a demo is over within a day',
  history_checks: 'a check can be made again',
  state_snapshots: 'they are worked out again of the log',
  kept_files: 'a file is kept for an hour, and can be asked for again',
  kept_pieces: 'the same',
};
