import { COLLECTION_COPY, GROUP_NAMES } from '../collection.copy.ts';
import { type Collectable, type CollectionKind, earnedOf, shareDone } from './collectable.ts';

/** What stands under one heading. */
export interface Shelf {
  /** Of word characters and dashes. */
  readonly id: string;
  readonly name: string;
  readonly things: readonly Collectable[];
}

/** The shelves of a kind, so that it is no wall: by category or feeling; milestones by whether they are reached. */
export function shelvesOf(kind: CollectionKind, things: readonly Collectable[]): readonly Shelf[] {
  return kind === 'milestone' ? alongTheWay(things) : byGroup(things);
}

function byGroup(things: readonly Collectable[]): readonly Shelf[] {
  const groups = new Map<string, Collectable[]>();
  for (const thing of things) groups.set(thing.group, [...(groups.get(thing.group) ?? []), thing]);
  return [...groups].map(([group, things]) => ({ id: idOf(group), name: GROUP_NAMES[group] ?? group, things }));
}

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
