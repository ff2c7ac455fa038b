import { JournalRenamed, ThemeChosen, WonderlingChosen } from '@wonderlings/account/events';
import { CheckedIn, JournalEntryWritten, MoodSaved } from '@wonderlings/journal/events';
import type { DomainEvent, EventDefinition } from '@wonderlings/kernel';
import { AchievementEarned } from './events.ts';
import type { EARNABLE, FactField, FactKind } from './requirement.ts';

/** What an event means to the rules. `date` is the event's own local day. */
export type Fact =
  | {
      readonly of: FactKind;
      readonly date: string;
      readonly fields: Readonly<Partial<Record<FactField, string>>>;
      /** Of check-ins. */
      readonly longestStreak?: number;
    }
  | { readonly of: 'earned'; readonly date: string; readonly what: (typeof EARNABLE)[number]; readonly id: string };

type Meaning = Fact extends infer One ? (One extends Fact ? Omit<One, 'date'> : never) : never;

interface Source {
  readonly definition: EventDefinition;
  readonly meaning: (data: unknown) => Meaning;
}

function source<Type extends string, Data>(
  definition: EventDefinition<Type, Data>,
  meaning: (data: Data) => Meaning,
): Source {
  // factOf calls a source with data of its own type only.
  return { definition: definition as EventDefinition, meaning: meaning as Source['meaning'] };
}

/** Levels, durations, hours, intensities and words are left behind here, so that no rule can ever pay for them. */
const SOURCES: readonly Source[] = [
  source(MoodSaved, ({ feeling, baseFeelingName }) => ({
    of: 'mood',
    fields: { feeling: feelingId(baseFeelingName ?? feeling), card: 'journal' },
  })),
  source(JournalEntryWritten, () => ({ of: 'journal', fields: { card: 'journal' } })),
  source(CheckedIn, ({ longestStreak }) => ({ of: 'check-in', fields: {}, longestStreak })),
  source(ThemeChosen, ({ theme }) => ({ of: 'theme', fields: { theme } })),
  source(WonderlingChosen, ({ wonderling }) => ({ of: 'wonderling', fields: { wonderling } })),
  source(JournalRenamed, () => ({ of: 'journal-name', fields: {} })),
  source(AchievementEarned, ({ id }) => ({ of: 'earned', what: 'achievement', id })),
];

/** Every event that rules can see: what the rewards fold, and react to. */
export const FACT_EVENTS: readonly EventDefinition[] = SOURCES.map(({ definition }) => definition);

const meanings = new Map(SOURCES.map(({ definition, meaning }) => [definition.type, meaning]));

/** Null for an event that no rule can see. */
export function factOf(event: Pick<DomainEvent, 'type' | 'localDate' | 'data'>): Fact | null {
  const meaning = meanings.get(event.type)?.(event.data);
  return meaning ? { ...meaning, date: event.localDate } : null;
}

/** `Really Happy!` is `really-happy`. */
export function feelingId(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
