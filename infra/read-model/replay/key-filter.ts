/** FNV-1a's prime and start, and a second start for a second, independent hash. */
const PRIME = 0x01000193;
const START = 0x811c9dc5;
const SECOND_START = 0x9747b28c;

const PROBES = 5;
/** With 5 probes about one key in a hundred is taken for known. */
const BITS_PER_KEY = 10;
const FIRST_BITS = 2 ** 17;
/** 4 MB; with the smaller ones before it, 8 MB in all. */
const MOST_BITS = 2 ** 25;

interface Filter {
  readonly words: Uint32Array;
  readonly mask: number;
  room: number;
}

function filterOf(bits: number): Filter {
  return { words: new Uint32Array(bits / 32), mask: bits - 1, room: bits / BITS_PER_KEY };
}

/** Where a key's probes begin, and how far they are apart. One walk over the key makes both. */
interface Hashed {
  readonly start: number;
  readonly step: number;
}

function hashed(key: string): Hashed {
  let start = START;
  let step = SECOND_START;
  for (let index = 0; index < key.length; index += 1) {
    const code = key.charCodeAt(index);
    start = Math.imul(start ^ code, PRIME);
    step = Math.imul(step ^ code, PRIME);
  }
  return { start: mixed(start), step: mixed(step) | 1 };
}

function mixed(value: number): number {
  const folded = value ^ (value >>> 15);
  return Math.imul(folded, 0x2c1b3c6d) ^ (folded >>> 12);
}

/**
 * Which keys were ever written: says "never" with certainty and "perhaps" at times wrongly (Bloom, 1970), in a few bytes a
 * key. It grows with its keys up to 8 MB; beyond some six million keys it says "perhaps" more and more often, which costs a
 * look into the table and nothing else.
 */
export class KeyFilter {
  readonly #filters: Filter[] = [];

  add(key: string): void {
    const filter = this.#current();
    filter.room -= 1;
    const { start, step } = hashed(key);
    let bit = start;
    for (let probe = 0; probe < PROBES; probe += 1, bit += step) {
      const place = bit & filter.mask;
      // The mask keeps the place within the words.
      filter.words[place >>> 5] = (filter.words[place >>> 5] as number) | (1 << (place & 31));
    }
  }

  mayHave(key: string): boolean {
    if (this.#filters.length === 0) return false;
    const { start, step } = hashed(key);
    return this.#filters.some((filter) => allSet(filter, start, step));
  }

  #current(): Filter {
    const last = this.#filters.at(-1);
    if (last && (last.room > 0 || last.mask + 1 >= MOST_BITS)) return last;
    const next = filterOf(last ? (last.mask + 1) * 2 : FIRST_BITS);
    this.#filters.push(next);
    return next;
  }
}

function allSet(filter: Filter, start: number, step: number): boolean {
  let bit = start;
  for (let probe = 0; probe < PROBES; probe += 1, bit += step) {
    const place = bit & filter.mask;
    if (((filter.words[place >>> 5] as number) & (1 << (place & 31))) === 0) return false;
  }
  return true;
}
