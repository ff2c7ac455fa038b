import { openCell } from '@wonderlings/kernel';

export type OpenCell = typeof openCell;

/** As long as a key is in memory without being asked for again. */
const LIFE_MS = 30_000;
/** Characters of sealed bytes, places and words in one generation: with the one before it about 8 MB. */
const ROOM = 4_000_000;

type Generation = WeakMap<Uint8Array, Map<string, string>>;

/**
 * Cells that were opened a moment ago, since a page is often asked for again: to open one takes some 4 µs, most of it not the
 * cipher but what surrounds it. What is remembered hangs on the key that opened it and goes with it; it is looked up by place and
 * by every byte, so that a cell that was changed or moved is another one. What is not asked for goes within a minute.
 */
export class OpenedCells {
  readonly #open: OpenCell;
  readonly #room: number;
  #young: Generation = new WeakMap();
  #old: Generation = new WeakMap();
  #characters = 0;
  #turning: NodeJS.Timeout | undefined;

  constructor(open: OpenCell = openCell, room = ROOM) {
    this.#open = open;
    this.#room = room;
  }

  /** As {@link openCell}. @throws IntegrityError */
  readonly open: OpenCell = (childKey, place, sealed) => {
    const id = `${place}\0${Buffer.from(sealed.buffer, sealed.byteOffset, sealed.length).toString('latin1')}`;
    const young = this.#young.get(childKey);
    const known = young?.get(id);
    if (known !== undefined) return known;
    const text = this.#old.get(childKey)?.get(id) ?? this.#open(childKey, place, sealed);
    this.#characters += id.length + text.length;
    if (this.#characters > this.#room) this.#turn();
    const cells = this.#young.get(childKey) ?? new Map<string, string>();
    this.#young.set(childKey, cells.set(id, text));
    this.#turning ??= setTimeout(() => this.#turn(), LIFE_MS).unref();
    return text;
  };

  #turn(): void {
    const isEmpty = this.#characters === 0;
    this.#old = this.#young;
    this.#young = new WeakMap();
    this.#characters = 0;
    clearTimeout(this.#turning);
    this.#turning = isEmpty ? undefined : setTimeout(() => this.#turn(), LIFE_MS).unref();
  }
}
