import { assembleModules, isEvent } from '@wonderlings/kernel';
import { rowsAfter, runActs, testContext } from '@wonderlings/kernel/testing';
import { expect, it } from 'vitest';
import { demoActs } from './demo-story.ts';
import { StickerPlaced } from './events.ts';
import { stickers } from './index.ts';
import { stickerPlacements } from './tables.ts';

const visit = { now: new Date('2026-05-20T08:30:00.000Z'), timeZone: 'Pacific/Auckland' };
const acts = demoActs(visit);

it('has put some of the first stickers on the playground and on the header, all of them drawn: not every device has emoji', () => {
  const { events } = runActs(
    assembleModules([stickers]),
    acts.map(({ at, act }) => [testContext(at.toISOString(), { timeZone: visit.timeZone }), act]),
  );
  expect(events.every((event) => isEvent(StickerPlaced, event))).toBe(true);
  const rows = rowsAfter(stickerPlacements, events);
  expect(rows.filter(({ sticker_id }) => sticker_id.startsWith('emoji/'))).toEqual([]);
  const pages = rows.map(({ page }) => page);
  expect(pages.toSorted()).toEqual(['header', 'header', 'home', 'home', 'home', 'home']);
});

it('happens in order, before the visit, the same when it is told again', () => {
  const instants = acts.map(({ at }) => at.getTime());
  expect([...instants, visit.now.getTime()]).toEqual(
    [...instants, visit.now.getTime()].toSorted((one, other) => one - other),
  );
  expect(demoActs(visit).map(({ at }) => at)).toEqual(acts.map(({ at }) => at));
});
