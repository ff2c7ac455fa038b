import type { CopingTool } from './coping-tool-catalogue.ts';
import { MOVING_TOOLS } from './moving-tools-catalogue.ts';
import { QUIET_TOOLS } from './quiet-tools-catalogue.ts';
import { SHARING_TOOLS } from './sharing-tools-catalogue.ts';

export { COPING_CATEGORIES, type CopingCategory, type CopingTool } from './coping-tool-catalogue.ts';
export { COPING_EMPTY_STATES, COPING_LABELS } from './words-catalogue.ts';

const { balloon, dance, superhero } = MOVING_TOOLS;
const { gratitude, worryBox, counting, bodyScan } = QUIET_TOOLS;
const { rainbow, friendship, sillyFaces } = SHARING_TOOLS;

const TOOLS = [
  balloon,
  dance,
  gratitude,
  rainbow,
  superhero,
  worryBox,
  friendship,
  counting,
  bodyScan,
  sillyFaces,
] as const;
export type CopingToolId = (typeof TOOLS)[number]['id'];

/** The ten of the specification (001, section 3), in its order. */
export const COPING_TOOLS: readonly (CopingTool & { readonly id: CopingToolId })[] = TOOLS;

/** Undefined for an id that is not in the catalogue, e.g. from an address. */
export const copingToolById = (id: string) => COPING_TOOLS.find((tool) => tool.id === id);
