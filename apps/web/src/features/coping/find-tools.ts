import type { CopingCategory, CopingTool } from '@wonderlings/coping/catalogue';

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

/** Shorter words are too easily another word by one letter. */
const SHORTEST_MISTAKE = 4;
const SHORTEST_STEM = 4;
/** "-ing" */
const LONGEST_ENDING = 3;

/** The words of a text as they are compared: without case, accents, marks and plural. */
function wordsOf(text: string): readonly string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  return (plain.match(/[\p{Letter}\p{Number}]+/gu) ?? []).map(singular);
}

/** Rough, and the same for both sides, which is all that comparing needs. */
function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(ch|sh|s|x|z)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1);
  return word;
}

/** True when the word begins so: the tools show while the word is typed. */
const beginsWith = (word: string, typed: string): boolean => word.startsWith(typed);

/** True for another form of the word ("dancing"), and when one letter is wrong, missing, too many, or two are swapped. */
function almost(word: string, typed: string): boolean {
  if (typed.length < SHORTEST_MISTAKE) return false;
  const start = commonStart(word, typed);
  const [restOfWord, restOfTyped] = [word.slice(start), typed.slice(start)];
  if (start >= SHORTEST_STEM && Math.max(restOfWord.length, restOfTyped.length) <= LONGEST_ENDING) return true;
  if (Math.abs(word.length - typed.length) > 1) return false;
  const [w0 = '', w1 = ''] = restOfWord;
  const swapped = restOfTyped.startsWith(w1 + w0) && restOfWord.slice(2) === restOfTyped.slice(2);
  return (
    swapped ||
    restOfWord.slice(1) === restOfTyped.slice(1) ||
    restOfWord.slice(1) === restOfTyped ||
    restOfWord === restOfTyped.slice(1)
  );
}

function commonStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}
