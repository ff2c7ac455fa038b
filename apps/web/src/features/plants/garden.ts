import { LocalDate } from '@wonderlings/kernel/contract';
import { z } from 'zod';
import { dayNumber } from '../../lib/local-day/local-day.ts';

export const WATER_LEVELS = ['low', 'medium', 'high'] as const;
export type WaterLevel = (typeof WATER_LEVELS)[number];
export const SUNLIGHT_LEVELS = ['shade', 'partial', 'full'] as const;
export type Sunlight = (typeof SUNLIGHT_LEVELS)[number];

/** One measurement. `photoId` is the specification's `imageUrl`: see {@link Garden}. */
export const GrowthLog = z.object({
  id: z.string(),
  date: LocalDate,
  /** Centimeters, in steps of 0.1. */
  height: z.number().positive(),
  notes: z.string(),
  photoId: z.string().optional(),
  waterLevel: z.enum(WATER_LEVELS),
  sunlight: z.enum(SUNLIGHT_LEVELS),
});
export type GrowthLog = z.infer<typeof GrowthLog>;

export const Plant = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  startDate: LocalDate,
  /** In the order in which they were added, which need not be that of their dates. */
  logs: z.array(GrowthLog),
  /** Of the large picture: the newest photo that came with a log, else the plant's own. */
  currentPhotoId: z.string().optional(),
  /** The photo that the plant was added with. */
  ownPhotoId: z.string().optional(),
});
export type Plant = z.infer<typeof Plant>;

/**
 * What is kept on the device. Photos are ids of the device's own photo store and not data URLs as the specification has
 * them: a data URL is a third larger, and the whole garden would be written and parsed anew with each watering.
 */
export const Garden = z.object({
  plants: z.array(Plant),
  /** Photos that nothing shows any more and that are still to be deleted: kept here, so that a closed tab forgets none. */
  unwantedPhotoIds: z.array(z.string()).default([]),
});
export type Garden = z.infer<typeof Garden>;

/** How many logs a plant must have had already for one more to be an achievement (specification 001, section 4). */
const LOGS_BEFORE_ACHIEVEMENT = 2;

export const plantIn = (garden: Garden, plantId: string | null): Plant | undefined =>
  garden.plants.find(({ id }) => id === plantId);

export const earnsAchievement = (plantBefore: Plant): boolean => plantBefore.logs.length >= LOGS_BEFORE_ACHIEVEMENT;

/** The plant's logs by their dates, oldest first; those of one day in the order in which they were added. */
export function logsByDate({ logs }: Plant): readonly GrowthLog[] {
  return logs.toSorted((one, other) => one.date.localeCompare(other.date));
}

/** The plant's age on a calendar day, from 1: the day it started is Day 1. A day of 23 or 25 hours counts as one. */
export function growthDay(startDate: string, date: string): number {
  return dayNumber(date) - dayNumber(startDate) + 1;
}

/** A plant has started before it was measured, and not in the future. */
export function latestStartOf(plant: Plant, today: string): string {
  const first = logsByDate(plant)[0]?.date ?? today;
  return first < today ? first : today;
}

export function withPlant(garden: Garden, plant: Plant): Garden {
  return { ...garden, plants: [...garden.plants, plant] };
}

/** What a child may correct about a plant; a `photoId` left out means that it has no photo of its own. */
export interface PlantFacts {
  readonly name: string;
  readonly type: string;
  readonly startDate: string;
  readonly photoId?: string | undefined;
}

export function newPlant(id: string, { photoId, ...facts }: PlantFacts): Plant {
  return { id, ...facts, logs: [], ...(photoId ? { ownPhotoId: photoId, currentPhotoId: photoId } : {}) };
}

export function withPlantChanged(garden: Garden, plantId: string, { photoId, ...facts }: PlantFacts): Garden {
  return changePlant(garden, plantId, ({ ownPhotoId, ...plant }) => {
    const changed = { ...plant, ...facts, ...(photoId ? { ownPhotoId: photoId } : {}) };
    return photoId === ownPhotoId ? changed : withPicture(changed, photoId);
  });
}

export function withoutPlant(garden: Garden, plantId: string): Garden {
  return sorted(garden, { ...garden, plants: garden.plants.filter(({ id }) => id !== plantId) });
}

/** A photo that comes with a log also becomes the plant's current picture. */
export function withLog(garden: Garden, plantId: string, log: GrowthLog): Garden {
  return changePlant(garden, plantId, (plant) => withPicture({ ...plant, logs: [...plant.logs, log] }, log.photoId));
}

export function withLogChanged(garden: Garden, plantId: string, log: GrowthLog): Garden {
  return changePlant(garden, plantId, (plant) => {
    const before = plant.logs.find(({ id }) => id === log.id);
    const changed = { ...plant, logs: plant.logs.map((one) => (one.id === log.id ? log : one)) };
    return withPicture(changed, before?.photoId === log.photoId ? undefined : log.photoId);
  });
}

export function withoutLog(garden: Garden, plantId: string, logId: string): Garden {
  return changePlant(garden, plantId, (plant) =>
    withPicture({ ...plant, logs: plant.logs.filter(({ id }) => id !== logId) }, undefined),
  );
}

/** The photos have been deleted from the device. */
export function withoutUnwanted(garden: Garden, photoIds: readonly string[]): Garden {
  return { ...garden, unwantedPhotoIds: garden.unwantedPhotoIds.filter((id) => !photoIds.includes(id)) };
}

/** All photos that the garden shows, each once. */
export function photoIdsOf({ plants }: Pick<Garden, 'plants'>): readonly string[] {
  const ids = plants.flatMap(({ ownPhotoId, logs }) => [ownPhotoId, ...logs.map(({ photoId }) => photoId)]);
  return [...new Set(ids.filter((id) => id !== undefined))];
}

function changePlant(garden: Garden, plantId: string, change: (plant: Plant) => Plant): Garden {
  const plants = garden.plants.map((plant) => (plant.id === plantId ? change(plant) : plant));
  return sorted(garden, { ...garden, plants });
}

/** Puts what `before` showed and `after` does not among the unwanted. */
function sorted(before: Garden, after: Garden): Garden {
  const shown = photoIdsOf(after);
  const lost = photoIdsOf(before).filter((id) => !shown.includes(id));
  return lost.length === 0 ? after : { ...after, unwantedPhotoIds: [...after.unwantedPhotoIds, ...lost] };
}

/** `chosen`, else the picture it had, else the last photo that came: an id that the plant does not have is never current. */
function withPicture({ currentPhotoId, ...plant }: Plant, chosen: string | undefined): Plant {
  const own = photoIdsOf({ plants: [plant] });
  const current = [chosen, currentPhotoId, own.at(-1)].find((id) => id !== undefined && own.includes(id));
  return current === undefined ? plant : { ...plant, currentPhotoId: current };
}
