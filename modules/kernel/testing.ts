import {
  type CommandContext,
  type Composition,
  type Decision,
  decide,
  eventIdOf,
  evolveAll,
  type FacetStates,
  initialStates,
  MOST_EVENTS_OF_ONE_ACT,
} from './decision.ts';
import type { DomainEvent, Draft } from './event.ts';
import { streamOf } from './event-store.port.ts';
import type { Command, Facet, Reaction } from './facet.ts';
import { localDateIn } from './local-date.ts';
import type { ColumnValue, ReadTable, TableRow } from './read-table.ts';

/** For tests of what {@link runActs} does not allow: acts that are full. */
export { decide, eventIdOf, evolveAll, initialStates };

export const TEST_CHILD = '00000000-0000-4000-8000-000000000001';
const CORRELATION = 'test';

/** A context for tests: noon UTC on the given day, unless an instant or a zone is given. */
export function testContext(when = '2026-05-01', overrides: Partial<CommandContext> = {}): CommandContext {
  return {
    commandId: eventIdOf('6f1c7a52-5b0a-4a62-9a51-3c4f6a1f2d11', when.length + Date.parse(when)),
    correlationId: CORRELATION,
    actor: 'child',
    now: new Date(when.length === 10 ? `${when}T12:00:00.000Z` : when),
    timeZone: 'UTC',
    ...overrides,
  };
}

/** An event as if it had been recorded. */
export function recorded(item: Draft, index: number, context: CommandContext): DomainEvent {
  return {
    id: eventIdOf(context.commandId, index),
    type: item.type,
    version: item.version,
    stream: streamOf(TEST_CHILD),
    revision: index,
    at: context.now.toISOString(),
    timeZone: context.timeZone,
    localDate: localDateIn(context.now, context.timeZone),
    actor: context.actor,
    commandId: context.commandId,
    correlationId: context.correlationId,
    causationId: null,
    childId: TEST_CHILD,
    data: item.data,
  };
}

/**
 * Given events, when a command, then exactly these drafts: `decided(facets, reactions, [[context, draft], …], act, context)`
 * returns what was recorded, as `{ type, data }` in order, for strict equality.
 */
export function decided(
  composition: { readonly facets: readonly Facet[]; readonly reactions?: readonly Reaction[] },
  given: readonly (readonly [CommandContext, Draft])[],
  act: Command,
  context: CommandContext,
): { type: string; data: unknown }[] {
  const facets = composition.facets;
  let states = initialStates(facets);
  given.forEach(([when, item], index) => {
    states = evolveAll(facets, states, recorded(item, index, when));
  });
  const parts = { facets, reactions: composition.reactions ?? [] };
  const { events } = complete(
    decide(parts, { childId: TEST_CHILD, states, nextRevision: given.length }, { act, context }),
  );
  return events.map(({ type, data }) => ({ type, data }));
}

/** Reactions that run in a wide circle fill an act without an end, and so look like much that is owed. No test owes that much. */
function complete(decision: Decision): Decision {
  if (decision.events.length >= MOST_EVENTS_OF_ONE_ACT)
    throw new Error('Reactions fill the whole act: do they never end?');
  return decision;
}

/** A life told by real decisions, one act after the other: everything recorded, and the facets' states at the end. */
export function runActs(
  composition: Composition,
  acts: readonly (readonly [CommandContext, Command])[],
): { readonly events: readonly DomainEvent[]; readonly states: FacetStates } {
  const events: DomainEvent[] = [];
  let states = initialStates(composition.facets);
  acts.forEach(([context, act], index) => {
    // Two acts of one moment are two acts.
    const commandId = eventIdOf(context.commandId, index);
    const decision = complete(
      decide(
        composition,
        { childId: TEST_CHILD, states, nextRevision: events.length },
        { act, context: { ...context, commandId } },
      ),
    );
    events.push(...decision.events);
    states = decision.states;
  });
  return { events, states };
}

/** What a new process knows of those events: the facets' states folded from the first event on. */
export function replayed({ facets }: Composition, events: readonly DomainEvent[]): FacetStates {
  return events.reduce((states, event) => evolveAll(facets, states, event), initialStates(facets));
}

/** The rows of a read table after these events, in the order they were first written. */
export function rowsAfter<Row extends TableRow>(table: ReadTable<Row>, events: readonly DomainEvent[]): Row[] {
  const rows = new Map<string, Row>();
  for (const event of events) {
    for (const fold of table.folds.filter(({ type }) => type === event.type)) {
      for (const key of fold.keys(event)) keep(rows, key, fold.fold(rows.get(JSON.stringify(key)), event, key));
    }
  }
  return [...rows.values()];
}

function keep<Row>(rows: Map<string, Row>, key: readonly ColumnValue[], row: Row | null): void {
  if (row) rows.set(JSON.stringify(key), row);
  else rows.delete(JSON.stringify(key));
}
