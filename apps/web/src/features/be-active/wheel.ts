import { IDEAS, type Idea, type IdeaId, PLACES, type Place } from './be-active.catalogue.ts';

export const FILTERS = ['all', ...PLACES] as const;
export type Filter = (typeof FILTERS)[number];
/** A child's first look; a child that chose another group finds that one again. */
export const DEFAULT_FILTER: Filter = 'indoor';

export const SLICES = 8;
export const SLICE_DEGREES = 360 / SLICES;
/** Enough to look like a spin, and more than any way from slice to slice. */
const TURNS_A_SPIN = 4;

export const ideasIn = (filter: Filter): readonly Idea[] =>
  filter === 'all' ? IDEAS : IDEAS.filter(({ place }) => place === filter);

/**
 * The eight ideas of the wheel that holds `shown`. A group has one wheel; all 24 have three, each with some of every place.
 */
export function wheelWith(filter: Filter, shown: IdeaId): readonly Idea[] {
  if (filter !== 'all') return ideasIn(filter);
  const mixed = mixedPlaces();
  const wheel = Math.max(0, Math.floor(mixed.findIndex(({ id }) => id === shown) / SLICES));
  return mixed.slice(wheel * SLICES, (wheel + 1) * SLICES);
}

/** Indoors, outdoors, seated in turn. */
const mixedPlaces = (): readonly Idea[] =>
  Array.from({ length: SLICES }, (_, index) =>
    PLACES.map((place: Place) => ideasIn(place)[index]).filter((idea) => idea !== undefined),
  ).flat();

/** Where a spin lands: any idea of the group but the one that is shown. `random` is from 0 up to, not including, 1. */
export function landing(filter: Filter, shown: IdeaId, random: number): IdeaId {
  const others = ideasIn(filter).filter(({ id }) => id !== shown);
  return others[Math.floor(random * others.length)]?.id ?? shown;
}

/** How far the wheel has turned, so that the shown idea's slice is on top; grows with every spin. */
export function turnOf(filter: Filter, shown: IdeaId, spins: number): number {
  const slice = wheelWith(filter, shown).findIndex(({ id }) => id === shown);
  return spins * TURNS_A_SPIN * 360 - slice * SLICE_DEGREES;
}

export function firstIdea(filter: Filter): IdeaId {
  const [first] = ideasIn(filter);
  if (!first) throw new RangeError(`Nothing to do in ${filter}`);
  return first.id;
}
