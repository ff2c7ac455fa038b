import { type CommandContext, decisionContext, eventIdOf } from './decision.ts';
import { ChildErased, type DomainEvent, draft, type EventOf, type EventRegistry } from './event.ts';
import { type EventStore, type StoredEvent, streamOf, WrongExpectedRevision } from './event-store.port.ts';
import { seal } from './seal.ts';

export type ErasureReason = EventOf<typeof ChildErased>['data']['reason'];
export type ErasureReceipt = NonNullable<EventOf<typeof ChildErased>['data']['receipt']>;

interface Dependencies {
  readonly store: Pick<EventStore, 'append' | 'readLast'>;
  readonly registry: EventRegistry;
}

const MOST_LOST_RACES = 25;

/**
 * Appends `ChildErased` after whatever comes last. It needs no state and, being plain, no key; so a child can be erased that this
 * release cannot read, or that is half erased already, and a thousand of them at the cost of one read and one append each.
 */
export async function appendErasure(
  { store, registry }: Dependencies,
  childId: string,
  reason: ErasureReason,
  context: CommandContext,
  receipt?: ErasureReceipt,
): Promise<void> {
  for (let lost = 0; ; lost += 1) {
    const last = await store.readLast(streamOf(childId));
    if (!last || last.type === ChildErased.type) return;
    try {
      await store.append(last.stream, last.revision, seal([erasureAfter(last)], null, last.hash, registry));
      return;
    } catch (error) {
      if (!(error instanceof WrongExpectedRevision) || lost >= MOST_LOST_RACES) throw error;
    }
  }

  function erasureAfter(last: StoredEvent): DomainEvent {
    const { at, timeZone, localDate, actor } = decisionContext(childId, context);
    return {
      ...draft(ChildErased, receipt ? { reason, receipt } : { reason }),
      id: eventIdOf(context.commandId, 0),
      stream: last.stream,
      revision: last.revision + 1,
      at,
      timeZone,
      localDate,
      actor,
      commandId: context.commandId,
      correlationId: context.correlationId,
      causationId: null,
      childId,
    };
  }
}
