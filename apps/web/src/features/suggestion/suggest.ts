import { QUICK_MOODS, RICH_MOODS } from '@wonderlings/journal/catalogue';
import { dayNumber } from '../../lib/local-day/local-day.ts';
import {
  minutesOf,
  type Slot,
  type Suggested,
  type Suggestion,
  type SuggestionCondition,
  type SuggestionInput,
  type SuggestionRule,
  slotAt,
} from './suggestion.ts';
import { SUGGESTION_RULES } from './suggestion-rules.catalogue.ts';
import { SUGGESTIONS } from './suggestions.catalogue.ts';

/** The tools that go with a feeling, by its id: `suggestedToolIds` of the journal's moods. */
type ToolsOfMoods = ReadonlyMap<string, readonly string[]>;

/** An input, and what follows from its day and its hour. */
interface Moment extends SuggestionInput {
  readonly slot: Slot;
  readonly day: number;
}

const BY_ID = new Map(SUGGESTIONS.map((suggestion) => [suggestion.id, suggestion]));
const { limits } = SUGGESTION_RULES;
/** A feeling in a sentence, by its id: "You felt {feeling} yesterday." */
export const FEELING_WORDS: Readonly<Record<string, string>> = SUGGESTION_RULES.feelings.words;

/** The one suggestion of home, by the published rules: the same input gives the same answer, without a clock and without chance. */
export function suggest(input: SuggestionInput, toolsOf: ToolsOfMoods): Suggested {
  const now: Moment = {
    ...input,
    slot: slotAt(input.localTime, input.register),
    day: dayNumber(input.localDate),
  };
  for (const rule of SUGGESTION_RULES.rules) {
    const found = holds(rule.when, now) ? pickOf(rule, now, toolsOf) : undefined;
    if (found) return told(found, rule, now);
  }
  // The last rule holds always, and may always be picked.
  throw new Error('No rule suggests anything');
}

/**
 * A day's own place in a list of `length`: FNV-1a of its number. The number itself would always miss what meets a rule of every
 * third day.
 */
function turnOf(day: number, length: number): number {
  let hash = 0x811c9dc5;
  for (const digit of String(day)) hash = Math.imul(hash ^ digit.charCodeAt(0), 0x01000193) >>> 0;
  return hash % length;
}

function pickOf(rule: SuggestionRule, now: Moment, toolsOf: ToolsOfMoods): Suggestion | undefined {
  for (const source of rule.pick) {
    const left = idsOf(source, now, toolsOf)
      .map((id) => BY_ID.get(id))
      .filter((one) => one !== undefined && fits(one, rule, now))
      .filter((one) => rule.mayRepeat || isRestOrHelp(one?.id ?? '') || one?.id !== now.yesterday);
    const picked = left[turnOf(now.day, left.length)];
    if (picked) return picked;
  }
  return undefined;
}

function told(suggestion: Suggestion, rule: SuggestionRule, { register, day, feeling }: Moment): Suggested {
  const reasons = rule.reasons[register];
  const reason = reasons[turnOf(day, reasons.length)] ?? '';
  return {
    ...suggestion[register],
    rule: rule.id,
    activity: suggestion.id,
    path: suggestion.path,
    companionId: suggestion.companionId,
    reason: reason.replace('{feeling}', SUGGESTION_RULES.feelings.words[feeling?.mood ?? ''] ?? ''),
  };
}

function holds(when: SuggestionCondition, now: Moment): boolean {
  const done = now.today.filter((id) => !isRestOrHelp(id));
  const last = done.at(-1);
  const count = (kinds: readonly string[]) => done.filter((id) => isIn(kinds, id)).length;
  const { minutesAtLeast, slot, feeling, doneIn, doneInAtMost, lastDone, everyDays, weekday } = when;
  return (
    (minutesAtLeast === undefined || now.minutesToday >= minutesAtLeast) &&
    (!slot || slot.includes(now.slot)) &&
    (!feeling || wasFelt(feeling, now.feeling)) &&
    done.length >= (when.doneAtLeast ?? 0) &&
    done.length <= (when.doneAtMost ?? Number.POSITIVE_INFINITY) &&
    (!doneIn || count(doneIn.kinds) >= doneIn.atLeast) &&
    (!doneInAtMost || count(doneInAtMost.kinds) <= doneInAtMost.atMost) &&
    (when.notDone ?? []).every((id) => !now.today.includes(id)) &&
    (lastDone === undefined || (last !== undefined && isIn(SUGGESTION_RULES.groups[lastDone] ?? [], last))) &&
    (!when.triedNone || now.tried.length === 0) &&
    (when.tried ?? []).every((id) => now.tried.includes(id)) &&
    (!everyDays || now.day % everyDays.of === everyDays.at) &&
    (!weekday || weekday.includes(weekdayOf(now.day)))
  );
}

function wasFelt(want: NonNullable<SuggestionCondition['feeling']>, feeling: SuggestionInput['feeling']): boolean {
  return (
    feeling !== null &&
    SUGGESTION_RULES.feelings.groups[want.group].includes(feeling.mood) &&
    feeling.minutesAgo <= want.withinMinutes &&
    (feeling.intensity ?? 0) >= (want.intensityAtLeast ?? 0)
  );
}

function idsOf(source: string, { helped, feeling, tried }: Moment, toolsOf: ToolsOfMoods): readonly string[] {
  const [kind = '', name = ''] = source.split(':');
  const pool = SUGGESTION_RULES.pools[name] ?? [];
  switch (kind) {
    case 'helped': {
      const tools = helped.filter((one) => one.answer === name && one.feeling === feeling?.mood);
      return [...new Set(tools.map(({ toolId }) => `coping/${toolId}`))].toSorted();
    }
    case 'mood-tools':
      return (toolsOf.get(feeling?.mood ?? '') ?? []).map((id) => `coping/${id}`);
    case 'new':
      return pool.filter((id) => !tried.includes(id));
    case 'pool':
      return pool;
    default:
      return [source];
  }
}

function fits(suggestion: Suggestion, rule: SuggestionRule, now: Moment): boolean {
  const { id, minutes, appMinutes } = suggestion;
  if (isRestOrHelp(id)) return id !== 'rest/garden' || !now.today.includes(id);
  const isNight = now.slot === 'evening' || now.slot === 'late';
  const isSchoolMorning = now.slot === 'morning' && ![0, 6].includes(weekdayOf(now.day));
  return (
    !now.today.includes(id) &&
    !wasRefused(id, now) &&
    now.minutesToday + appMinutes <= limits.minutesADay &&
    !(suggestion.notFor ?? []).includes(now.register) &&
    (suggestion.needs ?? []).every((needed) => now.tried.includes(needed)) &&
    (!now.seated || suggestion.seated === true) &&
    (!now.offline || suggestion.offline === true) &&
    (!isNight || suggestion.quiet === true) &&
    (!suggestion.outside || isLight(now.localTime)) &&
    (!isSchoolMorning || rule.mayRepeat === true || minutes <= limits.schoolMorningMinutes) &&
    minutes <= (rule.only?.maxMinutes ?? Number.POSITIVE_INFINITY)
  );
}

/** A tool that was answered "not today", for this feeling and today. */
const wasRefused = (id: string, { helped, localDate, feeling }: Moment): boolean =>
  helped.some(
    (one) =>
      one.answer === 'not-today' &&
      one.on === localDate &&
      one.feeling === feeling?.mood &&
      `coping/${one.toolId}` === id,
  );

function isLight(localTime: string): boolean {
  const [from = 0, to = 0] = limits.outside.map(minutesOf);
  const now = minutesOf(localTime);
  return now >= from && now < to;
}

const isRestOrHelp = (id: string): boolean => id.startsWith('rest/') || id.startsWith('help/');
/** A kind that ends with a slash stands for all below it. */
const isIn = (kinds: readonly string[], id: string): boolean =>
  kinds.some((kind) => (kind.endsWith('/') ? id.startsWith(kind) : id === kind));
/** 0 is Sunday; 1970-01-01 was a Thursday. */
const weekdayOf = (day: number): number => (day + 4) % 7;

/** Which tools go with a feeling that can be picked. A feeling of both lists has those of the first. */
export const TOOLS_OF_MOODS: ToolsOfMoods = new Map(
  [...QUICK_MOODS, ...RICH_MOODS].map(({ id, suggestedToolIds }): [string, readonly string[]] => [
    id,
    suggestedToolIds,
  ]),
);
