import { openCell } from '@wonderlings/kernel';
import { bytesOfCell, type SealedCell, textOfCell } from './cell-text.ts';

/** @throws IntegrityError */
export type OpenCell = (childKey: Uint8Array, place: string, sealed: SealedCell) => string;

export const openSealedCell: OpenCell = (childKey, place, sealed) => openCell(childKey, place, bytesOfCell(sealed));

/** As long as a key is in memory without being asked for again. */
const LIFE_MS = 30_000;
/** Bytes and characters in one generation: with the one before it about 8 MB. */
const ROOM = 4_000_000;

interface OpenedCell {
  /** As Postgres writes it. */
  readonly sealed: string;
  readonly text: string;
}
/** By key, then by place. */
type Generation = WeakMap<Uint8Array, Map<string, OpenedCell>>;

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
  readonly open: OpenCell = (childKey, place, cell) => {
    const sealed = textOfCell(cell);
    const young = this.#young.get(childKey)?.get(place);
    if (young?.sealed === sealed) return young.text;
    const old = this.#old.get(childKey)?.get(place);
    const opened = old?.sealed === sealed ? old : { sealed, text: this.#open(childKey, place, cell) };
    this.#size += place.length + sealed.length + opened.text.length;
    if (this.#size > this.#room) this.#turn();
    const cells = this.#young.get(childKey) ?? new Map<string, OpenedCell>();
    this.#young.set(childKey, cells.set(place, opened));
    this.#turning ??= setTimeout(() => this.#turn(), LIFE_MS).unref();
    return opened.text;
  };

  #turn(): void {
    const isEmpty = this.#size === 0;
    this.#old = this.#young;
    this.#young = new WeakMap();
    this.#size = 0;
    clearTimeout(this.#turning);
    this.#turning = isEmpty ? undefined : setTimeout(() => this.#turn(), LIFE_MS).unref();
  }
}
