import {
  ChildRegistered,
  DeviceForgotten,
  DeviceRemembered,
  JournalRenamed,
  PasswordChanged,
  PictureCodeLocked,
  PictureCodeRemoved,
  PictureCodeSet,
  PictureShown,
  PictureTakenOff,
  ProfileChanged,
  SandboxStarted,
  SessionExpired,
  SignedIn,
  SignedOut,
  SignedOutElsewhere,
  ThemeChosen,
  WonderlingChosen,
  WordsChosen,
} from '@wonderlings/account/events';
import { ActivityCompleted, ActivityStarted } from '@wonderlings/activities/events';
import { AffirmationKept } from '@wonderlings/affirmations/events';
import { COMPANIONS } from '@wonderlings/companions/catalogue';
import {
  CheckedIn,
  JournalEntryWritten,
  MoodSaved,
  NoteErased,
  RestDayUsed,
  StreakExtended,
  StreakStarted,
} from '@wonderlings/journal/events';
import { hadWords } from '@wonderlings/kernel';
import { ACTIVITY_SUBJECTS, activityKind, activitySubject, activityWords } from './activity-subject.ts';
import { describeByName, describeType, type EventDescription } from './event-description.ts';
import { FEELING_SUBJECTS, feelingSubject, feelingWords } from './feeling-subject.ts';

const account = { kind: 'account' } as const;

const THEME_NAMES: ReadonlyMap<string, string> = new Map([
  ['theme1', 'Soft Lavender Dreams'],
  ['theme2', 'Deep Breathing'],
  ['theme3', 'Inner Balance'],
  ['theme4', 'Golden Sunset'],
  ['theme5', 'Soft Blush'],
  ['theme6', 'Cloud Nine'],
]);

const WORDS_NAMES: ReadonlyMap<string, string> = new Map([
  ['playful', 'playful'],
  ['plain', 'plain'],
]);

/** What of a profile changed, by name and never by value. */
const FIELDS: ReadonlyMap<string, string> = new Map([
  ['displayName', 'name'],
  ['birthday', 'birthday'],
  ['profileImage', 'picture'],
  ['favoriteColor', 'favorite color'],
]);
const fieldsOf = (data: object): string => [...FIELDS.keys()].filter((field) => Object.hasOwn(data, field)).join(' ');
/** Each set of fields that can have changed together: bit by bit of a number, whether a field is in it. */
const FIELD_SETS: readonly string[] = Array.from({ length: 2 ** FIELDS.size }, (_, set) =>
  [...FIELDS.keys()].filter((_field, bit) => (set >> bit) & 1).join(' '),
);
const inWords = (list: readonly string[]): string =>
  list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;

/** How a child came in, where its line says so. */
const BY_PICTURE = ['picture', 'picture-code'] as const;

/** The subject of a page that was drawn. */
const DRAWN = 'drawing';

const activity = {
  kind: activityKind,
  subjects: ACTIVITY_SUBJECTS,
} as const;

/** What a child does here, and what its days come to. */
export const OWN_DESCRIPTIONS: readonly EventDescription[] = [
  describeType(ChildRegistered, account),
  describeType(SandboxStarted, account),
  describeType(SignedIn, {
    ...account,
    subjects: ['', ...BY_PICTURE],
    factsOf: ({ data }) => ({ subject: BY_PICTURE.find((by) => by === data.by) ?? '' }),
    words: ({ subject }) => (subject === '' ? {} : { when: subject }),
  }),
  describeType(SignedOut, account),
  describeType(SignedOutElsewhere, {
    ...account,
    actors: ['child', 'system'],
    subjects: ['', 'all', 'expired'],
    factsOf: ({ data }) => ({ subject: data.why ?? '' }),
    words: ({ subject }) => (subject === '' ? {} : { when: subject }),
  }),
  // The day of its last use: the day on which that was found out is often one without the child.
  describeType(SessionExpired, {
    ...account,
    actors: ['system'],
    factsOf: ({ data }) => ({ localDate: data.lastUsedOn }),
  }),
  describeType(DeviceRemembered, account),
  describeType(DeviceForgotten, account),
  describeType(PictureShown, account),
  describeType(PictureTakenOff, account),
  describeType(PictureCodeSet, {
    ...account,
    subjects: ['', 'changed'],
    factsOf: ({ data }) => ({ subject: data.isNew ? '' : 'changed' }),
    words: ({ subject }) => (subject === '' ? {} : { when: subject }),
  }),
  describeType(PictureCodeRemoved, account),
  describeType(PictureCodeLocked, {
    ...account,
    subjects: ['', 'over'],
    factsOf: ({ data }) => ({ subject: data.over ? 'over' : '' }),
    words: ({ subject }) => (subject === '' ? {} : { when: subject }),
  }),
  describeType(PasswordChanged, account),
  describeType(ProfileChanged, {
    kind: 'account',
    subjects: FIELD_SETS,
    factsOf: ({ data }) => ({ subject: fieldsOf(data) }),
    words: ({ subject }) => ({
      slots: { fields: inWords(subject.split(' ').flatMap((field) => FIELDS.get(field) ?? [])) || 'settings' },
    }),
  }),
  describeByName(ThemeChosen, { kind: 'stickers', slot: 'theme', idOf: ({ theme }) => theme, names: THEME_NAMES }),
  describeByName(WonderlingChosen, {
    kind: 'stickers',
    slot: 'wonderling',
    idOf: ({ wonderling }) => wonderling,
    names: new Map(COMPANIONS.map(({ id, name }) => [id, name])),
  }),
  describeByName(WordsChosen, { kind: 'account', slot: 'words', idOf: ({ words }) => words, names: WORDS_NAMES }),
  describeType(JournalRenamed, { kind: 'writing' }),
  describeType(MoodSaved, {
    kind: 'feelings',
    subjects: FEELING_SUBJECTS,
    factsOf: ({ data }) => ({
      subject: feelingSubject(data),
      ...(hadWords(MoodSaved, data) ? { moodId: data.moodId } : {}),
    }),
    words: ({ subject }) => feelingWords(subject),
  }),
  describeType(JournalEntryWritten, {
    kind: 'writing',
    subjects: ['', DRAWN],
    factsOf: ({ data }) => ({ subject: data.isDrawn ? DRAWN : '', moodId: data.moodId }),
    words: ({ subject }) => (subject === DRAWN ? { when: 'isDrawn' } : {}),
  }),
  describeType(NoteErased, {
    kind: 'writing',
    actors: ['child', 'grown-up', 'system'],
    words: ({ actor }) => (actor === 'system' ? { when: 'by=system' } : {}),
  }),
  describeType(CheckedIn, {
    kind: 'feelings',
    factsOf: ({ data }) => ({ figure: data.totalCheckIns }),
    words: ({ figure }) => ({ slots: { totalCheckIns: numberWords(figure) } }),
  }),
  describeType(StreakStarted, { kind: 'feelings' }),
  describeType(StreakExtended, {
    kind: 'feelings',
    factsOf: ({ data }) => ({ figure: data.currentStreak }),
    words: ({ figure }) => ({ slots: { currentStreak: numberWords(figure) } }),
  }),
  // The day that rested, not the one on which that was found out.
  describeType(RestDayUsed, { kind: 'feelings', factsOf: ({ data }) => ({ localDate: data.date }) }),
  describeType(AffirmationKept, { kind: 'writing' }),
  describeType(ActivityStarted, {
    ...activity,
    factsOf: ({ data }) => ({ subject: activitySubject(data) }),
    words: ({ subject }) => activityWords(subject, null),
  }),
  describeType(ActivityCompleted, {
    ...activity,
    factsOf: ({ data }) => ({ subject: activitySubject(data), figure: data.duration }),
    words: ({ subject, figure }) => activityWords(subject, figure),
  }),
];

/** Nothing where every line of that subject is meant. */
export const numberWords = (figure: number | null): string => (figure === null ? '' : String(figure));
