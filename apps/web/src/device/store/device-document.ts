import type { z } from 'zod';

/** Something that a page keeps on this device, for each user on its own. */
export interface DeviceDocument<T> {
  /** Unique over the app, and never renamed: what was kept under it would be lost from sight. */
  readonly name: string;
  readonly schema: z.ZodType<T>;
  readonly initial: T;
}

/**
 * Declares a document of the device. A stored value that `schema` refuses is put aside and `initial` shows instead: let the
 * schema read what older versions wrote (defaults, unions).
 */
export function deviceDocument<T>(options: DeviceDocument<T>): DeviceDocument<T> {
  return options;
}
