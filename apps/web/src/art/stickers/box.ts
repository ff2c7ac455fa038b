/** A sticker's box of 100 × 100 units, and room for the cut edge and its shadow. */
export const BOX = '-58 -58 116 116';
