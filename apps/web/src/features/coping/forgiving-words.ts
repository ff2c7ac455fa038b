/** Shorter words are too easily another word by one letter. */
const SHORTEST_MISTAKE = 4;
const SHORTEST_STEM = 4;
/** "-ing" */
const LONGEST_ENDING = 3;

/** The words of a text as they are compared: without case, accents, marks and plural. */
export function wordsOf(text: string): readonly string[] {
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

/** True when the word begins so: whoever types sees the tools while the word grows. */
export const beginsWith = (word: string, typed: string): boolean => word.startsWith(typed);

/** True for another form of the word ("dancing"), and when one letter is wrong, missing, too many, or two are swapped. */
export function almost(word: string, typed: string): boolean {
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
