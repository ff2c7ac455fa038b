/** A feeling or a page whose words are going to be erased: ids, no words. */
export interface NoteToErase {
  readonly moodId: string;
  /** Of a page. */
  readonly entryId?: string | undefined;
  /** Of the event that holds the words. */
  readonly revision: number;
}

/** The keys of what a child wrote, one an event; see `ChildKey`. */
export interface NoteVault {
  /** Notes that a note is going to be erased, so that it is finished also after a crash. Idempotent. */
  askNoteErasure(childId: string, note: NoteToErase): Promise<void>;
  /** Those that were asked for before then and are not finished, the oldest first. */
  unfinishedNoteErasures(before: Date, limit: number): Promise<readonly ({ readonly childId: string } & NoteToErase)[]>;
  /**
   * Destroys the key of what the child wrote in the event of that revision; another process may go on using it for 30 s. With it
   * the erasure that was asked for is finished. Idempotent.
   */
  destroyNote(childId: string, revision: number): Promise<void>;
}
