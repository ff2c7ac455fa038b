import { HEADER_EMOJI } from '@wonderlings/stickers/header-emoji-catalogue';
import { useSyncExternalStore } from 'react';
import { availableKey, keep, kept, ownersList, subscribe } from './header-store.ts';

const keepAvailable = (owner: string, emoji: readonly string[]): boolean => keep(availableKey(owner), emoji);

/** On the first visit those that need not be earned. */
function availableEmoji(owner: string): readonly string[] {
  const known = kept(availableKey(owner), (value) => typeof value === 'string');
  if (known && known.length > 0) return known;
  const first = HEADER_EMOJI.map(({ emoji }) => emoji);
  keepAvailable(owner, first);
  return first;
}

/** What may be put on the header. Apart from the header itself, which is on the first page already. */
export const boxes = ownersList(availableEmoji, keepAvailable);

/** The emoji that this child may choose from. */
export const useAvailableEmoji = (owner: string): readonly string[] =>
  useSyncExternalStore(subscribe, () => boxes.of(owner));
