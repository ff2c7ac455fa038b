/**
 * The page's part of the address: the tool that is open, so that it can be linked to and Back closes it. Whether there is
 * such a tool the page knows; its catalogue would weigh on every first visit here.
 */
export interface CopingSearch {
  readonly tool?: string;
}

/** Anything that cannot be a tool counts as none. */
export function copingSearch({ tool }: Record<string, unknown>): CopingSearch {
  return typeof tool === 'string' && /^[a-z-]{1,40}$/.test(tool) ? { tool } : {};
}
