import type { CopingCategory, CopingTool } from '@wonderlings/coping/catalogue';
import { almost, beginsWith, wordsOf } from './forgiving-words.ts';

/** What is shown: one of the categories, or what the child has put a heart on. */
export type ToolGroup = 'all' | CopingCategory | 'favorites';

export interface ToolFilter {
  readonly typed: string;
  readonly group: ToolGroup;
  readonly tag: string | null;
}

export const EVERY_TOOL: ToolFilter = { typed: '', group: 'all', tag: null };

/** The tools that fit all of a filter, in their own order. */
export function findTools<Tool extends CopingTool>(
  tools: readonly Tool[],
  { typed, group, tag }: ToolFilter,
  favorites: readonly string[],
): readonly Tool[] {
  const inGroup = (tool: Tool) =>
    group === 'all' || (group === 'favorites' ? favorites.includes(tool.id) : tool.category === group);
  return search(
    tools.filter((tool) => inGroup(tool) && (tag === null || tool.tags.includes(tag))),
    typed,
  );
}

/** Every typed word must be somewhere. Only when that finds nothing, a letter may be wrong. */
function search<Tool extends CopingTool>(tools: readonly Tool[], typed: string): readonly Tool[] {
  const asked = wordsOf(typed);
  const having = (fits: (word: string, typed: string) => boolean) =>
    tools.filter((tool) => {
      const words = wordsIn(tool);
      return asked.every((one) => words.some((word) => fits(word, one)));
    });
  const found = having(beginsWith);
  return found.length > 0 ? found : having(almost);
}

const known = new WeakMap<CopingTool, readonly string[]>();

/** A child may also type the feeling itself: "angry" is in no text, but it is what the tool is for. */
function wordsIn(tool: CopingTool): readonly string[] {
  const before = known.get(tool);
  if (before) return before;
  const { title, description, tags, instructions, helpsWith } = tool;
  // The last word of a mood's id is its feeling: `a-little-scared`.
  const feelings = helpsWith.map((moodId) => moodId.split('-').at(-1));
  const words = [...new Set(wordsOf([title, description, ...tags, ...instructions, ...feelings].join(' ')))];
  known.set(tool, words);
  return words;
}

/** Tags that more than one tool has; by the others a tool is found alone, which the search does better. */
export function sharedTags(tools: readonly CopingTool[]): readonly string[] {
  const all = tools.flatMap((tool) => tool.tags);
  return [...new Set(all)].filter((tag) => all.indexOf(tag) !== all.lastIndexOf(tag));
}
