import type { DomainError } from './domain-error.ts';
import type { Actor, DomainEvent, Draft, EventDefinition, EventOf } from './event.ts';

/** What a decision may know besides its state: who acts, when, and which day that is for the child. */
export interface DecisionContext {
  readonly childId: string;
  readonly actor: Actor;
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly timeZone: string;
  /** The child's own calendar day, `YYYY-MM-DD`. */
  readonly localDate: string;
  /** A uuid that is the same again when the same act is decided again, e.g. for a row's id. */
  readonly newId: (name: string) => string;
}

/** A module's slice of one child: which events it folds, and how. Pure; a new state shares what did not change. */
export interface Facet<State = unknown> {
  readonly name: string;
  readonly initial: State;
  readonly listensTo: ReadonlySet<string>;
  // Method syntax, here and below, on purpose: it lets a Facet<Streak> stand in a list of Facet<unknown>.
  evolve(state: State, event: DomainEvent): State;
  /**
   * A refusal while no act may be added to the child's stream, because something of many appends is half way.
   * @param revision of the child's last event
   */
  refusesActs?(state: State, revision: number): DomainError | null;
}

/** A pure decision on one facet. Throws a DomainError to refuse; no drafts: nothing to record. */
export interface Command<State = unknown> {
  readonly facet: Facet<State>;
  /** It counts, and is carried out also when the child's quota of the day is used up: leaving, and what protects the child. */
  readonly beyondQuota?: boolean;
  decide(state: State, context: DecisionContext): readonly Draft[];
}

/** What a facet adds when an event of any module happens, in the same append. Never throws for a domain reason. */
export interface Reaction<State = unknown> {
  readonly name: string;
  readonly facet: Facet<State>;
  readonly on: ReadonlySet<string>;
  react(state: State, event: DomainEvent, context: DecisionContext): readonly Draft[];
}

interface DefineFacetOptions<State, Definition extends EventDefinition> {
  readonly name: string;
  readonly initial: State;
  readonly events: readonly Definition[];
  readonly evolve: (state: State, event: EventOf<Definition>) => State;
  readonly refusesActs?: (state: State, revision: number) => DomainError | null;
}

/** Declares a facet; `evolve` sees the listed events only, typed. */
export function defineFacet<State, Definition extends EventDefinition>(
  options: DefineFacetOptions<State, Definition>,
): Facet<State> {
  return {
    name: options.name,
    initial: options.initial,
    listensTo: new Set(options.events.map((definition) => definition.type)),
    // `evolveAll` calls evolve for types in listensTo only, which are exactly this union.
    evolve: options.evolve as (state: State, event: DomainEvent) => State,
    ...(options.refusesActs ? { refusesActs: options.refusesActs } : {}),
  };
}

interface DefineReactionOptions<State, Definition extends EventDefinition> {
  readonly name: string;
  readonly facet: Facet<State>;
  readonly on: readonly Definition[];
  readonly react: (state: State, event: EventOf<Definition>, context: DecisionContext) => readonly Draft[];
}

export function defineReaction<State, Definition extends EventDefinition>(
  options: DefineReactionOptions<State, Definition>,
): Reaction<State> {
  return {
    name: options.name,
    facet: options.facet,
    on: new Set(options.on.map((definition) => definition.type)),
    react: options.react as (state: State, event: DomainEvent, context: DecisionContext) => readonly Draft[],
  };
}

/** Declares a command; a function so that the facet's state type flows into `decide`. */
export function command<State>(
  facet: Facet<State>,
  decide: Command<State>['decide'],
  options: Pick<Command, 'beyondQuota'> = {},
): Command<State> {
  return { facet, decide, ...options };
}
