import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlacingRefusal } from '../placing/placement-answers.ts';
import type { Saved } from '../placing/unsaved.ts';
import type { Placed, PlaygroundServer } from './playground-server.ts';
import type { PlaygroundSticker } from './playground-sticker.ts';
import { createPlaygroundStore } from './playground-store.ts';
import type { UnsentPage } from './unsent-page.document.ts';
import type { UnsentKeeper } from './unsent-page.ts';

const sticker = (id: string, x = 50): PlaygroundSticker => ({
  ...{ id, x },
  ...{ stickerId: 'zola-wave', y: 50, rotation: 0, scale: 100, zIndex: 1 },
});

/** A server whose answers wait until the test lets them go. */
function slowServer() {
  const calls: string[] = [];
  const waiting: (() => void)[] = [];
  const rows = new Map<string, PlaygroundSticker>();
  const fake = {
    calls,
    rows,
    offline: false,
    refusal: null as PlacingRefusal | null,
    gone: new Set<string>(),
    holds: false,
  };
  const ask = async (name: string): Promise<void> => {
    calls.push(name);
    if (fake.holds) await new Promise<void>((go) => waiting.push(go));
    if (fake.offline) throw new TypeError('Failed to fetch');
  };
  const server: PlaygroundServer = {
    async list() {
      await ask('list');
      return [...rows].map(
        ([placementId, row]): Saved<PlaygroundSticker> => ({
          placementId,
          sticker: { ...row, id: placementId },
        }),
      );
    },
    async place(placed) {
      await ask(`place ${placed.id} ${placed.x}`);
      if (fake.refusal) return fake.refusal;
      rows.set(`row-${placed.id}`, placed);
      return { saved: { placementId: `row-${placed.id}`, sticker: placed }, earned: { newAchievements: [] } };
    },
    async move(placementId, moved) {
      await ask(`move ${placementId} ${moved.x}`);
      if (!rows.has(placementId)) return false;
      rows.set(placementId, moved);
      return true;
    },
    async remove(placementId) {
      await ask(`remove ${placementId}`);
      rows.delete(placementId);
    },
  };
  const letGo = () => {
    for (const go of waiting.splice(0)) go();
  };
  return { fake, server, letGo };
}

/** What a device keeps, over every page that is opened on it. */
function fakeDevice() {
  const device: UnsentKeeper & { kept: UnsentPage | null } = {
    kept: null,
    read: async () => device.kept,
    keep: (unsent) => {
      device.kept = unsent;
    },
  };
  return device;
}

function open({ server, fake, letGo } = slowServer(), device = fakeDevice()) {
  const placed: Placed['earned'][] = [];
  const refused: string[] = [];
  const store = createPlaygroundStore(
    server,
    {
      onPlaced: (earned) => void placed.push(earned),
      onRefused: (refusal, { id }) => void refused.push(`${refusal} ${id}`),
    },
    device,
  );
  const ids = () => store.current().stickers?.map(({ id }) => id);
  return { store, server, fake, letGo, device, placed, refused, ids };
}
const settle = () => vi.advanceTimersByTimeAsync(600);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a page of stickers', () => {
  it('is unknown until the server has answered, and then as it is there', async () => {
    const { store, fake, ids } = open();
    fake.rows.set('p1', sticker('x'));
    expect(store.current().stickers).toBeNull();
    await store.refresh();
    expect(ids()).toEqual(['p1']);
    expect(fake.calls).toEqual(['list']);
  });

  it('shows a placed sticker at once, and tells what it earned when it is saved', async () => {
    const { store, fake, letGo, placed, ids } = open();
    await store.refresh();
    fake.holds = true;
    store.place(sticker('a'));
    expect(ids()).toEqual(['a']);
    expect(placed).toEqual([]);
    await settle();
    letGo();
    await settle();
    expect(placed).toHaveLength(1);
    expect(fake.calls).toEqual(['list', 'place a 50']);
  });

  it('sends a drag at once, and a run of presses as one call when it has ended', async () => {
    const { store, fake } = open();
    fake.rows.set('p1', sticker('x'));
    await store.refresh();
    store.change({ ...sticker('p1'), x: 60 }, { settles: false });
    await vi.advanceTimersByTimeAsync(0);
    expect(fake.calls.slice(1)).toEqual(['move p1 60']);
    for (const x of [61, 62, 63]) {
      store.change({ ...sticker('p1'), x }, { settles: true });
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(fake.calls).toHaveLength(2);
    await settle();
    expect(fake.calls.slice(2)).toEqual(['move p1 63']);
  });

  it('sends nothing for a sticker that is where it was', async () => {
    const { store, fake } = open();
    fake.rows.set('p1', sticker('x'));
    await store.refresh();
    store.change(sticker('p1'), { settles: false });
    await settle();
    expect(fake.calls).toEqual(['list']);
  });
});

describe('a sticker whose placing is still under way', () => {
  it('is placed first, then moved, then taken off', async () => {
    const { store, fake, letGo, ids } = open();
    await store.refresh();
    fake.holds = true;
    store.place(sticker('a'));
    store.change({ ...sticker('a'), x: 70 }, { settles: false });
    await settle();
    expect(fake.calls.slice(1)).toEqual(['place a 50']);
    letGo();
    await settle();
    store.remove('a');
    letGo();
    await settle();
    letGo();
    await settle();
    expect(fake.calls.slice(1)).toEqual(['place a 50', 'move row-a 70', 'remove row-a']);
    expect(ids()).toEqual([]);
  });

  it('is never placed when it is taken off before its turn comes', async () => {
    const { store, fake, letGo } = open();
    await store.refresh();
    fake.holds = true;
    store.place(sticker('a'));
    store.place(sticker('b'));
    store.remove('b');
    await settle();
    letGo();
    await settle();
    expect(fake.calls.slice(1)).toEqual(['place a 50']);
  });
});

describe('without a network', () => {
  it('keeps everything on the page, says so, and sends it the next time', async () => {
    const { store, fake, ids } = open();
    fake.rows.set('p1', sticker('x'));
    await store.refresh();
    fake.offline = true;
    store.place(sticker('a'));
    store.remove('p1');
    await settle();
    expect(store.current().trouble?.reason).toBeInstanceOf(TypeError);
    expect(ids()).toEqual(['a']);
    fake.offline = false;
    await store.saveNow();
    expect(store.current().trouble).toBeNull();
    expect([...fake.rows.keys()]).toEqual(['row-a']);
    await store.refresh();
    expect(ids()).toEqual(['a']);
  });
});

describe('what the server knows otherwise', () => {
  it('puts a refused sticker back into the box, says why, and reads the page again', async () => {
    const { store, fake, refused, ids } = open();
    await store.refresh();
    fake.refusal = 'full';
    fake.rows.set('p9', sticker('x'));
    store.place(sticker('a'));
    await settle();
    expect(refused).toEqual(['full a']);
    expect(ids()).toEqual(['p9']);
  });

  it('lets a sticker go that another device has taken off', async () => {
    const { store, fake, ids } = open();
    fake.rows.set('p1', sticker('x'));
    await store.refresh();
    fake.rows.clear();
    store.change({ ...sticker('p1'), x: 60 }, { settles: false });
    await settle();
    expect(ids()).toEqual([]);
  });

  it('is shown without new names for what this page placed itself', async () => {
    const { store, fake, ids } = open();
    await store.refresh();
    store.place(sticker('a'));
    await settle();
    fake.rows.set('p2', sticker('x'));
    await store.refresh();
    expect(ids()).toEqual(['a', 'p2']);
  });

  it('waits while the child goes on', async () => {
    const { store, fake, letGo, ids } = open();
    await store.refresh();
    fake.holds = true;
    const reading = store.refresh();
    store.place(sticker('a'));
    fake.holds = false;
    letGo();
    await reading;
    expect(fake.calls).toEqual(['list', 'list', 'place a 50', 'list']);
    expect(ids()).toEqual(['a']);
  });
});

describe('over a reload without a network', () => {
  /** A page whose last changes did not come through, and the page that is loaded after it. */
  async function reloaded() {
    const before = open();
    before.fake.rows.set('p1', sticker('x'));
    await before.store.refresh();
    before.fake.offline = true;
    before.store.change({ ...sticker('p1'), x: 60 }, { settles: false });
    before.store.place(sticker('a'));
    await settle();
    before.fake.calls.length = 0;
    return open(before, before.device);
  }

  it('is shown as the child left it, and sent when the network is back, each change once', async () => {
    const { store, fake, device, placed, ids } = await reloaded();
    await store.refresh();
    expect(ids()).toEqual(['p1', 'a']);
    expect(store.current().trouble).not.toBeNull();
    fake.offline = false;
    fake.calls.length = 0;
    await store.refresh();
    expect(fake.calls).toEqual(['move p1 60', 'place a 50', 'list']);
    expect(ids()).toEqual(['p1', 'a']);
    expect(placed).toHaveLength(1);
    expect(device.kept).toBeNull();
  });

  it('is sent also where the network is back at once', async () => {
    const { store, fake, ids } = await reloaded();
    fake.offline = false;
    await store.refresh();
    expect(fake.calls).toEqual(['list', 'move p1 60', 'place a 50', 'list']);
    expect(ids()).toEqual(['p1', 'a']);
  });

  it('leaves nothing on the device that the server knows', async () => {
    const { store, fake, letGo, device } = open();
    await store.refresh();
    fake.holds = true;
    store.place(sticker('a'));
    expect(device.kept?.page.map(({ id }) => id)).toEqual(['a']);
    await settle();
    letGo();
    await settle();
    expect(device.kept).toBeNull();
  });
});
