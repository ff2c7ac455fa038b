import { PLACEMENT_DEFAULTS, type StickerPlacement } from '@wonderlings/stickers/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCommands } from '../../../device/outbox/outbox-storage.ts';
import { setOutboxSession } from '../../../device/outbox/outboxes.ts';
import { freshDevice, reloadPage } from '../../../device/store/testing/fresh-device.ts';
import { createQueryClient } from '../../../lib/api/query-client.ts';
import { aUser } from '../../../testing/users.ts';
import { clearQueue, queueFor, waitingThings } from '../../celebrations/celebration-queue.ts';
import { placeIn } from '../placing/place.ts';
import { setDecorating } from './decorating.ts';
import { drawnBoxes, isBoxFilled } from './drawn-box.ts';
import { boxes } from './emoji-box.ts';
import type { HeaderSticker } from './header-sticker.ts';
import { forgetHeaders, headers } from './header-store.ts';
import { fillBox, syncHeader } from './sync-header.ts';

const MIA = 'mia';
const [STAR_ID, SUN_ID] = ['7c9e6679-7425-40de-944b-e07fc1f90ae7', '0b8e1c7a-51c4-4d5e-9d3b-8a3f0c1d2e3f'];
const STAR: HeaderSticker = { id: STAR_ID, emoji: '⭐', x: 0, y: 0, rotation: 0, scale: 1, zIndex: 1 };
const SUN: HeaderSticker = { ...STAR, id: SUN_ID, emoji: '☀️', x: 60, zIndex: 2 };

const unlocked = (id: string) => ({
  ...{ id: `row-${id}`, userId: MIA, stickerId: id, dateUnlocked: '2026-05-01T12:00:00.000Z', isNew: true },
  sticker: {
    ...{ id, packId: 'hello-friends', name: `The ${id}`, emoji: null },
    ...{ svgPath: `sticker/${id}`, animationType: 'wiggle', rarity: 'common' },
  },
});
/** What placing a sticker earns. */
let earned: readonly object[] = [];

/** The server as far as placements go, with what it was asked. */
function fakeServer() {
  const placements = new Map<string, StickerPlacement>();
  /** What was placed under each key, and answered. */
  const first = new Map<string, { readonly body: string; readonly placed: StickerPlacement }>();
  const asked: string[] = [];
  /** What the next call of that kind answers instead; a lost answer comes after the deed. */
  const trouble: {
    refuse?: { status: number; code: string };
    loseAnswer?: boolean;
    offline?: boolean;
  } = {};
  const answer = (status: number, body: unknown) =>
    new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

  function place(sent: string, key: string): StickerPlacement {
    const before = first.get(key);
    // One key stands for one body; `timestamp` and all, as it is kept whole.
    if (before && before.body !== sent) throw new Error(`${key} was sent with another body`);
    if (before) return before.placed;
    const { userId: _, timestamp: __, placementId: id, ...where } = JSON.parse(sent);
    // A body that the page has made after the contract.
    const placed = { ...PLACEMENT_DEFAULTS, ...where, id, userId: MIA, dateAdded: '2026-05-01T12:00:00.000Z' };
    first.set(key, { body: sent, placed });
    placements.set(id, placed);
    return placed;
  }

  async function fetch(url: string, init: { method: string; headers: Record<string, string>; body?: string }) {
    if (trouble.offline) throw new TypeError('Failed to fetch');
    const { pathname } = new URL(url, 'http://localhost');
    const body = init.body ? JSON.parse(init.body) : {};
    if (init.method !== 'GET') asked.push(init.method);
    if (pathname === '/api/user-header-emoji') {
      const earned = { id: 'e', userId: MIA, stickerId: 'emoji/lotus', dateUnlocked: '2026-05-01T12:00:00.000Z' };
      return answer(200, [{ ...earned, isNew: true, emoji: '🪷', name: 'lotus' }]);
    }
    if (pathname === '/api/user-stickers') return answer(200, ['zola-wave', 'of-a-later-release'].map(unlocked));
    if (init.method === 'GET') return answer(200, [...placements.values()]);
    if (trouble.refuse) {
      const { status, code } = trouble.refuse;
      return answer(status, { error: 'No.', code });
    }
    const id = pathname.split('/')[3] ?? '';
    if (init.method === 'POST') {
      const placed = place(init.body ?? '', init.headers['Idempotency-Key'] ?? '');
      if (trouble.loseAnswer) throw new TypeError('Failed to fetch');
      return answer(201, { ...placed, newAchievements: earned });
    }
    const known = placements.get(id);
    if (!known) return answer(404, { error: 'Gone.', code: 'stickers.unknown-placement' });
    if (init.method === 'DELETE') placements.delete(id);
    else placements.set(id, { ...known, ...placeIn(body) });
    return answer(200, init.method === 'DELETE' ? { ok: true } : placements.get(id));
  }
  return { placements, asked, trouble, fetch };
}

const queryClient = createQueryClient();
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  newDevice();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  clearQueue();
  earned = [];
  server = fakeServer();
  vi.stubGlobal('fetch', server.fetch);
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1440);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  setDecorating({ dragging: false });
});

function newDevice(): void {
  localStorage.clear();
  freshDevice();
  openPage();
}
/** The page is loaded anew. */
function openPage(): void {
  forgetHeaders();
  reloadPage();
  const user = { ...aUser(), id: MIA };
  setOutboxSession({ status: 'signed-in', user, queryClient, refresh: () => {} });
}
const header = () => headers.of(MIA);
const onServer = () => [...server.placements.values()].map(({ stickerId, x, scale }) => [stickerId, x, scale]);

describe('a header', () => {
  it('follows to another device', async () => {
    headers.set(MIA, [STAR, SUN]);
    await syncHeader(MIA);
    expect(server.asked).toEqual(['POST', 'POST']);
    expect(header()).toEqual([STAR, SUN]);
    newDevice();
    expect(header()).toEqual([]);
    await syncHeader(MIA);
    expect(header().map(({ id: _, ...sticker }) => sticker)).toEqual(
      [STAR, SUN].map(({ id: _, ...sticker }) => sticker),
    );
  });

  it('takes its drawn stickers along, beside emoji', async () => {
    const { emoji: _, ...place } = STAR;
    const zola = { ...place, id: 'zola', stickerId: 'zola-wave', x: 30 };
    headers.set(MIA, [STAR, zola]);
    await syncHeader(MIA);
    expect(onServer().map(([stickerId]) => stickerId)).toEqual(['emoji/star', 'zola-wave']);
    newDevice();
    await syncHeader(MIA);
    expect(header()).toMatchObject([{ emoji: '⭐' }, { stickerId: 'zola-wave', x: 30 }]);
    forgetHeaders();
    expect(header()).toHaveLength(2);
  });

  it('sends one call for each thing that changed, and none when nothing did', async () => {
    headers.set(MIA, [STAR, SUN]);
    await syncHeader(MIA);
    server.asked.length = 0;
    await syncHeader(MIA);
    expect(server.asked).toEqual([]);
    headers.set(MIA, [{ ...SUN, x: 120, scale: 1.5 }]);
    await syncHeader(MIA);
    expect(server.asked).toEqual(['DELETE', 'PATCH']);
    expect(onServer()).toEqual([['emoji/sun', 59.62, 150]]);
  });

  it('shows what another device has changed', async () => {
    headers.set(MIA, [STAR, SUN]);
    await syncHeader(MIA);
    const [first, second] = [...server.placements.values()] as [StickerPlacement, StickerPlacement];
    server.placements.delete(first.id);
    server.placements.set(second.id, { ...second, rotation: 45 });
    await syncHeader(MIA);
    expect(header()).toEqual([{ ...SUN, rotation: 45 }]);
  });

  it('keeps what was changed here while there was no network, and sends it later', async () => {
    headers.set(MIA, [STAR]);
    await syncHeader(MIA);
    server.trouble.offline = true;
    headers.set(MIA, [{ ...STAR, x: 60 }, SUN]);
    await expect(syncHeader(MIA)).rejects.toThrow('Failed to fetch');
    openPage();
    server.trouble.offline = false;
    await syncHeader(MIA);
    expect(header()).toEqual([{ ...STAR, x: 60 }, SUN]);
    expect(onServer()).toEqual([
      ['emoji/star', 54.81, 100],
      ['emoji/sun', 54.81, 100],
    ]);
  });

  it('places a sticker once though the answer was lost, and moves it on from there', async () => {
    headers.set(MIA, [STAR]);
    server.trouble.loseAnswer = true;
    await syncHeader(MIA);
    server.trouble.loseAnswer = false;
    headers.set(MIA, [{ ...STAR, x: 60 }]);
    await syncHeader(MIA);
    expect(onServer()).toEqual([['emoji/star', 54.81, 100]]);
    expect(header()).toEqual([{ ...STAR, x: 60 }]);
  });

  it('is sent once, though the page is loaded anew before the answer, and gives the outbox nothing twice', async () => {
    headers.set(MIA, [STAR]);
    server.trouble.offline = true;
    await expect(syncHeader(MIA)).rejects.toThrow('Failed to fetch');
    await expect(syncHeader(MIA)).rejects.toThrow('Failed to fetch');
    expect((await readCommands(MIA)).map(({ kind, about }) => [kind, about])).toEqual([
      ['sticker-place', `header/${STAR_ID}`],
    ]);
    openPage();
    server.trouble.offline = false;
    await syncHeader(MIA);
    expect([server.asked, onServer()]).toEqual([['POST'], [['emoji/star', 50, 100]]]);
  });

  it('of which something was put and taken off without a network sends nothing of it', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.trouble.offline = true;
    headers.set(MIA, [STAR]);
    await expect(syncHeader(MIA)).rejects.toThrow('Failed to fetch');
    headers.set(MIA, []);
    await expect(syncHeader(MIA)).rejects.toThrow('Failed to fetch');
    expect(await readCommands(MIA)).toEqual([]);
    server.trouble.offline = false;
    await syncHeader(MIA);
    expect(server.asked).toEqual([]);
  });

  it('lets go of what another device took off before this one knew that it was placed', async () => {
    headers.set(MIA, [STAR]);
    server.trouble.loseAnswer = true;
    await syncHeader(MIA);
    server.trouble.loseAnswer = false;
    server.placements.clear();
    headers.set(MIA, [{ ...STAR, x: 60 }]);
    await syncHeader(MIA);
    expect([header(), onServer()]).toEqual([[], []]);
  });

  it('keeps on this device what the server does not take, and goes on with the rest', async () => {
    server.trouble.refuse = { status: 409, code: 'stickers.locked' };
    headers.set(MIA, [STAR, { ...SUN, emoji: '🧨' }]);
    await syncHeader(MIA);
    await syncHeader(MIA);
    expect(server.asked).toEqual(['POST']);
    expect(header()).toMatchObject([{ emoji: '⭐' }, { emoji: '🧨' }]);
    headers.set(MIA, []);
    await syncHeader(MIA);
    expect([header(), server.asked]).toEqual([[], ['POST']]);
  });

  it('lets go of what was moved here and taken off elsewhere', async () => {
    headers.set(MIA, [STAR]);
    await syncHeader(MIA);
    server.placements.clear();
    headers.set(MIA, [{ ...STAR, x: 60 }]);
    await syncHeader(MIA);
    expect(header()).toEqual([]);
  });

  it('does not change under a finger', async () => {
    headers.set(MIA, [STAR]);
    await syncHeader(MIA);
    server.placements.clear();
    setDecorating({ dragging: true });
    await syncHeader(MIA);
    expect(header()).toEqual([STAR]);
  });

  it('does not go to another child', async () => {
    headers.set('guest', [SUN]);
    await syncHeader(MIA);
    expect([header(), server.asked]).toEqual([[], []]);
  });
});

describe('the box', () => {
  it('has what was earned besides the sixty, once', async () => {
    await fillBox(MIA);
    await fillBox(MIA);
    expect(boxes.of(MIA)).toHaveLength(61);
    expect(boxes.of(MIA).at(-1)).toBe('🪷');
  });

  it('has the drawn stickers that are unlocked and that this release can draw, also without a network', async () => {
    expect(isBoxFilled(MIA)).toBe(false);
    await fillBox(MIA);
    forgetHeaders();
    expect(isBoxFilled(MIA)).toBe(true);
    expect(drawnBoxes.of(MIA)).toEqual([{ id: 'zola-wave', packId: 'hello-friends', name: 'The zola-wave' }]);
  });
});

it('has what a placed sticker earned celebrated', async () => {
  queueFor(MIA);
  const achievement = { id: 'first-sticker', icon: '', name: 'First Sticker', description: '' };
  earned = [{ id: 'row', achievement }];
  headers.set(MIA, [STAR]);
  await syncHeader(MIA);
  expect(waitingThings.get()).toEqual([{ ...achievement, kind: 'achievement' }]);
});
