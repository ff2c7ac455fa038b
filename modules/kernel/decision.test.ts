import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { commandIdOf, decide, type FacetStates, initialStates } from './decision.ts';
import { defineEvent, draft } from './event.ts';
import { command, defineFacet, defineReaction } from './facet.ts';
import { decided, TEST_CHILD, testContext } from './testing.ts';

const Sown = defineEvent({ type: 'Sown', schema: z.object({ seed: z.string() }) });
const Sprouted = defineEvent({ type: 'Sprouted', schema: z.object({ count: z.number() }) });
const Bloomed = defineEvent({ type: 'Bloomed', schema: z.object({}) });

const beds = defineFacet({
  name: 'beds',
  initial: [] as readonly string[],
  events: [Sown],
  evolve: (seeds, event) => [...seeds, event.data.seed],
});
const garden = defineFacet({
  name: 'garden',
  initial: { sown: 0, sprouts: 0 },
  events: [Sown, Sprouted],
  evolve: (state, event) =>
    event.type === 'Sown' ? { ...state, sown: state.sown + 1 } : { ...state, sprouts: event.data.count },
});
const sprouting = defineReaction({
  name: 'sprouting',
  facet: garden,
  on: [Sown],
  react: (state) => [draft(Sprouted, { count: state.sown })],
});
const blooming = defineReaction({
  name: 'blooming',
  facet: garden,
  on: [Sprouted],
  react: (state) => (state.sprouts === 2 ? [draft(Bloomed, {})] : []),
});
const sow = (seed: string) => command(beds, () => [draft(Sown, { seed })]);
const composition = { facets: [beds, garden], reactions: [sprouting, blooming] };
const childAt = (nextRevision: number) => ({
  childId: TEST_CHILD,
  states: initialStates(composition.facets),
  nextRevision,
});

describe('a decision', () => {
  it('carries reactions, and reactions to reactions, in one act', () => {
    expect(
      decided(composition, [[testContext('2026-04-30'), draft(Sown, { seed: 'pea' })]], sow('bean'), testContext()),
    ).toEqual([
      { type: 'Sown', data: { seed: 'bean' } },
      { type: 'Sprouted', data: { count: 2 } },
      { type: 'Bloomed', data: {} },
    ]);
  });

  it('shows a reaction the state with the event that it reacts to', () => {
    expect(decided(composition, [], sow('pea'), testContext()).at(-1)).toEqual({
      type: 'Sprouted',
      data: { count: 1 },
    });
  });

  it('numbers, dates and links its events', () => {
    const context = testContext('2026-05-01T22:30:00.000Z', { timeZone: 'Europe/Berlin' });
    const { events } = decide(composition, childAt(4), { act: sow('pea'), context });
    expect(events.map(({ revision, localDate, causationId }) => ({ revision, localDate, causationId }))).toEqual([
      { revision: 4, localDate: '2026-05-02', causationId: null },
      { revision: 5, localDate: '2026-05-02', causationId: events[0]?.id },
    ]);
  });

  it('gives the same ids when the same command is decided again', () => {
    const context = testContext('2026-05-01', { commandId: commandIdOf(TEST_CHILD, 'POST /api/moods', 'key-1') });
    const ids = () => decide(composition, childAt(0), { act: sow('pea'), context }).events.map(({ id }) => id);
    expect(ids()).toEqual(ids());
    expect(commandIdOf(TEST_CHILD, 'POST /api/moods', 'key-2')).not.toBe(context.commandId);
  });

  it('leaves the states it was given as they were', () => {
    const states = initialStates(composition.facets);
    decide(composition, { ...childAt(0), states }, { act: sow('pea'), context: testContext() });
    expect(states).toEqual(initialStates(composition.facets));
  });

  it('stops reactions that run in a circle', () => {
    const circle = defineReaction({
      name: 'circle',
      facet: beds,
      on: [Sown],
      react: () => [draft(Sown, { seed: 'x' })],
    });
    expect(() => decided({ facets: [beds], reactions: [circle] }, [], sow('pea'), testContext())).toThrow('never end');
  });
});

describe('reactions that run in a wide circle', () => {
  it('show in a test, too, although the act is full before they are many links deep', () => {
    const wide = defineReaction({
      name: 'wide',
      facet: beds,
      on: [Sown],
      react: () => Array.from({ length: 100 }, () => draft(Sown, { seed: 'x' })),
    });
    expect(() => decided({ facets: [beds], reactions: [wide] }, [], sow('pea'), testContext())).toThrow('never end');
  });
});

describe('an act that is full', () => {
  const sown = (count: number) =>
    command(beds, () => Array.from({ length: count }, () => draft(Sown, { seed: 'pea' })));
  /** Owes a flower for each pea that has none yet, and finds out anew with every act. */
  const flowers = defineFacet({
    name: 'flowers',
    initial: { peas: 0, flowers: 0 },
    events: [Sown, Bloomed],
    evolve: (state, event) =>
      event.type === 'Sown' ? { ...state, peas: state.peas + 4 } : { ...state, flowers: state.flowers + 1 },
  });
  const flowering = defineReaction({
    name: 'flowering',
    facet: flowers,
    on: [Sown],
    react: ({ peas, flowers: there }) => Array.from({ length: peas - there }, () => draft(Bloomed, {})),
  });
  const owing = { facets: [beds, flowers], reactions: [flowering] };
  const act = (states: FacetStates, count: number) =>
    decide(owing, { ...childAt(0), states }, { act: sown(count), context: testContext() });

  it('gives what fits, and carries the rest to the next acts: none twice, none lost', () => {
    let { events, states } = act(initialStates(owing.facets), 300);
    expect(events).toHaveLength(500);
    const recordedInAll = [...events];
    while (events.length === 500) {
      ({ events, states } = act(states, 1));
      recordedInAll.push(...events);
    }
    const { peas, flowers: there } = states.get('flowers') as { peas: number; flowers: number };
    expect(there).toBe(peas);
    expect(recordedInAll.filter(({ type }) => type === 'Bloomed')).toHaveLength(peas);
  });

  it('is refused in a sentence when its own events do not fit', () => {
    expect(act(initialStates(owing.facets), 500).events).toHaveLength(500);
    expect(() => act(initialStates(owing.facets), 501)).toThrow(
      expect.objectContaining({ kind: 'invalid', code: 'act.too-large' }),
    );
  });
});

describe('the id of a command', () => {
  it('is the same for ever, since the log is asked for it when a call comes again', () => {
    expect(commandIdOf(TEST_CHILD, 'POST /api/moods', 'k')).toBe('02e5142f-cfc9-5109-9eff-8f2610bbe037');
  });

  it('is another one for another child, call or key', () => {
    const ids = [
      commandIdOf(TEST_CHILD, 'POST /api/moods', 'k'),
      commandIdOf('00000000-0000-4000-8000-000000000002', 'POST /api/moods', 'k'),
      commandIdOf(TEST_CHILD, 'POST /api/affirmations', 'k'),
      commandIdOf(TEST_CHILD, 'POST /api/moods', 'other'),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });
});
