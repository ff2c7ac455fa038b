import { type CommandContext, decide, eventIdOf, evolveAll, initialStates } from './decision.ts';
import type { DomainEvent, Draft } from './event.ts';
import { streamOf } from './event-store.port.ts';
import type { Command, Facet, Reaction } from './facet.ts';
import { localDateIn } from './local-date.ts';

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
  return decide(parts, states, given.length, TEST_CHILD, act, context).events.map(({ type, data }) => ({ type, data }));
}
