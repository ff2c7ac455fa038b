import type { FactField, FactKind, Filter, Requirement } from './requirement.ts';

/** Beginning of a kind of activity, then what one does; the first that fits. */
const DEEDS_OF_ACTIVITY: readonly (readonly [beginning: string, deed: string])[] = [
  ['breath/', 'Breathe'],
  ['calm/', 'Find a calm moment'],
  ['sleep/', 'Log a night'],
  ['nature/', 'Look closely at nature'],
  ['plants/growth-log', 'Measure a plant'],
  ['plants/', 'Look after a plant'],
  ['exercise/teamwork', 'Do the special moves of all three coaches'],
  ['movequest/', 'Move with a coach'],
  ['be-active/', 'Move'],
  ['coping/', 'Try a tool'],
];
const DEEDS: Readonly<Record<FactKind | 'any', string>> = {
  any: 'Do something for yourself',
  mood: 'Save a feeling',
  journal: 'Write in your journal',
  'check-in': 'Check in',
  affirmation: 'Make kind words',
  activity: 'Try an activity',
  theme: 'Pick colors',
  wonderling: 'Choose a buddy',
  'journal-name': 'Name your journal',
  sticker: 'Place a sticker',
  'goal-chosen': 'Choose a weekly goal',
  'goal-tick': 'Tick a weekly goal',
  goal: 'Meet a weekly goal',
};
const THINGS: Readonly<Record<Exclude<FactField, 'kind'>, string>> = {
  feeling: 'feelings',
  theme: 'color themes',
  card: 'activities',
  goal: 'weekly goals',
  wonderling: 'buddies',
  activityType: 'activities',
  category: 'weekly goals',
};
const THINGS_OF_KIND: Readonly<Record<string, string>> = {
  'nature/': 'nature activities',
  'coping/': 'tools',
  'calm/': 'quiet places',
  'movequest/': 'coaches',
};

/** How a rule is met, in a child's words, for what has no sentence of its own. */
export function howTo(requirement: Requirement): string {
  if ('allOf' in requirement) return requirement.allOf.map(howTo).reduce(joined('and'));
  if ('anyOf' in requirement) return requirement.anyOf.map(howTo).reduce(joined('or'));
  if ('always' in requirement) return 'Yours from the first day.';
  if ('earned' in requirement) return 'Comes with something else.';
  const { atLeast } = requirement;
  if ('streak' in requirement) return `Check in ${atLeast} days running. Rest days are okay.`;
  if ('distinct' in requirement) {
    const verb = requirement.distinct.by === 'feeling' ? 'Save' : 'Try';
    return `${verb} ${atLeast} different ${thingsOf(requirement.distinct)}.`;
  }
  if ('days' in requirement) return `${deedOf(requirement.days)} ${timesOf(atLeast)}.`;
  return `${deedOf(requirement.count)} ${atLeast} times.`;
}

const timesOf = (days: number): string => (days === 1 ? 'once' : `on ${days} different days`);

const joined = (word: string) => (one: string, other: string) =>
  `${one.replace(/\.$/, '')} ${word} ${other.charAt(0).toLowerCase()}${other.slice(1)}`;

function deedOf({ of, kind }: Filter): string {
  const [first] = [of].flat();
  if (kind === undefined) return DEEDS[first === undefined || Array.isArray(of) ? mostGeneral(of) : first];
  // Moving has many kinds: a coach is one of them only where the rule asks for nothing else.
  const kinds = [kind].flat();
  const fits = DEEDS_OF_ACTIVITY.find(([beginning]) =>
    beginning === 'movequest/'
      ? kinds.every((one) => one.startsWith(beginning))
      : kinds.some((one) => one.startsWith(beginning)),
  );
  return fits?.[1] ?? DEEDS.activity;
}

const mostGeneral = (of: Filter['of']): FactKind | 'any' =>
  Array.isArray(of) && of.includes('activity') ? 'activity' : 'any';

function thingsOf({ by, kind }: Filter & { readonly by: Exclude<FactField, 'activityType' | 'category'> }): string {
  if (by !== 'kind') return THINGS[by];
  return (typeof kind === 'string' ? THINGS_OF_KIND[kind] : undefined) ?? 'activities';
}
