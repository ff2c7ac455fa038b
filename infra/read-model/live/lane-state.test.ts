import { expect, it } from 'vitest';
import { type LiveTable, UNBUILT } from '../table/bookkeeping.ts';
import { planTables } from '../table/table-plan.ts';
import { tables } from '../testing.ts';
import { AwaitingRelease } from './awaiting-release.ts';
import { LANES } from './lane.ts';
import { LaneState } from './lane-state.ts';

const PARTITION = 0;
const comparePositions = (a: string, b: string) => Number(a) - Number(b);
const [lane] = LANES;
const plans = planTables(tables).slice(0, 1);

function live(generation: number, fingerprint: (own: string) => string, position: string | null) {
  const line = { partition: PARTITION, epoch: '1', checkpoint: String(generation), position };
  return new Map(
    plans.map((plan): [string, LiveTable] => [
      plan.name,
      { name: plan.name, generation, fingerprint: fingerprint(plan.fingerprint), parked: null, lines: [line] },
    ]),
  );
}

it('a claim that was made before a table was built takes nothing back of what was seen since', () => {
  if (!lane) throw new Error('There are lanes');
  const state = new LaneState({ lane, plans, awaiting: new AwaitingRelease(comparePositions), comparePositions });
  const unbuilt = live(1, () => UNBUILT, null);
  const built = live(2, (own) => own, '7');
  state.see(unbuilt);
  expect(state.positions()).toEqual(new Map());

  state.see(built);
  const nothing = { tables: [], positions: new Map() };
  const members = { id: '1', share: new Set([PARTITION]) };
  state.claim({ owned: nothing, isShared: false, isWaiting: false, members, live: unbuilt }, null);
  // A reader has to wait for the table that was built, and the claim is made again.
  expect(state.positions()).toEqual(new Map([[PARTITION, '7']]));
  expect(state.see(built)).toBe(true);
});
