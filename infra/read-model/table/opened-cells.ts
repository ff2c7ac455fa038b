import { cellPlace, openCell } from '@wonderlings/kernel';
import { bytesOfCell, type SealedCell, textOfCell } from './cell-text.ts';

/**
 * @param rowKey as in {@link cellPlace}
 * @throws IntegrityError
 */
export type OpenCell = (
  childKey: Uint8Array,
  table: string,
  column: string,
  rowKey: string,
  sealed: SealedCell,
) => string;

export const openSealedCell: OpenCell = (childKey, table, column, rowKey, sealed) =>
  openCell(childKey, cellPlace(table, column, rowKey), bytesOfCell(sealed));

/** As long as a key is in memory without being asked for again. */
const LIFE_MS = 30_000;
/** Bytes and characters in one generation: with the one before it about 8 MB. */
const ROOM = 4_000_000;

interface OpenedCell {
  readonly table: string;
  readonly column: string;
  /** As Postgres writes it. */
  readonly sealed: string;
  readonly text: string;
}
/** By key, then by the row's key: a place in one text would be longer to join than the cell is to find. */
type Generation = WeakMap<Uint8Array, Map<string, OpenedCell[]>>;

const ofPlace = (cells: readonly OpenedCell[] | undefined, table: string, column: string): OpenedCell | undefined =>
  cells?.find((cell) => cell.column === column && cell.table === table);

/**
 * Cells that were opened a moment ago, since a page is often asked for again: of 100 notes, to open them takes 0.5 ms more, as long as
 * all else in this process. What is remembered hangs on the key that opened it and goes with it; it counts for its place only,
 * and only while every byte there is the same, so that a cell that was changed or moved is opened as any other. What is not asked for goes within a minute.
 */
export class OpenedCells {
  readonly #open: OpenCell;
  readonly #room: number;
  #young: Generation = new WeakMap();
  #old: Generation = new WeakMap();
  #size = 0;
  #turning: NodeJS.Timeout | undefined;

  constructor(open: OpenCell = openSealedCell, room = ROOM) {
    this.#open = open;
    this.#room = room;
  }

  /** As {@link openCell}. @throws IntegrityError */
  readonly open: OpenCell = (childKey, table, column, rowKey, cell) => {
    const sealed = textOfCell(cell);
    const young = ofPlace(this.#young.get(childKey)?.get(rowKey), table, column);
    if (young?.sealed === sealed) return young.text;
    const old = ofPlace(this.#old.get(childKey)?.get(rowKey), table, column);
    if (old?.sealed === sealed) return this.#remember(childKey, rowKey, old);
    const text = this.#open(childKey, table, column, rowKey, cell);
    return this.#remember(childKey, rowKey, { table, column, sealed, text });
  };

  #remember(childKey: Uint8Array, rowKey: string, opened: OpenedCell): string {
    this.#size += rowKey.length + opened.sealed.length + opened.text.length;
    if (this.#size > this.#room) this.#turn();
    const rows = this.#young.get(childKey) ?? new Map<string, OpenedCell[]>();
    const others = rows.get(rowKey)?.filter((cell) => cell.column !== opened.column || cell.table !== opened.table);
    this.#young.set(childKey, rows.set(rowKey, [...(others ?? []), opened]));
    this.#turning ??= setTimeout(() => this.#turn(), LIFE_MS).unref();
    return opened.text;
  }

  #turn(): void {
    const isEmpty = this.#size === 0;
    this.#old = this.#young;
    this.#young = new WeakMap();
    this.#size = 0;
    clearTimeout(this.#turning);
    this.#turning = isEmpty ? undefined : setTimeout(() => this.#turn(), LIFE_MS).unref();
  }
}
