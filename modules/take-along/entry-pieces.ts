import type { KeptFile, KeptFiles, KeptPiece } from '@wonderlings/kernel';
import type { Entry } from './entry.ts';

/** The part of a file that is taken in with what was found in it. */
export const ENTRIES = 'entries';
/** Entries of one piece of {@link ENTRIES}, and of one append. */
export const ENTRIES_OF_A_PIECE = 250;

/** Entries as they wait for the word that brings them in: {@link ENTRIES_OF_A_PIECE} in each piece but the last. */
export const pieceOf = (index: number, entries: readonly Entry[]): KeptPiece => ({
  part: ENTRIES,
  index,
  bytes: Buffer.from(JSON.stringify(entries)),
});

/** The entries of one piece; null when it is gone. */
export async function entriesOf(files: KeptFiles, file: KeptFile, index: number): Promise<readonly Entry[] | null> {
  const bytes = await files.piece(file, ENTRIES, index);
  // The check wrote them, and they opened with the child's key.
  return bytes && (JSON.parse(Buffer.from(bytes).toString()) as readonly Entry[]);
}
