/** What a file is kept for. */
export type KeptFilePurpose = 'export' | 'import';

/** A file of a child that is kept for a short while, as far as it has been made. */
export interface KeptFile {
  readonly id: string;
  readonly childId: string;
  readonly purpose: KeptFilePurpose;
  /** Rises with every change: who worked on an older one has lost. */
  readonly step: number;
  /** What its maker wrote down about how far it is; never what a child typed. */
  readonly work: unknown;
  readonly begunAt: Date;
  /** When its pieces are removed; null while they must stay. */
  readonly endsAt: Date | null;
}

export interface NewKeptFile {
  readonly id: string;
  readonly childId: string;
  readonly purpose: KeptFilePurpose;
  /** The session that asked for it; a command line has none. */
  readonly sessionId?: string | undefined;
  readonly work: unknown;
  readonly endsAt: Date | null;
  /** Whether a job has something to do with it from the start. */
  readonly isDue: boolean;
}

/** A piece of one part of a file. The pieces of a part are counted from 0. */
export interface KeptPiece {
  readonly part: string;
  readonly index: number;
  readonly bytes: Uint8Array;
}

export interface KeptFileChange {
  readonly work: unknown;
  /** What is written beside; one that is there is replaced. */
  readonly pieces?: readonly KeptPiece[];
  /** Parts that are not needed any more; taken away before `pieces` are written. */
  readonly drop?: readonly string[];
  /** Whether there is more to do for a job. */
  readonly isDue: boolean;
  readonly endsAt: Date | null;
}

/**
 * Files that are made or taken in over many steps, in pieces sealed with the child's key: destroyed with it, removed when they
 * end. Each step is one transaction, so the job that goes on after a crash finds all of a step or none of it.
 */
export interface KeptFiles {
  /** Keeps a new file, in place of any other of that child and purpose. The same id again changes nothing. */
  begin(file: NewKeptFile): Promise<void>;
  /** @param sessionId the session that asks, see `isHere` */
  current(childId: string, purpose: KeptFilePurpose, sessionId: string): Promise<KeptFileHere | null>;
  find(id: string, childId: string, sessionId: string): Promise<KeptFileHere | null>;
  /** Files that a job has something to do with, the oldest first. */
  due(limit: number): Promise<readonly Pick<KeptFile, 'id' | 'childId'>[]>;
  /** One step on. @returns null when another was quicker, or the file is gone: nothing was changed */
  advance(file: KeptFile, change: KeptFileChange): Promise<KeptFile | null>;
  /** One piece, opened; null when there is none, or the child's key is gone. @throws Error for a piece that was changed */
  piece(file: Pick<KeptFile, 'id' | 'childId'>, part: string, index: number): Promise<Uint8Array | null>;
  remove(id: string): Promise<void>;
  /** How many files of that child there are. */
  countOf(childId: string): Promise<number>;
  /** Removes all files of that child. */
  removeOf(childId: string): Promise<void>;
  /** Files whose time is over and that have pieces still, the first first. */
  ended(limit: number): Promise<readonly KeptFile[]>;
  /** Removes the pieces of a file that has ended. Idempotent. */
  empty(id: string): Promise<void>;
  /** Removes what ended a day ago, with what was written down about it. Idempotent. */
  removeEnded(): Promise<void>;
}

export interface KeptFileHere {
  readonly file: KeptFile;
  /** Whether a job has something to do with it. */
  readonly isDue: boolean;
  /** Whether the session that asks is the one that asked for the file. */
  readonly isHere: boolean;
}
