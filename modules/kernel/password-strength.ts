import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/**
 * Fewer guesses than this, as the estimator counts them, and a password is refused. By it the name of the child with a year
 * behind it (15,000) is, and a single rare word with a digit is not: ten tries in a quarter of an hour are all that a guesser
 * gets, so the first thousands are what counts.
 */
const FEWEST_GUESSES = 20_000;
/** The estimator takes about 30 ms for as many characters as these, and far longer for more; they decide by themselves. */
const LOOKED_AT = 32;

/** What a list of grown-ups' passwords misses: our own name, and games that children like. */
const OURS = ['wonderling', 'wonderlings', 'roblox', 'fortnite', 'azertyuiop'];

/** Some 57,000 words and passwords, 9 MB: loaded when the first password is chosen. */
let loading: Promise<ZxcvbnFactory> | undefined;
const estimator = (): Promise<ZxcvbnFactory> => {
  loading ??= load();
  return loading;
};

async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Factory({ dictionary: { ...dictionary, ours: OURS }, graphs: adjacencyGraphs });
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase();
/** Whole, and each word of it: a child called Lena Marie is Lena. */
const wordsOf = (name: string) => [plain(name), ...plain(name).split(/[^\p{L}\p{N}]+/u)].filter((word) => word !== '');

/**
 * Whether a guesser would try it early: a common one, a row of keys, a repeated or counted sign, a day, or made of what is
 * known of the child.
 * @param names the username, and what the child is called
 */
export async function isEasyToGuess(password: string, names: readonly string[]): Promise<boolean> {
  const zxcvbn = await estimator();
  return zxcvbn.check(plain(password).slice(0, LOOKED_AT), names.flatMap(wordsOf)).guesses < FEWEST_GUESSES;
}
