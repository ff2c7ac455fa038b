import { JournalRenamed, ThemeChosen, WonderlingChosen } from '@wonderlings/account/events';
import { ActivityCompleted } from '@wonderlings/activities/events';
import { AffirmationKept } from '@wonderlings/affirmations/events';
import { CheckedIn, JournalEntryWritten, MoodSaved } from '@wonderlings/journal/events';
import type { DomainEvent, EventDefinition } from '@wonderlings/kernel';
import { StickerPlaced } from '@wonderlings/stickers/events';
import { EMOTION_BADGES } from '../catalogue/catalogue.ts';
import { REWARD_KINDS, type RewardKind } from '../catalogue/reward-kind-catalogue.ts';
import { type Deed, type Earned, GoalChosen, GoalMet, GoalTicked, REWARD_EVENTS } from '../events.ts';
import type { FactField, FactKind } from './requirement.ts';

/** What an event means to the rules. `date` is the event's own local day. */
export type Fact =
  | {
      readonly of: FactKind;
      readonly date: string;
      readonly fields: Readonly<Partial<Record<FactField, string>>>;
      /** Of check-ins. */
      readonly longestStreak?: number;
    }
  | { readonly of: 'earned'; readonly date: string; readonly what: RewardKind; readonly id: string };

type Meaning = Fact extends infer One ? (One extends Fact ? Omit<One, 'date'> : never) : never;
type Told = Pick<Extract<Fact, { of: FactKind }>, 'fields' | 'longestStreak'>;

interface Source {
  readonly definition: EventDefinition;
  /** What facts come from here: a kind, or `earned/` and what is earned. */
  readonly kind: string;
  readonly meaning: (data: unknown) => Meaning;
}

function source<Type extends string, Data>(
  definition: EventDefinition<Type, Data>,
  of: FactKind,
  told: (data: Data) => Told,
): Source {
  // factOf calls a source with data of its own type only.
  const meaning = (data: unknown) => ({ of, ...told(data as Data) });
  return { definition: definition as EventDefinition, kind: of, meaning };
}

function earnedSource(what: RewardKind): Source {
  // As above.
  const meaning = (data: unknown) => ({ of: 'earned' as const, what, id: (data as Earned).id });
  return { definition: REWARD_EVENTS[what] as EventDefinition, kind: `earned/${what}`, meaning };
}

/** Levels, durations, hours, intensities and words are left behind here, so that no rule can ever pay for them. */
const SOURCES: readonly Source[] = [
  source(MoodSaved, 'mood', (mood) => ({ fields: { ...feelingOf(mood), card: 'journal' } })),
  source(JournalEntryWritten, 'journal', () => ({ fields: { card: 'journal' } })),
  source(CheckedIn, 'check-in', ({ longestStreak }) => ({ fields: {}, longestStreak })),
  source(ActivityCompleted, 'activity', ({ activityType, kind, card }) => ({
    fields: { activityType, card, ...(kind ? { kind } : {}) },
  })),
  source(AffirmationKept, 'affirmation', () => ({ fields: {} })),
  source(ThemeChosen, 'theme', ({ theme }) => ({ fields: { theme } })),
  source(WonderlingChosen, 'wonderling', ({ wonderling }) => ({ fields: { wonderling } })),
  source(JournalRenamed, 'journal-name', () => ({ fields: {} })),
  source(StickerPlaced, 'sticker', () => ({ fields: {} })),
  source(GoalChosen, 'goal-chosen', ({ goal, category }) => ({ fields: { goal, category } })),
  source(GoalTicked, 'goal-tick', ({ goal, category }) => ({ fields: { goal, category } })),
  source(GoalMet, 'goal', ({ id, category }) => ({ fields: { goal: id, category } })),
  ...REWARD_KINDS.map(earnedSource),
];

/** Everything that a rule may ask for by now: what no source tells of can never be earned. */
export const TOLD_KINDS: ReadonlySet<string> = new Set(SOURCES.map(({ kind }) => kind));

/** Every event that rules can see: what the rewards fold, and react to. */
export const FACT_EVENTS: readonly EventDefinition[] = SOURCES.map(({ definition }) => definition);

const meanings = new Map(SOURCES.map(({ definition, meaning }) => [definition.type, meaning]));

/** Null for an event that no rule can see. */
export function factOf(event: Pick<DomainEvent, 'type' | 'localDate' | 'data'>): Fact | null {
  const meaning = meanings.get(event.type)?.(event.data);
  return meaning ? { ...meaning, date: event.localDate } : null;
}

/** A fact as a child is told of it: which day, and which one of its kind. */
export function deedOf(fact: Fact): Deed {
  if (fact.of === 'earned') return { day: fact.date, of: fact.of, what: `${fact.what}/${fact.id}` };
  const { kind, feeling, theme, wonderling, goal } = fact.fields;
  return { day: fact.date, of: fact.of, what: kind ?? feeling ?? theme ?? wonderling ?? goal ?? null };
}

const FEELINGS: ReadonlySet<string> = new Set(EMOTION_BADGES.map(({ feeling }) => feelingId(feeling)));

/**
 * The feeling of a bubble. A call without the base name has it before the brackets of the intensity, which is no fact; what
 * else a call can say where a feeling belongs could be a child's own words, and those are none either.
 */
function feelingOf({ feeling, baseFeelingName }: { feeling: string; baseFeelingName: string | null }) {
  const id = feelingId(baseFeelingName ?? feeling.replace(/\([^()]*\)$/, ''));
  return FEELINGS.has(id) ? { feeling: id } : {};
}

/** `Really Happy!` is `really-happy`. */
export function feelingId(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
