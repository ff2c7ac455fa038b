/** What something comes with: an id of the rewards' catalogue, under its kind. */
export type ComesWith =
  | { readonly pack: string }
  | { readonly achievement: string }
  | { readonly badge: string }
  | { readonly milestone: string };

export interface Unlockable {
  readonly id: string;
  readonly unlockRequirement: { readonly earned: ComesWith };
}

/** One of the ten of a pack. Ids are stable: never reuse, rename or remove one. */
export interface Sticker extends Unlockable {
  readonly packId: string;
  readonly name: string;
  /** Near to what the drawing shows, for where there are no drawings; null where no emoji is. */
  readonly emoji: string | null;
  /** The key of its drawing. */
  readonly svgPath: string;
  /** What the drawing shows; for whoever draws it. */
  readonly svgIdea: string;
  readonly animationType: 'none' | 'wiggle' | 'bounce' | 'float' | 'twinkle' | 'spin-slow';
  readonly rarity: 'common' | 'uncommon' | 'rare' | 'epic';
  /** In a child's words. */
  readonly howToUnlock: string;
}
