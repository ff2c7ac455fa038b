import { deserialize, serialize } from 'node:v8';
import { assembleModules } from '@wonderlings/kernel';
import { evolveAll, replayed, runActs } from '@wonderlings/kernel/testing';
import { describe, expect, it } from 'vitest';
import { MODULES } from '../../apps/server/modules.ts';
import { keenYear } from './keen-year.ts';

const composition = assembleModules(MODULES);
const { events, states } = runActs(composition, keenYear());
/** As `infra/vault/state-snapshots.ts` keeps them. */
const kept = (upTo: number) => deserialize(serialize(replayed(composition, events.slice(0, upTo))));

describe('the states of a keen child', () => {
  it.each([1, 137, 500, 1_000, 2_000])('kept after %i events and folded on are those of the whole year', (upTo) => {
    const after = events.slice(upTo).reduce((known, event) => evolveAll(composition.facets, known, event), kept(upTo));
    expect(after).toEqual(states);
  });

  it('hold no word of a note', () => {
    // Every page of the year says it.
    expect(JSON.stringify(events)).toContain('One line is enough.');
    expect(serialize(states).includes('One line is enough.')).toBe(false);
    expect(serialize(states).includes(Buffer.from('One line is enough.', 'utf16le'))).toBe(false);
  });
});
