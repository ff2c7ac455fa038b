import { LocalDate } from '@wonderlings/kernel/contract';
import { z } from 'zod';

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
