import {
  ACHIEVEMENTS,
  BADGES,
  EMOTION_BADGES,
  MILESTONES,
  STICKER_PACKS,
  WEEKLY_GOALS,
} from '@wonderlings/rewards/catalogue';
import type { RewardKind, RewardReasons } from '@wonderlings/rewards/contract';
import { fill } from '../../lib/copy/fill.ts';
import { ACTIVITY_COPY, DEED_COPY, THEME_NAMES, UNNAMED_FEELING } from './deed.copy.ts';

type Deed = Pick<RewardReasons['events'][number], 'of' | 'what'>;

/** What one event was, in a sentence for the child. Never an id, a code or a word of a note. */
export function deedWords({ of, what }: Deed): string {
  if (of === 'activity' && what !== null) return activityWords(what);
  if (of === 'mood' && what === null) return UNNAMED_FEELING;
  const sentence = isKnown(of) ? DEED_COPY[of] : DEED_COPY.fallback;
  if (!sentence.includes('{name}')) return sentence;
  const name = what === null ? undefined : nameOf(of, what);
  return name === undefined ? DEED_COPY.fallback : fill(sentence, { name });
}

function activityWords(kind: string): string {
  const sentence = ACTIVITY_COPY.find(([beginning]) => kind.startsWith(beginning))?.[1] ?? DEED_COPY.activity;
  return fill(sentence, { name: titleOf(kind.slice(kind.indexOf('/') + 1)) });
}

const isKnown = (of: string | null): of is keyof typeof DEED_COPY => of !== null && Object.hasOwn(DEED_COPY, of);

/** `hop-the-map` is Hop the Map: the names of all activities are the words of their ids, which a test holds. */
export const titleOf = (id: string): string =>
  id
    .split('-')
    .map((word, place) => (place > 0 && word === 'the' ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

function nameOf(of: string | null, what: string): string | undefined {
  switch (of) {
    case 'mood':
      return EMOTION_BADGES.find(({ emotion }) => emotion === what)?.feeling.replace(/!$/, '') ?? titleOf(what);
    case 'theme':
      return THEME_NAMES[what];
    case 'wonderling':
      return titleOf(what);
    case 'earned':
      return earnedName(what);
    default:
      return WEEKLY_GOALS.find(({ id }) => id === what)?.title;
  }
}

type Named = readonly { readonly id: string; readonly name: string }[];
const CATALOGUES: ReadonlyMap<string, Named> = new Map(
  Object.entries({
    achievement: ACHIEVEMENTS,
    badge: BADGES,
    milestone: MILESTONES,
    'emotion-badge': EMOTION_BADGES,
    pack: STICKER_PACKS,
  } satisfies Record<RewardKind, Named>),
);

/** @param what kind and id, `milestone/streak-3` */
function earnedName(what: string): string | undefined {
  const [kind = '', id] = what.split('/');
  return CATALOGUES.get(kind)?.find((one) => one.id === id)?.name;
}
