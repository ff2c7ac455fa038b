import type { WonderlingId } from '@wonderlings/account/catalogue';
import type { Mood } from '../../art/companions/wonderling.tsx';
import type { Slot } from '../suggestion/index.ts';
import type { BuddyKept } from './buddy.document.ts';

/** What a companion has lines of its own for. */
type OwnKey =
  | 'felt-happy'
  | 'felt-okay'
  | 'felt-sad'
  | 'felt-worried'
  | 'felt-angry'
  | 'felt-proud'
  | 'felt-tired'
  | 'breathed'
  | 'moved'
  | 'wrote'
  | 'drew'
  | 'slept-log'
  | 'nature'
  | 'rested'
  | 'earned'
  | 'goodnight';
/** What all of them say alike. */
type AnyKey = 'tool' | 'kind-words' | 'decorated' | 'goal-chosen' | 'goal-ticked';
export type ReactionKey = OwnKey | AnyKey;

export interface CompanionLines {
  readonly playful: Readonly<Record<OwnKey, readonly string[]>>;
  readonly plain: Readonly<Record<OwnKey, string>>;
}
export interface SharedLines {
  readonly playful: Readonly<Record<AnyKey, readonly string[]>>;
  readonly plain: Readonly<Record<ReactionKey, readonly string[]>>;
}

/** Something that the child did or was given: what the history tells of it, or what waits on the device. */
export interface Deed {
  readonly type: string;
  /** Of the catalogues: `worried 2 note`, `calm/ocean-waves`, `drawing`. */
  readonly subject: string;
  readonly at: string;
}

const FEELINGS: Readonly<Record<string, OwnKey>> = {
  'really-happy': 'felt-happy',
  happy: 'felt-happy',
  excited: 'felt-happy',
  okay: 'felt-okay',
  calm: 'felt-okay',
  'a-bit-sad': 'felt-sad',
  sad: 'felt-sad',
  worried: 'felt-worried',
  nervous: 'felt-worried',
  'a-little-scared': 'felt-worried',
  angry: 'felt-angry',
};
const HARD: readonly ReactionKey[] = ['felt-sad', 'felt-worried', 'felt-angry'];

/** By how a kind begins; the first that fits. */
const KINDS: readonly (readonly [begins: string, ReactionKey])[] = [
  ['breath/', 'breathed'],
  ['coping/balloon-breathing', 'breathed'],
  ['calm/bubble-breathing', 'breathed'],
  ['calm/', 'rested'],
  ['coping/body-scan-adventure', 'rested'],
  ['be-active/', 'moved'],
  ['movequest/', 'moved'],
  ['exercise/', 'moved'],
  ['coping/happy-dance-party', 'moved'],
  ['coping/superhero-poses', 'moved'],
  ['coping/rainbow-drawing', 'drew'],
  ['coping/', 'tool'],
  ['sleep/', 'slept-log'],
  ['nature/', 'nature'],
  ['plants/', 'nature'],
  ['affirmation/', 'kind-words'],
  ['stickers/', 'decorated'],
];
const TYPES: Readonly<Record<string, ReactionKey>> = {
  AffirmationKept: 'kind-words',
  GoalMet: 'felt-proud',
  GoalTicked: 'goal-ticked',
  GoalChosen: 'goal-chosen',
  StickerPlaced: 'decorated',
  AchievementEarned: 'earned',
  MilestoneReached: 'earned',
  EmotionBadgeEarned: 'earned',
  BadgeEarned: 'earned',
  StickerPackUnlocked: 'earned',
};

/** Which reaction goes with a deed; none for what is no deed. Never by how big a feeling is, or how long something took. */
export function reactionTo({ type, subject }: Pick<Deed, 'type' | 'subject'>): ReactionKey | undefined {
  switch (type) {
    case 'MoodSaved':
      return FEELINGS[subject.split(' ')[0] ?? ''];
    case 'JournalEntryWritten':
      return subject === 'drawing' ? 'drew' : 'wrote';
    case 'ActivityCompleted':
      return KINDS.find(([begins]) => subject.startsWith(begins))?.[1];
    default:
      return TYPES[type];
  }
}

/** Clocks of a device and a server that differ by less do not make one deed two. */
const CLOCKS_DIFFER_MS = 60_000;

/** What was not answered yet. */
function isOpen({ at }: Deed, key: ReactionKey, { upTo, key: last }: BuddyKept): boolean {
  if (at <= upTo) return false;
  return !(key === last && Date.parse(at) - Date.parse(upTo) < CLOCKS_DIFFER_MS);
}

/** A hard feeling before any other, a feeling before the rest, and what was earned at last. */
const rankOf = (key: ReactionKey): number =>
  HARD.includes(key) ? 0 : key.startsWith('felt-') ? 1 : key === 'earned' ? 3 : 2;

/** The one deed that is answered: the newest of the first rank. */
export function answerOf(deeds: readonly Deed[], kept: BuddyKept): ReactionKey | undefined {
  return deeds
    .flatMap((deed) => {
      const key = reactionTo(deed);
      return key !== undefined && isOpen(deed, key, kept) ? [{ key, at: deed.at }] : [];
    })
    .toSorted((one, other) => rankOf(one.key) - rankOf(other.key) || other.at.localeCompare(one.at))[0]?.key;
}

interface Visit {
  readonly today: string;
  readonly slot: Slot;
  readonly checkedIn: boolean;
  /** Of today. */
  readonly deeds: readonly Deed[];
  /** There is a sentence about the day before. */
  readonly remembers: boolean;
}

/** What the buddy speaks of on this visit of home; nothing where the greeting says it all. */
export function topicOf(visit: Visit, kept: BuddyKept): ReactionKey | 'yesterday' | undefined {
  const answer = answerOf(visit.deeds, kept);
  // At night it rests; only a hard feeling is still held.
  if (visit.slot === 'late' && !(answer && HARD.includes(answer))) {
    const saysGoodNight = kept.nightOn !== visit.today && (visit.checkedIn || answer !== undefined);
    return saysGoodNight ? 'goodnight' : undefined;
  }
  if (answer) return answer;
  if (kept.visitedOn === visit.today || visit.checkedIn) return undefined;
  return visit.remembers ? 'yesterday' : undefined;
}

/** What is known once it was said. */
export function afterSaying(kept: BuddyKept, topic: ReactionKey | 'yesterday' | undefined, today: string, now: string) {
  const key = topic === 'yesterday' ? undefined : topic;
  const turns = key ? { ...kept.turns, [key]: (kept.turns[key] ?? 0) + 1 } : kept.turns;
  const nightOn = topic === 'goodnight' ? today : kept.nightOn;
  return { upTo: now, key: key ?? kept.key, turns, visitedOn: today, nightOn };
}

/** Who speaks for a child without a buddy. */
export function speakerOf(key: ReactionKey | 'yesterday'): WonderlingId {
  switch (key) {
    case 'moved':
      return 'pogo';
    case 'wrote':
    case 'drew':
      return 'blot';
    case 'slept-log':
    case 'goodnight':
      return 'lulu';
    case 'nature':
      return 'fern';
    case 'rested':
      return 'hum';
    case 'tool':
      return 'tuck';
    case 'kind-words':
    case 'earned':
      return 'glim';
    default:
      return key.startsWith('felt-') ? 'blot' : 'zola';
  }
}

/** How it looks while it says so. In plain words no companion hops. */
export function moodOf(key: ReactionKey, isPlain: boolean): Mood {
  if (HARD.includes(key)) return 'listening';
  if (key === 'goodnight' || key === 'felt-tired') return 'sleepy';
  return isPlain || !GLAD.includes(key) ? 'happy' : 'cheering';
}

const GLAD: readonly ReactionKey[] = ['felt-happy', 'felt-proud', 'moved', 'earned', 'goal-ticked'];

interface Words {
  readonly own: CompanionLines;
  readonly shared: SharedLines;
  readonly isPlain: boolean;
  /** How often it was said before. */
  readonly turn: number;
  /** In the evening no companion shouts. */
  readonly isQuiet: boolean;
}

/** The line itself: four in turn. In plain words the companion's own is said every other time. */
export function lineOf(key: ReactionKey, { own, shared, isPlain, turn, isQuiet }: Words): string {
  const line = isPlain ? plainLine(key, own, shared, turn) : playfulLine(key, own, shared, turn);
  return isQuiet ? line.replaceAll('!', '.') : line;
}

const isOwn = (key: ReactionKey, lines: CompanionLines['playful']): key is OwnKey => Object.hasOwn(lines, key);

function playfulLine(key: ReactionKey, own: CompanionLines, shared: SharedLines, turn: number): string {
  return inTurn(isOwn(key, own.playful) ? own.playful[key] : shared.playful[key as AnyKey], turn);
}

function plainLine(key: ReactionKey, own: CompanionLines, shared: SharedLines, turn: number): string {
  if (turn % 2 === 0 && isOwn(key, own.playful)) return own.plain[key];
  return inTurn(shared.plain[key], isOwn(key, own.playful) ? (turn - 1) / 2 : turn);
}

const inTurn = (lines: readonly string[], turn: number): string => lines[turn % lines.length] ?? '';
