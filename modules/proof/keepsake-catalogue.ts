import { KEEPSAKE_WORDS } from './keepsake-words-catalogue.ts';

/** 128 bits of a digest and a check sum of four are twelve words of eleven bits. */
export const KEEPSAKE_BYTES = 16;
export const KEEPSAKE_LENGTH = 12;
const WORD_BITS = 11;
const CHECK_BITS = 4;
/** With so many letters a word is known: no two share them. */
const TELLING_LETTERS = 4;
/** x⁴ + x + 1, CRC-4 of ITU-T G.704: it finds every slip within four bits, and fifteen of sixteen others. */
const CHECK_POLYNOMIAL = 0b0011;

const PLACES: ReadonlyMap<string, number> = new Map(KEEPSAKE_WORDS.map((word, place) => [word, place]));

function checkSum(bits: readonly number[]): readonly number[] {
  let sum = 0;
  for (const bit of bits) {
    const isOut = ((sum >> (CHECK_BITS - 1)) & 1) !== bit;
    sum = ((sum << 1) & 0b1111) ^ (isOut ? CHECK_POLYNOMIAL : 0);
  }
  return bitsOf(sum, CHECK_BITS);
}

const bitsOf = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => (value >> (count - 1 - index)) & 1);
const numberOf = (bits: readonly number[]): number => bits.reduce((value, bit) => value * 2 + bit, 0);
const inGroups = (bits: readonly number[], size: number): number[] =>
  Array.from({ length: bits.length / size }, (_, index) => numberOf(bits.slice(index * size, (index + 1) * size)));

/** The twelve words of a keepsake, as places in the list. @throws RangeError unless there are {@link KEEPSAKE_BYTES} bytes */
export function keepsakePlaces(bytes: Uint8Array): readonly number[] {
  if (bytes.length !== KEEPSAKE_BYTES)
    throw new RangeError(`A keepsake has ${KEEPSAKE_BYTES} bytes, not ${bytes.length}`);
  const bits = [...bytes].flatMap((byte) => bitsOf(byte, 8));
  return inGroups([...bits, ...checkSum(bits)], WORD_BITS);
}

/** The twelve words of a keepsake. */
export const keepsakeWords = (bytes: Uint8Array): readonly string[] =>
  // The places are of eleven bits, and the list has a word for each.
  keepsakePlaces(bytes).map((place) => KEEPSAKE_WORDS[place] as string);

/** The bytes that twelve places stand for; null when they fail the check sum. */
export function keepsakeBytes(places: readonly number[]): Uint8Array | null {
  if (places.length !== KEEPSAKE_LENGTH) return null;
  const bits = places.flatMap((place) => bitsOf(place, WORD_BITS));
  const data = bits.slice(0, -CHECK_BITS);
  const fits = checkSum(data).every((bit, index) => bit === bits[data.length + index]);
  return fits ? Uint8Array.from(inGroups(data, 8)) : null;
}

/** A word as it was typed, in the way of the list. */
export const asKeepsakeWord = (typed: string): string => typed.trim().toLowerCase();

/** Where the word stands in the list; its first four letters are enough. */
export function placeOfWord(typed: string): number | undefined {
  const word = asKeepsakeWord(typed);
  const place = PLACES.get(word);
  if (place !== undefined || word.length !== TELLING_LETTERS) return place;
  const found = KEEPSAKE_WORDS.findIndex((known) => known.startsWith(word));
  return found < 0 ? undefined : found;
}

/** The word that was probably meant: with the fewest slips, two at most, else with the same first four letters. */
export function nearestWord(typed: string): string | undefined {
  const word = asKeepsakeWord(typed);
  if (word.length < 2) return undefined;
  const start = word.slice(0, TELLING_LETTERS);
  const alike = start.length === TELLING_LETTERS ? KEEPSAKE_WORDS.find((known) => known.startsWith(start)) : undefined;
  let nearest = alike;
  let fewest = alike ? Math.min(slipsBetween(word, alike), 3) : 3;
  for (const known of KEEPSAKE_WORDS) {
    const slips = slipsBetween(word, known);
    if (slips < fewest) [nearest, fewest] = [known, slips];
  }
  return nearest;
}

/** Letters wrong, missing or too many, and neighbors swapped (optimal string alignment). */
function slipsBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? 3;
  for (let i = 1; i <= a.length; i += 1) {
    rows.push([i]);
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const slips = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (isSame ? 0 : 1));
      rows[i]?.push(isSwapped ? Math.min(slips, at(i - 2, j - 2) + 1) : slips);
    }
  }
  return at(a.length, b.length);
}
