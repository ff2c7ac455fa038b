import type { z } from 'zod';

/** How long a small value stays: as long as the tab, or until it is deleted. */
type Reach = 'tab' | 'device';

// Values that are needed in the very turn in which they are asked for; all else is a document. Plain code, as the script before the
// first paint has it. A browser may forbid storage (private windows), and then already reading the property throws.
const storageOf = (reach: Reach): Storage => (reach === 'tab' ? window.sessionStorage : window.localStorage);

/** Null where nothing is kept, or storage is forbidden. */
export function keptText(reach: Reach, key: string): string | null {
  try {
    return storageOf(reach).getItem(key);
  } catch {
    return null;
  }
}

/**
 * @param text null takes it away
 * @returns false where the browser refuses, as storage is full or forbidden: the value lasts as long as the page, then
 */
export function keepText(reach: Reach, key: string, text: string | null): boolean {
  try {
    if (text === null) storageOf(reach).removeItem(key);
    else storageOf(reach).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** What was kept as JSON, whatever it is; null where it cannot be read. For what has no room for a schema. */
export function keptJson(reach: Reach, key: string): unknown {
  try {
    return JSON.parse(keptText(reach, key) ?? 'null');
  } catch {
    return null;
  }
}

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

export function forgetDeviceValues(isWanted: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(window.localStorage)) if (isWanted(key)) window.localStorage.removeItem(key);
  } catch {
    // A storage that is forbidden holds nothing.
  }
}

const memory = new Map<string, string>();

const inMemory: Storage = {
  get length() {
    return memory.size;
  },
  key: (index) => [...memory.keys()][index] ?? null,
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: (key) => void memory.delete(key),
  clear: () => memory.clear(),
};

/** Null where the browser forbids so much as naming it. */
export function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** The storage of this tab; where it is forbidden the memory of the page, which a reload costs. */
export const tabStorageOrMemory = (): Storage => tabStorage() ?? inMemory;
