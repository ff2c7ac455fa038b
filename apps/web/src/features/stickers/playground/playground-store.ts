import type { PlacingRefusal } from '../placing/placement-answers.ts';
import { isSamePlace, type Saved, unsavedOf } from '../placing/unsaved.ts';
import type { Placed, PlaygroundServer } from './playground-server.ts';
import type { PlaygroundSticker } from './playground-sticker.ts';
import type { UnsentKeeper } from './unsent-page.ts';

export interface Playground {
  /** As the child sees them; null until they have come for the first time. */
  readonly stickers: readonly PlaygroundSticker[] | null;
  /** Why the last call did not come through; what was meant to be sent is still on the page, and waits. */
  readonly trouble: { readonly reason: unknown } | null;
  readonly busy: boolean;
}

interface Listener {
  readonly onPlaced: (earned: Placed['earned']) => void;
  /** It is back in the box. */
  readonly onRefused: (refusal: PlacingRefusal, sticker: PlaygroundSticker) => void;
}

/** A run of presses (arrow keys, tools) is one gesture, and one call. */
const SETTLED_MS = 500;

export type PlaygroundStore = ReturnType<typeof createPlaygroundStore>;

/**
 * A child's page of stickers: what the child does shows at once, and one call after the other brings the server to it, until
 * it knows all. So whatever is done to a sticker whose placing is still under way follows in the right order, and what
 * did not come through is sent the next time, also after a reload.
 */
export function createPlaygroundStore(server: PlaygroundServer, listener: Listener, device: UnsentKeeper) {
  let state: Playground = { stickers: null, trouble: null, busy: false };
  let saved: readonly Saved<PlaygroundSticker>[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wantsList = false;
  let restored: Promise<void> | null = null;
  const watchers = new Set<() => void>();

  function change(next: Partial<Playground>): void {
    state = { ...state, ...next };
    for (const watcher of watchers) watcher();
  }
  const page = () => state.stickers ?? [];
  const nextUnsaved = () => unsavedOf(page(), saved)[0];
  const withoutSaved = (id: string) => saved.filter(({ sticker }) => sticker.id !== id);
  function putBack(id: string): void {
    saved = withoutSaved(id);
    change({ stickers: page().filter((sticker) => sticker.id !== id) });
  }

  /** What a page before this one has left unsent comes first. */
  async function restore(): Promise<void> {
    const unsent = await device.read();
    if (!unsent || state.stickers) return;
    saved = unsent.saved;
    change({ stickers: unsent.page });
  }
  const keep = () => device.keep(nextUnsaved() ? { page: page(), saved } : null);

  async function place(sticker: PlaygroundSticker): Promise<void> {
    const placed = await server.place(sticker, (id) => saved.some(({ placementId }) => placementId === id));
    if (!placed) return putBack(sticker.id);
    if (typeof placed === 'string') {
      putBack(sticker.id);
      // Whatever this device thought, the server knows otherwise.
      wantsList = true;
      return listener.onRefused(placed, sticker);
    }
    saved = [...saved, placed.saved];
    listener.onPlaced(placed.earned);
  }

  async function send(unsaved: NonNullable<ReturnType<typeof nextUnsaved>>): Promise<void> {
    if (unsaved.does === 'place') return place(unsaved.sticker);
    if (unsaved.does === 'remove') {
      const { placementId, sticker } = unsaved.saved;
      if (placementId) await server.remove(placementId);
      saved = withoutSaved(sticker.id);
      return;
    }
    const { placementId, sticker } = unsaved;
    if (await server.move(placementId, sticker)) saved = [...withoutSaved(sticker.id), { placementId, sticker }];
    else putBack(sticker.id);
  }

  /** What is on the server, under the names that this device has for it. */
  function show(list: readonly Saved<PlaygroundSticker>[]): void {
    const before = new Map(saved.map((one) => [one.placementId, one.sticker]));
    saved = list.map(({ placementId, sticker }) => {
      const known = before.get(placementId);
      if (!known) return { placementId, sticker };
      return { placementId, sticker: isSamePlace(known, sticker) ? known : { ...sticker, id: known.id } };
    });
    change({ stickers: saved.map(({ sticker }) => sticker) });
  }

  async function run(): Promise<void> {
    if (state.busy) return;
    clearTimeout(timer);
    change({ busy: true });
    restored ??= restore();
    try {
      for (;;) {
        for (let next = nextUnsaved(); next; next = nextUnsaved()) {
          await send(next);
          keep();
        }
        if (!wantsList) break;
        const list = await server.list();
        await restored;
        // The child may have gone on meanwhile, or before a reload.
        if (nextUnsaved()) continue;
        show(list);
        wantsList = false;
      }
      change({ busy: false, trouble: null });
    } catch (reason) {
      await restored;
      change({ busy: false, trouble: { reason } });
    }
  }

  function edit(stickers: readonly PlaygroundSticker[]): void {
    clearTimeout(timer);
    change({ stickers });
    keep();
  }

  return {
    current: (): Playground => state,
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    /** Sends what waits, and reads what is there. */
    refresh(): Promise<void> {
      wantsList = true;
      return run();
    },
    /** Sends what waits, without waiting for the end of a run of presses. */
    saveNow: (): Promise<void> => run(),
    place(sticker: PlaygroundSticker): void {
      edit([...page(), sticker]);
      void run();
    },
    /** @param settles one of a run of presses, whose end is to be waited for */
    change(sticker: PlaygroundSticker, { settles }: { readonly settles: boolean }): void {
      const before = page().find(({ id }) => id === sticker.id);
      if (!before || isSamePlace(before, sticker)) return;
      edit(page().map((one) => (one.id === sticker.id ? sticker : one)));
      if (settles) timer = setTimeout(() => void run(), SETTLED_MS);
      else void run();
    },
    remove(id: string): void {
      edit(page().filter((sticker) => sticker.id !== id));
      void run();
    },
  };
}
