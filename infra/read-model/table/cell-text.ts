/**
 * A sealed cell as Postgres writes it, `\x…`. To make bytes of it costs more than to find it among those that were opened a moment
 * ago, so a query's cells arrive like this.
 */
export class CellText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What a cell comes as: the driver makes bytes of it, unless it was told to leave the text. */
export type SealedCell = Uint8Array | CellText;

export const isSealedCell = (value: unknown): value is SealedCell =>
  value instanceof CellText || value instanceof Uint8Array;

/** @returns lower-case hex with Postgres' prefix */
export const textOfCell = (cell: SealedCell): string =>
  cell instanceof CellText ? cell.text : `\\x${Buffer.from(cell).toString('hex')}`;

export const bytesOfCell = (cell: SealedCell): Uint8Array =>
  cell instanceof CellText ? Buffer.from(cell.text.slice(2), 'hex') : cell;
