/** An id of a catalogue, as addresses have it. */
const ID = /^[a-z-]{1,40}$/;

/**
 * Reads the part of a page's address that names one thing of its catalogue, as `key`; anything that cannot be an id counts as none.
 * Whether there is such a thing the page knows: its catalogue would weigh on every first visit.
 */
export function namedIn<Key extends string>(key: Key) {
  return (search: Record<string, unknown>): { readonly [Name in Key]?: string } => {
    const id = search[key];
    // The cast: a computed key has the type of any text.
    return (typeof id === 'string' && ID.test(id) ? { [key]: id } : {}) as { readonly [Name in Key]?: string };
  };
}
