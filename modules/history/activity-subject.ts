import { ACTIVITY_KINDS } from '@wonderlings/activities/catalogue';
import type { ActivityCompleted } from '@wonderlings/activities/events';
import type { EventOf } from '@wonderlings/kernel';
import type { Words } from './event-description.ts';
import type { HistoryKind } from './kind-catalogue.ts';
import { SENTENCES } from './sentence-catalogue.ts';

type Session = EventOf<typeof ActivityCompleted>['data'];

/** What a card is called where nothing more exact was said. */
const CARDS: ReadonlyMap<string, { readonly name: string; readonly kind: HistoryKind }> = new Map([
  ['breath', { name: 'Breathing', kind: 'breath' }],
  ['calm', { name: 'Calm Corner', kind: 'breath' }],
  ['coping-tools', { name: 'a coping tool', kind: 'breath' }],
  ['sleep', { name: 'Sleep', kind: 'nature' }],
  ['environment', { name: 'Nature', kind: 'nature' }],
  ['exercise', { name: 'MoveQuest', kind: 'moving' }],
  ['be-active', { name: 'Be Active', kind: 'moving' }],
  ['journal', { name: 'Journal', kind: 'writing' }],
]);
const KIND_OF_PAGE: ReadonlyMap<string, HistoryKind> = new Map([
  ['breath', 'breath'],
  ['calm', 'breath'],
  ['coping', 'breath'],
  ['sleep', 'nature'],
  ['nature', 'nature'],
  ['plants', 'nature'],
  ['movequest', 'moving'],
  ['exercise', 'moving'],
  ['be-active', 'moving'],
]);
const CARD = 'card/';
const LEVELS: Readonly<Record<string, readonly string[]>> = {
  breath: ['beginner', 'intermediate', 'advanced'],
  movequest: ['easy', 'medium', 'hard'],
};

const pageOf = (kind: string): string => kind.slice(0, kind.indexOf('/'));
const nameOf = (kind: string): string => kind.slice(kind.indexOf('/') + 1);

/** `breath/zola beginner`, `calm/ocean-waves`, or `card/breath` where nothing more exact was said. */
export function activitySubject({ kind, card, data }: Session): string {
  if (kind === null) return `${CARD}${card}`;
  const level = LEVELS[pageOf(kind)]?.find((known) => known === data.level);
  return level === undefined ? kind : `${kind} ${level}`;
}

export const ACTIVITY_SUBJECTS: readonly string[] = [
  ...ACTIVITY_KINDS.flatMap((kind) => [kind, ...(LEVELS[pageOf(kind)] ?? []).map((level) => `${kind} ${level}`)]),
  ...[...CARDS.keys()].map((card) => `${CARD}${card}`),
];

export function activityKind(subject: string): HistoryKind {
  if (subject.startsWith(CARD)) return CARDS.get(subject.slice(CARD.length))?.kind ?? 'writing';
  return KIND_OF_PAGE.get(pageOf(subject)) ?? 'writing';
}

const KNOWN: ReadonlySet<string> = new Set(ACTIVITY_SUBJECTS);
/** In the catalogue's order, which is that of the sentences: the first beginning that fits. */
const VARIANTS = SENTENCES.ActivityCompleted.variants.map(({ when }) => ({ when, start: when.slice('kind='.length) }));

export function activityWords(subject: string, seconds: number | null): Words | undefined {
  if (!KNOWN.has(subject)) return undefined;
  const [kind = '', level] = subject.split(' ');
  const duration = seconds ? { duration: durationWords(seconds) } : {};
  if (kind.startsWith(CARD)) return { slots: { activity: CARDS.get(nameOf(kind))?.name ?? '', ...duration } };
  const variant = VARIANTS.find(({ start }) => kind.startsWith(start));
  const name = titleOf(nameOf(kind));
  return {
    ...(variant ? { when: variant.when } : {}),
    slots: { activity: name, coach: name, ...(level ? { level: titleOf(level) } : {}), ...duration },
  };
}

/** `hop-the-map` is Hop the Map: the names of all activities are the words of their ids. */
const titleOf = (id: string): string =>
  id
    .split('-')
    .map((word, place) => (place > 0 && word === 'the' ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

/** Of the content: under 120 s in seconds, else in whole minutes. */
const durationWords = (seconds: number): string => (seconds < 120 ? `${seconds} s` : `${Math.floor(seconds / 60)} min`);
