/** What a plant without a photo looks like. */
export type PlantArt = 'sunflower' | 'bean' | 'cactus' | 'flower' | 'tree' | 'sprout';

const BY_TYPE: readonly (readonly [RegExp, PlantArt])[] = [
  [/sun\s?flower/i, 'sunflower'],
  [/bean|\bpeas?\b|tomato|cucumber|vine|ivy|pumpkin/i, 'bean'],
  [/cact|succulent|aloe/i, 'cactus'],
  [/tree|oak|maple|palm|pine|birch|willow|avocado/i, 'tree'],
  [/flower|rose|tulip|daisy|lily|orchid|pansy|violet|marigold|lavender|geranium/i, 'flower'],
];

/** By the kind that the child wrote; a sprout, where it is not known. */
export function artOf(type: string): PlantArt {
  return BY_TYPE.find(([words]) => words.test(type))?.[1] ?? 'sprout';
}
