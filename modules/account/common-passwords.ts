import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD } from './contract.ts';

/** What a list of grown-ups' passwords misses: our own name, and games and rows of keys that children like. */
const OURS = [
  'wonderling',
  'wonderlings',
  'roblox',
  'fortnite',
  'qwertz',
  'qwertzu',
  'qwertzuiop',
  'azerty',
  'azertyuiop',
];

/** Some 43,000 that leaked most often, of those long enough to be tried. Made at the first use: 4 MB. */
let known: ReadonlySet<string> | undefined;
function commonPasswords(): ReadonlySet<string> {
  known ??= new Set([...dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD.min), ...OURS]);
  return known;
}

/** Whether a guesser would try it early: often used, a run like `abcdef` or `aaaaaa`, or the username itself. */
export function isCommonPassword(password: string, username: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  return plain === username.toLowerCase() || isRun(plain) || commonPasswords().has(plain);
}

/** Each character as far from the one before it as all the others: none, one up or one down. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  const [step] = steps;
  return steps.size === 1 && step !== undefined && Math.abs(step) <= 1;
}
