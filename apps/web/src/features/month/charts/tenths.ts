/** A tenth of a pixel is as fine as a picture gets; finer ones only make it longer. */
export const tenths = (value: number): number => Math.round(value * 10) / 10;
