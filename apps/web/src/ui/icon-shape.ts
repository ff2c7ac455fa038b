/** One hand-drawn set on a 24 grid: `fill` is the colour, `line` the ink. One export an icon, so that a page carries only its own. */
export interface IconShape {
  readonly fill?: string;
  readonly line: string;
}
