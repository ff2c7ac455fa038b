import { STARTER_STICKERS, STICKERS } from './catalogue.ts';
import { EARNED_EMOJI, HEADER_EMOJI } from './header-emoji-catalogue.ts';
import { comesWith } from './sticker-catalogue.ts';

/** Something that was earned, as the rewards name it. */
export interface EarnedThing {
  readonly kind: string;
  readonly id: string;
}

export const isSameThing = (one: EarnedThing, other: EarnedThing): boolean =>
  one.kind === other.kind && one.id === other.id;

/** What every child can place from the first day, whether or not any event says so. */
export const FROM_THE_FIRST_DAY: ReadonlySet<string> = new Set(
  [...STARTER_STICKERS, ...HEADER_EMOJI].map(({ id }) => id),
);

const keyOf = ({ kind, id }: EarnedThing): string => `${kind}/${id}`;

const BY_THING = new Map<string, string[]>();
for (const one of [...STICKERS, ...EARNED_EMOJI]) {
  if (FROM_THE_FIRST_DAY.has(one.id)) continue;
  const key = keyOf(comesWith(one));
  BY_THING.set(key, [...(BY_THING.get(key) ?? []), one.id]);
}

/** The ids of what comes with it: of stickers, and of emoji for the header. */
export const comingWith = (thing: EarnedThing): readonly string[] => BY_THING.get(keyOf(thing)) ?? [];

/** Whether there is such a sticker, or such an emoji. */
const KNOWN: ReadonlySet<string> = new Set([...STICKERS, ...HEADER_EMOJI, ...EARNED_EMOJI].map(({ id }) => id));
export const isKnownSticker = (id: string): boolean => KNOWN.has(id);

const BELONGING = new Map<string, { readonly packId: string } | { readonly emoji: string }>([
  ...STICKERS.map(({ id, packId }) => [id, { packId }] as const),
  ...[...HEADER_EMOJI, ...EARNED_EMOJI].map(({ id, emoji }) => [id, { emoji }] as const),
]);
/** The pack that it is of, or the emoji that it is. */
export const belongingOf = (id: string) => BELONGING.get(id) ?? {};
