import { createStore, useStore } from '../external-store.ts';

/** The plain words for 12 and over, each by the playful ones that it stands for. What is not in it is said the same to all. */
export type PlainWords = ReadonlyMap<string, string>;

/** Null is in playful words. */
const plain = createStore<PlainWords | null>(null);
/** Each catalogue in plain words, once it was asked for. */
let inPlain = new WeakMap<object, object>();

/** How everything is said from now on; null is in playful words. Called by `features/words` alone, which knows the child. */
export function sayInPlainWords(words: PlainWords | null): void {
  if (words !== plain.get()) inPlain = new WeakMap();
  plain.set(words);
}

/** Takes a text, or a catalogue of texts, and gives it as it is said to this child; the same object as long as that is so. */
type Say = <Said>(said: Said) => Said;

/** For what is not drawn, as a toast, and for what is worked out for components, which use {@link useWords} themselves. */
export const inWords: Say = (said) => {
  const words = plain.get();
  return words ? reworded(said, words) : said;
};
const asItIs: Say = (said) => said;

/** `const say = useWords()`, and then `say(COPY.title)`: drawn again when the child likes other words. */
export const useWords = (): Say => (usePlainWords() ? inWords : asItIs);

/** Whether the child likes plain words, for what is quieter beside them. */
export const usePlainWords = (): boolean => useStore(plain, null) !== null;

/** Texts and what holds them; the rest (numbers, functions, maps) is nothing that is said. */
function reworded<Said>(said: Said, words: PlainWords): Said {
  // A text stays a text: what is narrower in the catalogue's type are ids, which have no other words.
  if (typeof said === 'string') return (words.get(said) ?? said) as Said;
  if (said === null || typeof said !== 'object' || !(Array.isArray(said) || isRecord(said))) return said;
  const known = inPlain.get(said);
  if (known) return known as Said;
  const parts = Object.entries(said).map(([name, part]) => [name, reworded(part, words)] as const);
  const isSame = parts.every(([name, part]) => part === said[name as keyof Said & object]);
  const copy = isSame ? said : Array.isArray(said) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
  inPlain.set(said, copy);
  return copy as Said;
}

const isRecord = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;
