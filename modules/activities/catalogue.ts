import { z } from 'zod';

/** Specification 000, section 3. */
export const ActivityType = z.enum(['be_active', 'exercise', 'breath', 'sleep', 'environment', 'journal']);
export type ActivityType = z.infer<typeof ActivityType>;

/** Which of the activities' cards something belongs to: six types are too few for eight cards. */
export type ActivityCard =
  | 'breath'
  | 'calm'
  | 'coping-tools'
  | 'sleep'
  | 'environment'
  | 'exercise'
  | 'be-active'
  | 'journal';

interface Meaning {
  readonly activityType: ActivityType;
  readonly card: ActivityCard;
}

const breathing = { activityType: 'breath', card: 'breath' } as const;
const calm = { activityType: 'breath', card: 'calm' } as const;
const night = { activityType: 'sleep', card: 'sleep' } as const;
const outdoors = { activityType: 'environment', card: 'environment' } as const;
const coached = { activityType: 'exercise', card: 'exercise' } as const;
const active = { activityType: 'be_active', card: 'be-active' } as const;
/** A coping tool is stored under the type that its category comes nearest to. */
const tool = <Type extends ActivityType>(activityType: Type) => ({ activityType, card: 'coping-tools' }) as const;

/** Everything that can be finished, by its stable id: `{page}/{id of its catalogue}`. */
const ACTIVITIES = {
  'breath/zola': breathing,

  'calm/bubble-breathing': calm,
  'calm/starlight-relaxation': { activityType: 'sleep', card: 'calm' },
  'calm/gentle-breeze': calm,
  'calm/ocean-waves': calm,

  'coping/balloon-breathing': tool('breath'),
  'coping/happy-dance-party': tool('be_active'),
  'coping/gratitude-garden': tool('journal'),
  'coping/rainbow-drawing': tool('journal'),
  'coping/superhero-poses': tool('be_active'),
  'coping/worry-box-technique': tool('journal'),
  'coping/friendship-circle': tool('environment'),
  'coping/magic-counting': tool('journal'),
  'coping/body-scan-adventure': tool('journal'),
  'coping/silly-faces-game': tool('environment'),

  'sleep/log': night,

  'nature/nature-walk': outdoors,
  'nature/bird-watching': outdoors,
  'nature/plant-care': outdoors,
  'nature/cloud-watching': outdoors,
  'nature/recycling-sort': outdoors,
  'nature/nature-art': outdoors,
  'nature/weather-watch': outdoors,
  'nature/bug-discovery': outdoors,

  'plants/plant-added': outdoors,
  'plants/growth-log': outdoors,

  'movequest/bella': coached,
  'movequest/rally': coached,
  'movequest/setta': coached,
  'exercise/teamwork': coached,

  'be-active/wake-the-floor': active,
  'be-active/slow-skater': active,
  'be-active/invisible-paint': active,
  'be-active/robot-melt': active,
  'be-active/animal-parade': active,
  'be-active/mirror-me': active,
  'be-active/river-stones': active,
  'be-active/giant-letters': active,
  'be-active/wind-racer': active,
  'be-active/shadow-play': active,
  'be-active/line-rider': active,
  'be-active/leaf-catcher': active,
  'be-active/hop-the-map': active,
  'be-active/puddle-leap': active,
  'be-active/cloud-chase': active,
  'be-active/tree-hello': active,
  'be-active/air-drums': active,
  'be-active/row-the-boat': active,
  'be-active/star-burst': active,
  'be-active/finger-race': active,
  'be-active/sea-arms': active,
  'be-active/space-driver': active,
  'be-active/face-gym': active,
  'be-active/cheering-crowd': active,
} as const satisfies Record<string, Meaning>;

export type ActivityKind = keyof typeof ACTIVITIES;
// The keys of the object above are exactly its kinds.
export const ACTIVITY_KINDS = Object.keys(ACTIVITIES) as readonly ActivityKind[];

/** The type that a session of this kind is stored under. */
export function activityTypeOf(kind: ActivityKind): ActivityType {
  return ACTIVITIES[kind].activityType;
}

/** The card of a kind, and of a session that names none: the card that its type speaks of. */
export function cardOf(activityType: ActivityType, kind: ActivityKind | null): ActivityCard {
  return kind ? ACTIVITIES[kind].card : CARD_OF_TYPE[activityType];
}

const CARD_OF_TYPE = {
  be_active: 'be-active',
  exercise: 'exercise',
  breath: 'breath',
  sleep: 'sleep',
  environment: 'environment',
  journal: 'journal',
} as const satisfies Record<ActivityType, ActivityCard>;
