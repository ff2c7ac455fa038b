import type { Badge, RewardProgress } from '@wonderlings/rewards/contract';
import { COLLECTION_KINDS, type Collectable, type CollectionKind } from './collectable.ts';
import { type Had, type HadLists, hadOf } from './had.ts';

export interface CollectionLists extends HadLists {
  /** Every badge there is. */
  readonly allBadges: readonly Badge[];
  readonly progress: readonly RewardProgress[];
}

/** All of one kind. */
export interface Collection {
  readonly had: readonly Had[];
  /** How many there are, the child's and those to come. */
  readonly size: number;
  /** Undefined until the words of those to come are there. */
  readonly things: readonly Collectable[] | undefined;
}
export type Collections = Readonly<Record<CollectionKind, Collection>>;

/** What the catalogue knows of a thing. */
export type KnownThing = Omit<Collectable, 'kind' | 'howTo' | 'earned' | 'progress'> & { readonly howTo?: string };
/** Every kind whose words the server does not list. */
export type KnownKind = Exclude<CollectionKind, 'badge'>;
type Known = Readonly<Record<KnownKind, readonly KnownThing[]>>;

/**
 * Everything there is to collect, in the catalogue's order, with what the child has of it and how far it is.
 * @param known undefined while it has not come: then only badges can be shown one by one
 */
export function collectionsOf(lists: CollectionLists, known: Known | undefined): Collections {
  const all = { ...known, badge: lists.allBadges.map(badgeKnown) };
  const had = hadOf(lists);
  const howFar = new Map(lists.progress.map((one) => [`${one.kind}/${one.id}`, one]));
  const collectionOf = (kind: CollectionKind): Collection => {
    const earned = new Map(had[kind].map((one) => [one.id, one]));
    const thingOf = (one: KnownThing) => collectable(kind, one, earned.get(one.id), howFar.get(`${kind}/${one.id}`));
    const things = all[kind]?.map(thingOf);
    // Of everything that is not earned it is told how far it is.
    const ahead = lists.progress.filter((one) => one.kind === kind);
    return { had: had[kind], size: things?.length ?? earned.size + ahead.length, things };
  };
  // Object.fromEntries forgets which keys it was given.
  return Object.fromEntries(COLLECTION_KINDS.map((kind) => [kind, collectionOf(kind)])) as Collections;
}

function collectable(
  kind: CollectionKind,
  known: KnownThing,
  has: Had | undefined,
  progress: RewardProgress | undefined,
): Collectable {
  const { name, description, icon } = has ?? known;
  return {
    ...known,
    kind,
    name,
    description,
    icon,
    howTo: known.howTo ?? progress?.howTo ?? '',
    earned: has?.earned ?? null,
    progress: has ? null : (progress ?? null),
  };
}

const badgeKnown = ({ id, name, description, icon, category, howToEarn }: Badge): KnownThing => ({
  id,
  name,
  description,
  icon,
  group: category,
  howTo: howToEarn,
  brings: null,
});
