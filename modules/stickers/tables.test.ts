import { ChildRegistered } from '@wonderlings/account/events';
import { command, type DomainEvent, type Draft, draft, type ReadTable } from '@wonderlings/kernel';
import { replayed, rowsAfter, runActs, TEST_CHILD, testContext } from '@wonderlings/kernel/testing';
import { BadgeEarned, RewardsSeen, StickerPackUnlocked } from '@wonderlings/rewards/events';
import { describe, expect, it } from 'vitest';
import { STARTER_STICKERS, stickerById } from './catalogue.ts';
import { PlaceStickerInput } from './contract.ts';
import { moveSticker, placeSticker, removeSticker } from './stickers.decide.ts';
import { stickersFacet } from './stickers.ts';
import { stickerPlacements, stickersTable, userStickers } from './tables.ts';
import { unlocking } from './unlock.react.ts';

const composition = { facets: [stickersFacet], reactions: [unlocking] };
const act = (item: Draft) => command(stickersFacet, () => [item]);
const place = (stickerId: string, x = 10) =>
  placeSticker(PlaceStickerInput.parse({ stickerId, x, y: 20, page: 'home' }));
const told = (...acts: Parameters<typeof runActs>[1]) => runActs(composition, acts);

const earned = (id: string) => ({
  ...{ id, name: 'A name', description: 'Words.', icon: 'an-icon', requiredValue: 1, because: [], deeds: [] },
  earnedId: '00000000-0000-4000-8000-00000000000a',
});
const registered = draft(ChildRegistered, { username: 'mia', displayName: 'Mia', isSandbox: false });
const badge = draft(BadgeEarned, { ...earned('night-garden'), category: 'sleep', color: '#fff', rarity: 'rare' });
const pack = draft(StickerPackUnlocked, { ...earned('moon-dreams'), theme: 'night' });
const seen = draft(RewardsSeen, { rewards: [{ kind: 'badge', id: 'night-garden' }] });

const [may1, may2, may3, may4] = ['2026-05-01', '2026-05-02', '2026-05-03', '2026-05-04'].map((day) =>
  testContext(day),
) as [...Array<ReturnType<typeof testContext>>, never] & Record<0 | 1 | 2 | 3, ReturnType<typeof testContext>>;

const first = told([may1, place('zola-wave')]);
const placementId = String(rowsAfter(stickerPlacements, first.events)[0]?.id);
const life = told(
  [may1, place('zola-wave')],
  [may1, act(registered)],
  [may2, act(badge)],
  [may2, act(pack)],
  [may3, act(seen)],
  [may3, place('owl-blink', 30)],
  [may3, moveSticker(placementId, { x: 70, rotation: 15 })],
  [may4, place('owl-blink', 40)],
);
const shelf = ({ events }: { readonly events: readonly DomainEvent[] }) => rowsAfter(userStickers, events);

describe('user_stickers', () => {
  it('hold the first ten from the registration on, none of them new', () => {
    expect(shelf(told([may1, act(registered)]))).toEqual(
      STARTER_STICKERS.map(({ id }) => ({
        id: `${TEST_CHILD}/${id}`,
        user_id: TEST_CHILD,
        sticker_id: id,
        date_unlocked: '2026-05-01T12:00:00.000Z',
        is_new: false,
        unlocked_by: null,
      })),
    );
  });

  it('are new until the child has looked at what they came with', () => {
    const news = shelf(life).filter(({ is_new }) => is_new);
    expect(news.length).toBe(4);
    expect(new Set(news.map(({ unlocked_by }) => unlocked_by?.id))).toEqual(new Set(['moon-dreams']));
    const byBadge = shelf(life).find(({ unlocked_by }) => unlocked_by?.id === 'night-garden');
    expect(byBadge).toMatchObject({ date_unlocked: '2026-05-02T12:00:00.000Z', is_new: false });
  });

  it('are not new any more once they are placed', () => {
    const [sticker] = shelf(told([may2, act(pack)]));
    expect(sticker?.is_new).toBe(true);
    const placed = shelf(told([may2, act(pack)], [may3, place(String(sticker?.sticker_id))]));
    expect(placed.map(({ is_new }) => is_new)).toEqual([false, true, true, true]);
  });
});

describe('sticker_placements', () => {
  it('say where each is now, and since when', () => {
    const row = { user_id: TEST_CHILD, page: 'home', y: 20, scale: 100, z_index: 1 };
    expect(rowsAfter(stickerPlacements, life.events)).toEqual([
      { ...row, id: placementId, sticker_id: 'zola-wave', x: 70, rotation: 15, date_added: '2026-05-01T12:00:00.000Z' },
      {
        ...row,
        id: expect.any(String),
        sticker_id: 'owl-blink',
        x: 30,
        rotation: 0,
        date_added: '2026-05-03T12:00:00.000Z',
      },
      {
        ...row,
        id: expect.any(String),
        sticker_id: 'owl-blink',
        x: 40,
        rotation: 0,
        date_added: '2026-05-04T12:00:00.000Z',
      },
    ]);
  });

  it('forget what was taken off', () => {
    const gone = told([may1, place('zola-wave')], [may2, removeSticker(placementId)]);
    expect(gone.events).toHaveLength(2);
    expect(rowsAfter(stickerPlacements, gone.events)).toEqual([]);
  });
});

describe('both', () => {
  it.each<[string, ReadTable]>([
    ['user_stickers', userStickers as ReadTable],
    ['sticker_placements', stickerPlacements as ReadTable],
  ])('%s are the same after the same events once more', (_, table) => {
    expect(rowsAfter(table, [...life.events, ...life.events])).toEqual(rowsAfter(table, life.events));
  });

  it('are known the same live and from the log', () => {
    expect(replayed(composition, life.events)).toEqual(life.states);
  });
});

describe('the catalogue', () => {
  it('has a row for everything that can be placed, with the fields of the specification', () => {
    expect(stickersTable.rows).toHaveLength(90 + 60 + 19);
    const { name, emoji, svgPath } = stickerById('bella-bow') ?? {};
    expect(stickersTable.rows.find(({ id }) => id === 'bella-bow')).toEqual({
      id: 'bella-bow',
      pack_id: 'hello-friends',
      ...{ name, emoji },
      svg_path: svgPath,
      animation_type: 'bounce',
      rarity: 'common',
    });
    expect(stickersTable.rows.find(({ id }) => id === 'emoji/star')).toMatchObject({ pack_id: null, emoji: '⭐' });
  });
});
