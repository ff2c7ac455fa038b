import { v5 as uuidV5 } from 'uuid';
import { DomainError } from './domain-error.ts';
import type { Actor, DomainEvent, Draft } from './event.ts';
import { streamOf } from './event-store.port.ts';
import type { Command, DecisionContext, Facet, Reaction } from './facet.ts';
import { localDateIn } from './local-date.ts';

/** All facets' states of one child, by facet name. Replaced, never mutated. */
export type FacetStates = ReadonlyMap<string, unknown>;

/** Who acts, when and where; built once a request, the same for every attempt at it. */
export interface CommandContext {
  /** Derives from the idempotency key where there is one, see {@link commandIdOf}. */
  readonly commandId: string;
  readonly correlationId: string;
  readonly actor: Actor;
  readonly now: Date;
  /** A zone that is known to exist, see `knownTimeZone`. */
  readonly timeZone: string;
  /** What the clock of the device showed when it sent the request, where the request says so; see `asOf`. */
  readonly deviceNow?: Date;
  /** What was asked for, in a form that is the same for the same request: an idempotency key stands for one request only. */
  readonly asked?: string;
}

/** By the bytes of the name: of a text the package makes them itself, which takes as long as all else of an id. */
const namedId = (name: string, namespace: string): string => uuidV5(Buffer.from(name), namespace);

const COMMAND_NAMESPACE = '6f1c7a52-5b0a-4a62-9a51-3c4f6a1f2d10';
/** An act is one append of a bounded size; what reactions owe beyond it, they find due again with the next act. */
export const MOST_EVENTS_OF_ONE_ACT = 500;
/** Reactions to reactions are meant to be a few links deep; a circle must show itself in a test, not fill act after act. */
const MOST_LINKS = 50;

/** The same child, call and key give the same command id, on any server, for ever. */
export function commandIdOf(childId: string, call: string, idempotencyKey: string): string {
  return namedId(`${childId}|${call}|${idempotencyKey}`, COMMAND_NAMESPACE);
}

/** The id of the n-th event of a command: the same act decided again has the same ids. */
export const eventIdOf = (commandId: string, index: number): string => namedId(String(index), commandId);

/** The ids that a command gives, by what each is for: the same act decided again gives the same. */
export const newIdOf =
  (commandId: string) =>
  (name: string): string =>
    namedId(name, commandId);

export function initialStates(facets: readonly Facet[]): FacetStates {
  return new Map(facets.map((facet) => [facet.name, facet.initial]));
}

/** Folds one event into every facet that listens to it. */
export function evolveAll(facets: readonly Facet[], states: FacetStates, event: DomainEvent): FacetStates {
  let next: Map<string, unknown> | undefined;
  for (const facet of facets) {
    if (!facet.listensTo.has(event.type)) continue;
    next ??= new Map(states);
    next.set(facet.name, facet.evolve(next.get(facet.name), event));
  }
  return next ?? states;
}

export function decisionContext(childId: string, context: CommandContext): DecisionContext {
  return {
    childId,
    actor: context.actor,
    at: context.now.toISOString(),
    timeZone: context.timeZone,
    localDate: localDateIn(context.now, context.timeZone),
    newId: newIdOf(context.commandId),
  };
}

export interface Decision {
  readonly events: readonly DomainEvent[];
  readonly states: FacetStates;
}

/** What decides belong to: the facets and reactions of every module, assembled once at start. */
export interface Composition {
  readonly facets: readonly Facet[];
  readonly reactions: readonly Reaction[];
}

/** A child as a decision needs it. */
interface DecidingChild {
  readonly childId: string;
  readonly states: FacetStates;
  /** Of the first event that this act may append. */
  readonly nextRevision: number;
}

/** A command with who sent it, when, and what its own events name as their cause (`requestFingerprint`). */
interface CommandToDecide extends ActInContext {
  readonly cause?: string | null;
}

/**
 * Runs the command, then every reaction until none is left or the act is full. Pure: the given states stay as they are.
 * @throws DomainError from the command, or `act.too-large` when its own events do not fit
 */
export function decide(
  { facets, reactions }: Composition,
  { childId, states, nextRevision }: DecidingChild,
  { act, context, cause = null }: CommandToDecide,
): Decision {
  const knowledge = decisionContext(childId, context);
  const events: DomainEvent[] = [];
  let current = states;

  /** How many reactions lie between an event and the command, in the order of the events. */
  const links: number[] = [];

  const record = (drafts: readonly Draft[], causationId: string | null, link: number) => {
    if (link > MOST_LINKS && drafts.length > 0) throw new Error(`Reactions to ${events[0]?.type} never end`);
    for (const item of drafts) {
      if (events.length >= MOST_EVENTS_OF_ONE_ACT) return;
      const event: DomainEvent = {
        id: eventIdOf(context.commandId, events.length),
        type: item.type,
        version: item.version,
        stream: streamOf(childId),
        revision: nextRevision + events.length,
        at: knowledge.at,
        timeZone: knowledge.timeZone,
        localDate: knowledge.localDate,
        actor: context.actor,
        commandId: context.commandId,
        correlationId: context.correlationId,
        causationId,
        childId,
        data: item.data,
      };
      events.push(event);
      links.push(link);
      current = evolveAll(facets, current, event);
    }
  };

  const own = act.decide(states.get(act.facet.name), knowledge);
  if (own.length > MOST_EVENTS_OF_ONE_ACT) {
    throw new DomainError('invalid', 'act.too-large', 'That is too much at once. Please do it in smaller steps.');
  }
  record(own, cause, 0);
  for (let index = 0; index < events.length && events.length < MOST_EVENTS_OF_ONE_ACT; index += 1) {
    const event = events[index] as DomainEvent;
    for (const reaction of reactions) {
      if (!reaction.on.has(event.type)) continue;
      record(reaction.react(current.get(reaction.facet.name), event, knowledge), event.id, (links[index] ?? 0) + 1);
    }
  }
  return { events, states: current };
}

/** An act, and who does it, when and where. */
export interface ActInContext {
  readonly act: Command;
  readonly context: CommandContext;
}
