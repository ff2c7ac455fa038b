import type { z } from 'zod';
import { keepText, keptJson, type Reach, storageOf } from '../../lib/small-values.ts';

interface SmallValue<T> {
  /** Null where nothing is kept that `schema` takes. */
  readonly read: (key: string) => T | null;
  /** @returns as {@link keepText} */
  readonly keep: (key: string, value: T) => boolean;
  readonly forget: (key: string) => void;
}

const smallValue = <T>(reach: Reach, schema: z.ZodType<T>): SmallValue<T> => ({
  read: (key) => schema.safeParse(keptJson(reach, key)).data ?? null,
  keep: (key, value) => keepText(reach, key, JSON.stringify(value)),
  forget: (key) => void keepText(reach, key, null),
});

/** A value of this tab: it outlives a reload. */
export const tabValue = <T>(schema: z.ZodType<T>): SmallValue<T> => smallValue('tab', schema);
/** A value of this device. Its key ends with the user's id where it is one child's own: it goes with the rest of that child's. */
export const deviceValue = <T>(schema: z.ZodType<T>): SmallValue<T> => smallValue('device', schema);

/** Takes away every value of this device whose key `isForgotten` says so of. */
export function forgetDeviceValues(isForgotten: (key: string) => boolean): void {
  try {
    const storage = storageOf('device');
    for (const key of Object.keys(storage)) if (isForgotten(key)) storage.removeItem(key);
  } catch {
    // A storage that is forbidden holds nothing.
  }
}
