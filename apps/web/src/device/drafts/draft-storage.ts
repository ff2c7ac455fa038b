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

/**
 * Where drafts are kept: the storage of this tab. Some browsers forbid so much as naming it; there it is the memory of the
 * page, which a reload costs, but not the way to sign in again.
 */
export function draftStorage(): Storage {
  try {
    return window.sessionStorage;
  } catch {
    return inMemory;
  }
}
