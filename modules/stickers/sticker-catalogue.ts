/** What something can come with, as the rewards name it: never with a feeling. */
export const COMES_WITH_KINDS = ['pack', 'achievement', 'badge', 'milestone'] as const;
type ComesWithKind = (typeof COMES_WITH_KINDS)[number];

/** What something comes with: an id of the rewards' catalogue. */
export interface ComesWith {
  readonly kind: ComesWithKind;
  readonly id: string;
}

export interface Unlockable {
  readonly id: string;
  /** The id under its kind, and nothing else: the shape of a rule of the rewards. */
  readonly unlockRequirement: { readonly earned: Readonly<Partial<Record<ComesWithKind, string>>> };
}

export function comesWith({ unlockRequirement: { earned } }: Unlockable): ComesWith {
  for (const kind of COMES_WITH_KINDS) {
    const id = earned[kind];
    if (id !== undefined) return { kind, id };
  }
  throw new Error('What is not there from the first day comes with something');
}

/** One of the ten of a pack. Ids are stable: never reuse, rename or remove one. */
export interface Sticker extends Unlockable {
  readonly packId: string;
  readonly name: string;
  /** Near to what the drawing shows, for where there are no drawings; null where no emoji is. */
  readonly emoji: string | null;
  /** The key of its drawing. */
  readonly svgPath: string;
  readonly animationType: 'none' | 'wiggle' | 'bounce' | 'float' | 'twinkle' | 'spin-slow';
  readonly rarity: 'common' | 'uncommon' | 'rare' | 'epic';
  /** In a child's words. */
  readonly howToUnlock: string;
}
