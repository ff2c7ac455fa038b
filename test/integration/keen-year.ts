import { affirmationFor } from '@wonderlings/affirmations/catalogue';
import { type Command, type CommandContext, commandIdOf, dateOfDay, dayNumber } from '@wonderlings/kernel';
import { changeProfile, register, renameJournal } from '../../modules/account/account.decide.ts';
import { saveSession } from '../../modules/activities/activities.decide.ts';
import { type ActivityKind, activityTypeOf } from '../../modules/activities/catalogue.ts';
import { SaveSessionInput } from '../../modules/activities/contract.ts';
import { keepAffirmation } from '../../modules/affirmations/affirmations.decide.ts';
import { JOURNAL_FEELING } from '../../modules/journal/contract.ts';
import { saveMood } from '../../modules/journal/journal.decide.ts';
import { WEEKLY_GOALS } from '../../modules/rewards/catalogue/catalogue.ts';
import { checkBadges } from '../../modules/rewards/check-badges.ts';
import { chooseGoal, tickGoal } from '../../modules/rewards/goals/weekly-goal.decide.ts';
import { award, GOAL_RULES, rewardsFacet, weeklyGoalFacet } from '../../modules/rewards/rules/shipped-rules.ts';
import { seeRewards } from '../../modules/rewards/unseen.ts';
import { placeSticker } from '../../modules/stickers/stickers.decide.ts';

type Act = readonly [CommandContext, Command];

/** A Monday. */
export const FIRST_DAY = '2026-01-05';
const DAYS = 365;
const SEED = 7;
/** After this day it looks at nothing new any more. */
const LAST_LOOK = 200;

const FEELINGS = [
  ...['Really Happy!', 'Okay', 'A Bit Sad', 'Worried', 'Nervous', 'A Little Scared'],
  ...['Happy', 'Sad', 'Angry', 'Calm', 'Excited'],
];
const COPING = [
  ...['balloon-breathing', 'happy-dance-party', 'gratitude-garden', 'rainbow-drawing', 'superhero-poses'],
  ...['worry-box-technique', 'friendship-circle', 'magic-counting', 'body-scan-adventure', 'silly-faces-game'],
] as const;
const NATURE = [
  ...['nature-walk', 'bird-watching', 'plant-care', 'cloud-watching'],
  ...['recycling-sort', 'nature-art', 'weather-watch', 'bug-discovery'],
] as const;
const CALM = ['bubble-breathing', 'starlight-relaxation', 'gentle-breeze', 'ocean-waves'] as const;
const COACHES = ['bella', 'rally', 'setta'] as const;
const ANSWERS = ['8-9', 'happy', 'friends', 'made-something'];

/** Seeded, the same numbers every time (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pick<Item>(list: readonly Item[], index: number): Item {
  const item = list[Math.floor(index) % list.length];
  if (item === undefined) throw new Error('There is something to pick from');
  return item;
}

const did = (kind: ActivityKind): Command => {
  const session = { activityType: activityTypeOf(kind), duration: 60, data: { kind }, completed: true };
  return saveSession(SaveSessionInput.parse(session));
};
const write = (): Command => saveMood({ feeling: JOURNAL_FEELING, note: 'One line is enough.', emoji: null });
const feel = (feeling: string): Command => saveMood({ feeling, baseFeelingName: feeling, note: null, emoji: null });
const kindWords = (localDate: string): Command =>
  keepAffirmation({ questionnaire: ANSWERS, affirmation: affirmationFor(ANSWERS, localDate, 0) });
const decorate = (day: number): Command =>
  placeSticker({
    stickerId: day < 10 ? 'zola-wave' : 'two-umbrellas',
    page: 'home',
    x: day % 100,
    y: 50,
    rotation: 0,
    scale: 100,
    zIndex: 1,
  });
const colors = (round: number): Command =>
  changeProfile({ defaultTheme: pick(['theme1', 'theme2', 'theme3', 'theme4', 'theme5', 'theme6'] as const, round) });

/** One of the five things that a keen child turns to, in turns, each time another kind of it. */
function play(day: number): Command {
  const round = Math.floor(day / 5);
  const kinds: readonly ActivityKind[] = [
    'breath/zola',
    round % 2 ? 'be-active/wake-the-floor' : `movequest/${pick(COACHES, round / 2)}`,
    `calm/${pick(CALM, round)}`,
    `nature/${pick(NATURE, round)}`,
    `coping/${pick(COPING, round)}`,
  ];
  return did(pick(kinds, day));
}

/** The second thing of a day. */
function then(day: number, localDate: string): Command {
  if (day % 2 === 1) return pick([write, () => kindWords(localDate), () => did('sleep/log')], (day - 1) / 2)();
  return pick(
    [() => did('sleep/log'), write, () => did(`movequest/${pick(COACHES, day / 2)}`), () => kindWords(localDate)],
    day / 2,
  )();
}

function goalActs(day: number): readonly Command[] {
  if (day < 2) return [];
  const goal = pick(WEEKLY_GOALS, Math.floor(day / 7) * 5);
  const choose = chooseGoal(weeklyGoalFacet, GOAL_RULES, goal.id);
  return goal.countedBy === 'tick' ? [choose, tickGoal(weeklyGoalFacet, GOAL_RULES)] : [choose];
}

function beginning(day: number): readonly Command[] {
  if (day === 0) {
    return [
      register({ username: 'keen', displayName: 'Keen' }),
      changeProfile({ defaultTheme: 'theme2' }),
      changeProfile({ selectedWonderling: 1 }),
    ];
  }
  if (day === 2) return [did('exercise/teamwork')];
  return day === 3 ? [renameJournal('My dragon book')] : [];
}

/** Looks at its badges every other day, and at what is new on some of these. */
const looks = (day: number): readonly Command[] => [
  ...(day % 2 === 0 ? [checkBadges(rewardsFacet, award)] : []),
  ...(day % 4 === 0 && day < LAST_LOOK ? [seeRewards(undefined)] : []),
];

/**
 * A keen child's year: every day a feeling and two or three other things, under twenty minutes. By the real commands of
 * every module, the same each time; noon in London, where the clocks change twice.
 * @param days only the first of them
 */
export function keenYear(days = DAYS): readonly Act[] {
  const random = numbers(SEED);
  const first = dayNumber(FIRST_DAY);
  return Array.from({ length: days }, (_, day) => {
    const localDate = dateOfDay(first + day);
    const acts = [
      ...beginning(day),
      ...goalActs(day),
      feel(pick(FEELINGS, random() * FEELINGS.length)),
      play(day),
      then(day, localDate),
      ...(day % 6 === 4 ? [did(day === 4 ? 'plants/plant-added' : 'plants/growth-log')] : []),
      ...(day % 5 === 1 && day < 300 ? [decorate(day)] : []),
      ...(day % 15 === 8 ? [colors(Math.floor(day / 15) + 2)] : []),
      ...looks(day),
    ];
    return acts.map((act, index): Act => [contextOf(localDate, index), act]);
  }).flat();
}

function contextOf(localDate: string, index: number): CommandContext {
  return {
    commandId: commandIdOf('keen-year', localDate, String(index)),
    correlationId: 'keen-year',
    actor: 'child',
    now: new Date(Date.parse(`${localDate}T12:00:00.000Z`) + index * 60_000),
    timeZone: 'Europe/London',
  };
}
