import {
  checkStream,
  DomainError,
  keepsakeOf,
  type ModuleDependencies,
  type StoredEvent,
  streamOf,
  streamPages,
} from '@wonderlings/kernel';
import type { ComparedKeepsake, Keepsake } from './contract.ts';
import { keepsakeBytes, keepsakeWords, nearestWord, placeOfWord } from './keepsake-catalogue.ts';

/** The keepsake of the history up to an event; undefined when it is not there. */
export async function keepsakeAt(
  { log }: Pick<ModuleDependencies, 'log'>,
  childId: string,
  revision: number,
  date: string,
): Promise<Keepsake | undefined> {
  const stream = streamOf(childId);
  const [first] = await log.readStream(stream, { from: 0, limit: 1 });
  const [event] = await log.readStream(stream, { from: revision, limit: 1 });
  if (!first || !event || event.revision !== revision) return undefined;
  return { words: [...keepsakeWords(keepsakeOf(event.hash))], entry: revision + 1, since: first.localDate, date };
}

/** What twelve typed words stand for. @throws DomainError that says which word is none, or that they do not belong together */
export function bytesOfWords(words: readonly string[]): Uint8Array {
  const places = words.map((typed) => {
    const place = placeOfWord(typed);
    if (place !== undefined) return place;
    const meant = nearestWord(typed);
    const sentence = `"${typed}" is not one of our words.${meant ? ` Did you mean ${meant}?` : ''}`;
    throw new DomainError('invalid', 'keepsake.word', sentence, { words: sentence });
  });
  const bytes = keepsakeBytes(places);
  if (bytes) return bytes;
  const sentence = 'The twelve words do not belong together. One of them is wrong, or two are swapped.';
  throw new DomainError('invalid', 'keepsake.together', sentence, { words: sentence });
}

type Parts = Pick<ModuleDependencies, 'log' | 'vault' | 'registry'>;

/**
 * Finds the entry after which the keepsake was made, in one walk along the stream. Its hash alone would prove nothing: that all
 * entries before it still give that hash is what the walk shows.
 */
export async function findKeepsake(
  { log, vault, registry }: Parts,
  childId: string,
  bytes: Uint8Array,
): Promise<Omit<ComparedKeepsake, 'comparedAt'>> {
  const wanted = hexOf(bytes);
  let found: StoredEvent | undefined;
  const { entries, faults } = await checkStream({
    pages: () => streamPages(log, streamOf(childId)),
    key: (await vault.keysOf([childId])).get(childId) ?? null,
    registry,
    onSound(event, _, hash) {
      if (!found && hexOf(keepsakeOf(hash)) === wanted) found = event;
    },
  });
  const entry = found ? found.revision + 1 : 0;
  const isSoundUpTo = faults.every((fault) => fault.entry > entry);
  if (!found || !isSoundUpTo) return { fits: false, entry: null, date: null, since: null, follows: false };
  return { fits: true, entry, date: found.localDate, since: entries - entry, follows: faults.length === 0 };
}

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
