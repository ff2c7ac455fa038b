import { type Command, command, DomainError, draft } from '@wonderlings/kernel';
import { replayed, rowsAfter, runActs, testContext } from '@wonderlings/kernel/testing';
import { StickerPackUnlocked } from '@wonderlings/rewards/events';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { STICKERS } from './catalogue.ts';
import { MOST_PLACEMENTS, type MoveStickerInput, PlaceStickerInput, STICKER_PAGES } from './contract.ts';
import { moveSticker, placeSticker, removeSticker } from './stickers.decide.ts';
import { type Stickers, stickersFacet } from './stickers.ts';
import { type PlacementRow, stickerPlacements, userStickers } from './tables.ts';
import { unlocking } from './unlock.react.ts';

const composition = { facets: [stickersFacet], reactions: [unlocking] };

/** Few of each, so that histories meet themselves; tens, so that the model need not round. */
const tens = fc.integer({ min: 0, max: 10 }).map((ten) => ten * 10);
const page = fc.constantFrom(...STICKER_PAGES);
const anyOfPlaced = fc.nat(6);
const deeds = fc.oneof(
  fc.record({ does: fc.constant('unlock'), pack: fc.constantFrom('moon-dreams', 'happy-feet') }),
  fc.record({
    does: fc.constant('place'),
    stickerId: fc.constantFrom(
      'zola-wave',
      'emoji/star',
      ...packOf('moon-dreams').slice(0, 2),
      ...packOf('happy-feet').slice(0, 1),
    ),
    page,
    x: tens,
    y: tens,
  }),
  fc.record({
    does: fc.constant('move'),
    which: anyOfPlaced,
    change: fc.record({ x: tens, y: tens, page, zIndex: fc.integer({ min: 0, max: 9 }) }, { requiredKeys: [] }),
  }),
  fc.record({ does: fc.constant('remove'), which: anyOfPlaced }),
);
type Deed = typeof deeds extends fc.Arbitrary<infer One> ? One : never;

function packOf(id: string): string[] {
  return STICKERS.filter(({ packId, unlockRequirement }) => packId === id && 'pack' in unlockRequirement.earned).map(
    (sticker) => sticker.id,
  );
}

/** What a child would say is there: placed things by the order they came in, and what it may place. */
interface Model {
  readonly placed: ({ readonly stickerId: string; page: string; x: number; y: number; zIndex: number } | null)[];
  readonly packs: Set<string>;
}

const mayPlace = ({ packs }: Model, stickerId: string): boolean =>
  stickerId === 'zola-wave' || stickerId === 'emoji/star' || [...packs].some((id) => packOf(id).includes(stickerId));
const isFull = ({ placed }: Model, where: string): boolean =>
  placed.filter((one) => one?.page === where).length >= MOST_PLACEMENTS;

/** Carries the deed out on the model; false when it is to be refused. */
function imagine(model: Model, deed: Deed): boolean {
  if ('pack' in deed) return Boolean(model.packs.add(deed.pack));
  if ('stickerId' in deed) {
    const { stickerId, x, y } = deed;
    if (!mayPlace(model, stickerId) || isFull(model, deed.page)) return false;
    model.placed.push({ stickerId, x, y, page: deed.page, zIndex: 1 });
    return true;
  }
  const one = model.placed[deed.which];
  if (!one) return false;
  if (!('change' in deed)) {
    model.placed[deed.which] = null;
    return true;
  }
  const to = deed.change.page ?? one.page;
  if (to !== one.page && isFull(model, to)) return false;
  Object.assign(one, deed.change);
  return true;
}

const earned = (id: string) => ({
  ...{ id, name: 'A name', description: 'Words.', icon: 'an-icon', requiredValue: 1, because: [], deeds: [] },
  earnedId: '00000000-0000-4000-8000-00000000000a',
});

function actOf(deed: Deed, ids: readonly string[]): Command<Stickers> {
  if ('pack' in deed) {
    return command(stickersFacet, () => [draft(StickerPackUnlocked, { ...earned(deed.pack), theme: 'night' })]);
  }
  if ('stickerId' in deed) return placeSticker(PlaceStickerInput.parse(deed));
  const id = ids[deed.which] ?? 'nothing';
  // fast-check leaves out the keys that it leaves out.
  return 'change' in deed ? moveSticker(id, deed.change as MoveStickerInput) : removeSticker(id);
}

/** Lives it deed by deed, leaving out what is refused, and says which were. */
function liveThrough(history: readonly Deed[]) {
  const kept: Parameters<typeof runActs>[1][number][] = [];
  const ids: string[] = [];
  let life = runActs(composition, []);
  const refused = history.map((deed) => {
    try {
      const next = [...kept, [testContext(), actOf(deed, ids)] as const];
      life = runActs(composition, next as Parameters<typeof runActs>[1]);
      kept.push(next.at(-1) as (typeof kept)[number]);
      const last = life.events.findLast(({ type }) => type === 'StickerPlaced')?.data as
        | { placementId: string }
        | undefined;
      if ('stickerId' in deed && last) ids.push(last.placementId);
      return false;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return true;
    }
  });
  return { life, refused, ids };
}

it('has the placements that a child would count, whatever it places, moves and takes off', () => {
  fc.assert(
    fc.property(fc.array(deeds, { maxLength: 40 }), (history) => {
      const model: Model = { placed: [], packs: new Set() };
      const expected = history.map((deed) => !imagine(model, deed));
      const { life, refused, ids } = liveThrough(history);
      expect(refused).toEqual(expected);

      const there = model.placed.flatMap((one, index) => (one ? [{ ...one, id: ids[index] }] : []));
      const rows = rowsAfter(stickerPlacements, life.events).map(
        ({ id, sticker_id, page: on, x, y, z_index }: PlacementRow) => ({
          id,
          stickerId: sticker_id,
          page: on,
          x,
          y,
          zIndex: z_index,
        }),
      );
      const byId = (one: { readonly id: string | undefined }, other: { readonly id: string | undefined }) =>
        String(one.id).localeCompare(String(other.id));
      expect(rows.toSorted(byId)).toEqual(there.toSorted(byId));
      expect(replayed(composition, life.events)).toEqual(life.states);
      const shelf = rowsAfter(userStickers, life.events).map(({ sticker_id }) => sticker_id);
      expect(shelf.toSorted()).toEqual([...model.packs].flatMap(packOf).toSorted());
    }),
    { numRuns: 150 },
  );
});
