import type { Badge, RewardProgress } from '@wonderlings/rewards/contract';
import {
  COLLECTION_KINDS,
  type Collectable,
  type CollectionKind,
  earnedOf,
  type Owned,
  type OwnedLists,
  ownedOf,
  shareDone,
} from './collectable.ts';
import { COLLECTION_COPY, GROUP_NAMES } from './collection.copy.ts';

export interface CollectionLists extends OwnedLists {
  /** Every badge there is. */
  readonly allBadges: readonly Badge[];
  readonly progress: readonly RewardProgress[];
}

/** All of one kind. */
export interface Collection {
  readonly owned: readonly Owned[];
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
  const owned = ownedOf(lists);
  const howFar = new Map(lists.progress.map((one) => [`${one.kind}/${one.id}`, one]));
  const collectionOf = (kind: CollectionKind): Collection => {
    const earned = new Map(owned[kind].map((one) => [one.id, one]));
    const thingOf = (one: KnownThing) => collectable(kind, one, earned.get(one.id), howFar.get(`${kind}/${one.id}`));
    const things = all[kind]?.map(thingOf);
    // Of everything that is not earned it is told how far it is.
    const ahead = lists.progress.filter((one) => one.kind === kind);
    return { owned: owned[kind], size: things?.length ?? earned.size + ahead.length, things };
  };
  // Object.fromEntries forgets which keys it was given.
  return Object.fromEntries(COLLECTION_KINDS.map((kind) => [kind, collectionOf(kind)])) as Collections;
}

function collectable(
  kind: CollectionKind,
  known: KnownThing,
  owned: Owned | undefined,
  progress: RewardProgress | undefined,
): Collectable {
  const { name, description, icon } = owned ?? known;
  return {
    ...known,
    kind,
    name,
    description,
    icon,
    howTo: known.howTo ?? progress?.howTo ?? '',
    earned: owned?.earned ?? null,
    progress: owned ? null : (progress ?? null),
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

/** What stands under one heading. */
export interface Shelf {
  /** Of word characters and dashes. */
  readonly id: string;
  readonly name: string;
  readonly things: readonly Collectable[];
}

/** The shelves of a kind, so that it is no wall: by category or feeling; milestones by whether they are reached. What is the child's comes first. */
export function shelvesOf(kind: CollectionKind, things: readonly Collectable[]): readonly Shelf[] {
  return kind === 'milestone' ? alongTheWay(things) : byGroup(things);
}

function byGroup(things: readonly Collectable[]): readonly Shelf[] {
  const groups = new Map<string, Collectable[]>();
  for (const thing of things) groups.set(thing.group, [...(groups.get(thing.group) ?? []), thing]);
  const shelves = [...groups].map(([group, things]) => ({
    id: idOf(group),
    name: GROUP_NAMES[group] ?? group,
    things: things.toSorted((one, other) => Number(other.earned !== null) - Number(one.earned !== null)),
  }));
  return shelves.toSorted((one, other) => Number(hasEarned(other)) - Number(hasEarned(one)));
}

export const hasEarned = ({ things }: Pick<Shelf, 'things'>): boolean => things.some(({ earned }) => earned !== null);

/** Begins ids of the page, which have no spaces. */
const idOf = (group: string): string => group.replaceAll(/\W+/g, '-');

/** The last one reached first; of those ahead, the nearest first. */
function alongTheWay(things: readonly Collectable[]): readonly Shelf[] {
  const reached = earnedOf(things).toSorted((one, other) =>
    (other.earned?.at ?? '').localeCompare(one.earned?.at ?? ''),
  );
  const ahead = things.filter(({ earned }) => !earned).toSorted((one, other) => shareDone(other) - shareDone(one));
  return [
    { id: 'reached', name: COLLECTION_COPY.reached, things: reached },
    { id: 'ahead', name: COLLECTION_COPY.ahead, things: ahead },
  ].filter((shelf) => shelf.things.length > 0);
}

/** More would be a list to work through. */
const NEAR = 3;

/** What is to come next: the furthest on the way first, and in its own order what has not begun. */
export function nearestOf(things: readonly Collectable[]): readonly Collectable[] {
  const ahead = things.filter(({ earned }) => earned === null);
  return ahead.toSorted((one, other) => shareDone(other) - shareDone(one)).slice(0, NEAR);
}
