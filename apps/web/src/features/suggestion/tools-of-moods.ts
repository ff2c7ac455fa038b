import { QUICK_MOODS, RICH_MOODS } from '@wonderlings/journal/catalogue';
import type { ToolsOfMoods } from './suggest.ts';

/** Which tools go with a feeling that can be picked. A feeling of both lists has those of the first. */
export const TOOLS_OF_MOODS: ToolsOfMoods = new Map(
  [...QUICK_MOODS, ...RICH_MOODS].map(({ id, suggestedToolIds }): [string, readonly string[]] => [
    id,
    suggestedToolIds,
  ]),
);
