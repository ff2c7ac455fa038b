import { type CopingToolId, copingToolById } from '@wonderlings/coping/catalogue';

/** The page's part of the address: the tool that is open, so that it can be linked to and Back closes it. */
export interface CopingSearch {
  readonly tool?: CopingToolId;
}

/** Anything but a tool that there is counts as none. */
export function copingSearch({ tool }: Record<string, unknown>): CopingSearch {
  const known = typeof tool === 'string' ? copingToolById(tool) : undefined;
  return known ? { tool: known.id } : {};
}
