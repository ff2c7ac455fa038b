import { WONDERLING_IDS, type WonderlingId } from '@wonderlings/account/catalogue';
import { KEEPSAKE_LENGTH } from '@wonderlings/proof/keepsake-catalogue';
import type { FlowerId } from '../../../art/flowers/flower-of.ts';

/** Body and shade of a piece of colored glass; the lead between is dark, 3:1 on every one. */
export const GLASSES = [
  ['#F5B942', '#7A4A10'],
  ['#E8735A', '#7C2416'],
  ['#5DB075', '#1F5A38'],
  ['#4E9BD6', '#174A7A'],
  ['#A67FD9', '#4B2A86'],
  ['#F08BA8', '#84304B'],
  ['#7CC9C4', '#1C5F5E'],
  ['#F3E3B0', '#7A6316'],
] as const;
export const TEXTURES = ['plain', 'dots', 'rain', 'wave'] as const;
export const CUTS = ['disc', 'line'] as const;
export const SKIES = [
  ['#BFE0FF', '#FFF3CF'],
  ['#FFD3A8', '#FFF1D8'],
  ['#CDBBF5', '#FBE3F0'],
  ['#2E3A78', '#6B5BB0'],
] as const;
export const GLASS_FLOWERS = [
  'happy',
  'calm',
  'okay',
  'nervous',
  'worried',
  'a-bit-sad',
  'a-little-scared',
  'angry',
] as const satisfies readonly FlowerId[];

type Place = number;

/** One of the twelve outer panes: its look is that of one word alone. */
export interface Pane {
  readonly glass: Place;
  readonly texture: (typeof TEXTURES)[number];
  readonly cut: (typeof CUTS)[number];
  /** Of the disc that a cut may be. */
  readonly disc: Place;
}

/** What is within them, and needs all twelve words. */
export interface Rose {
  readonly petals: readonly { readonly glass: Place; readonly flower: (typeof GLASS_FLOWERS)[number] }[];
  readonly sky: Place;
  readonly who: WonderlingId;
}

const PETALS = 6;
/** Bits of a word that its pane shows; the others are for the rose. */
const PANE_BITS = 6;
const REST_BITS = 5;

// Each index is cut to the length of its list by a mask, so that there is always a thing in that place.
const at = <Item>(list: readonly Item[], index: number): Item => list[index % list.length] as Item;

/** The pane of a word, by its place in the list of 2,048. */
export const paneOf = (place: Place): Pane => ({
  glass: place & 7,
  texture: at(TEXTURES, (place >> 3) & 3),
  cut: at(CUTS, (place >> 5) & 1),
  disc: 3 + ((place >> PANE_BITS) & 3),
});

/** The rose of twelve words; undefined while one is missing. */
export function roseOf(places: readonly (Place | undefined)[]): Rose | undefined {
  const known = places.filter((place) => place !== undefined);
  if (known.length !== KEEPSAKE_LENGTH) return undefined;
  const rest = (word: number) => (known[word] ?? 0) >> PANE_BITS;
  const pairs = Array.from({ length: PETALS }, (_, petal) => (rest(2 * petal) << REST_BITS) | rest(2 * petal + 1));
  const left = pairs.map((bits) => bits >> PANE_BITS);
  const [a = 0, b = 0, c = 0, d = 0] = left;
  return {
    petals: pairs.map((bits) => ({ glass: bits & 7, flower: at(GLASS_FLOWERS, (bits >> 3) & 7) })),
    sky: a & 3,
    who: at(WONDERLING_IDS, b | (c << 4) | (d << 8)),
  };
}
