import type { Actor, DomainEvent, EventDefinition } from '@wonderlings/kernel';
import type { HistoryKind } from './kind-catalogue.ts';
import type { SLOTS } from './sentence-catalogue.ts';

/** What of an event its line needs: never a word that a child typed. */
export interface LineFacts {
  /** Of the catalogues: ids, separated by spaces. Empty where the type says everything. */
  readonly subject?: string;
  /** The one number of its sentence. */
  readonly figure?: number;
  /** The mood or page whose words the line is about. */
  readonly moodId?: string;
  /** The day that it belongs to, where that is not the event's own. */
  readonly localDate?: string;
}

/** What fills a sentence. `when`: which variant is said. A slot that is left out goes, with the mark in front of it. */
export interface Words {
  readonly when?: string;
  readonly slots?: Partial<Readonly<Record<(typeof SLOTS)[number], string>>>;
}

/** The figure is missing where every line of that subject is meant. */
interface Subject {
  readonly subject: string;
  readonly figure: number | null;
  readonly actor: Actor;
}

/** How the events of one type are described. */
export interface EventDescription {
  readonly definition: EventDefinition;
  /** Who can have done it. */
  readonly actors: readonly Actor[];
  /** All that the catalogues know, for a search. */
  readonly subjects: readonly string[];
  kindOf(subject: string): HistoryKind;
  factsOf(event: DomainEvent): LineFacts;
  /** Undefined for a subject that no catalogue knows any more. */
  words(subject: Subject): Words | undefined;
}

interface DescriptionOptions<Data> {
  readonly kind: HistoryKind | ((subject: string) => HistoryKind);
  readonly actors?: readonly Actor[];
  readonly subjects?: readonly string[];
  readonly factsOf?: (event: DomainEvent<string, Data>) => LineFacts;
  readonly words?: (subject: Subject) => Words | undefined;
}

/** Declares how events of a type are described; by default a child's own, in a sentence without slots. */
export function describeType<Data>(
  definition: EventDefinition<string, Data>,
  options: DescriptionOptions<Data>,
): EventDescription {
  const { kind, actors = ['child'], subjects = [''], factsOf = () => ({}), words = () => ({}) } = options;
  return {
    definition,
    actors,
    subjects,
    kindOf: typeof kind === 'function' ? kind : () => kind,
    // Called with events of its own type only.
    factsOf: factsOf as EventDescription['factsOf'],
    words,
  };
}

interface NamedOptions<Data> {
  readonly kind: HistoryKind;
  readonly slot: (typeof SLOTS)[number];
  readonly idOf: (data: Data) => string;
  readonly names: ReadonlyMap<string, string>;
}

/** An event about one thing of a catalogue, described by its name there. */
export function describeByName<Data>(
  definition: EventDefinition<string, Data>,
  options: NamedOptions<Data>,
): EventDescription {
  const { kind, slot, idOf, names } = options;
  return describeType(definition, {
    kind,
    subjects: [...names.keys()],
    factsOf: ({ data }) => ({ subject: idOf(data) }),
    words: ({ subject }) => {
      const name = names.get(subject);
      return name === undefined ? undefined : { slots: { [slot]: name } };
    },
  });
}

type Named = readonly { readonly id: string; readonly name: string }[];
/** The names of a catalogue, by id. */
export const namesOf = (catalogue: Named): ReadonlyMap<string, string> =>
  new Map(catalogue.map(({ id, name }) => [id, name]));
