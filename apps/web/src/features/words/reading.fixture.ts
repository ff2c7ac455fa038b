/** What is hard to read in a child's words: as the checks of the content measure it. */

/** Words that {@link syllables} counts wrongly. */
const KNOWN: Readonly<Record<string, number>> = {
  beautiful: 3,
  being: 2,
  created: 3,
  doing: 2,
  everybody: 4,
  everyone: 3,
  everything: 3,
  everywhere: 3,
  favorite: 2,
  favorites: 2,
  going: 2,
  idea: 3,
  ideas: 3,
  maybe: 2,
  quiet: 2,
  quietly: 3,
  recycled: 3,
  someone: 2,
  something: 2,
  sometimes: 2,
  trying: 2,
  usually: 4,
  wonderling: 3,
  wonderlings: 3,
};

/** By the groups of vowels; a silent e at the end is none. */
export function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/'(s|re|ve|ll|d|m)$|[^a-z]/g, '');
  const spoken = letters
    .replace(/(?<=..)(?<![aeiouy])(?<![^aeiouy]l)e$/, '')
    .replace(/(?<=[^aeioutd])ed$/, '')
    .replace(/(?<=[^aeiousxzlcgh])es$/, 's');
  return KNOWN[letters] ?? Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}

export const wordsOf = (text: string): readonly string[] => text.match(/[A-Za-z][A-Za-z'-]*|\d+/g) ?? [];

export const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=[.!?])["')\]]*\s+|\n+|:\s+/).filter((sentence) => /[A-Za-z]/.test(sentence));

/** Flesch-Kincaid: the school year in which it can be read. */
export function grade(texts: readonly string[]): number {
  const sentences = texts.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf);
  const spoken = words
    .flatMap((word) => word.split('-').filter(Boolean))
    .reduce((sum, part) => sum + syllables(part), 0);
  return words.length === 0 ? 0 : (0.39 * words.length) / sentences.length + (11.8 * spoken) / words.length - 15.59;
}
