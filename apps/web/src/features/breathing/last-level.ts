import { z } from 'zod';
import { deviceValue } from '../../device/store/parsed-values.ts';
import { LEVELS, type LevelId } from './breathing-search.ts';

const kept = deviceValue(z.enum(LEVELS));
const keyOf = (userId: string) => `wonderlings.breath-level.${userId}`;

/** The level of a child's last breath on this device, also of one that was not breathed to its end; undefined before the first. */
export const lastLevelOf = (userId: string): LevelId | undefined => kept.read(keyOf(userId)) ?? undefined;

export const keepLastLevel = (userId: string, level: LevelId): void => void kept.keep(keyOf(userId), level);
