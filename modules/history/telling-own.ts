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
import { FEELING_SUBJECTS, feelingSubject, feelingWords } from './feeling-subject.ts';
import { type Telling, tell, tellNamed } from './telling.ts';

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
export const OWN_TELLINGS: readonly Telling[] = [
  tell(ChildRegistered, account),
  tell(SandboxStarted, account),
  tell(SignedIn, {
    ...account,
    subjects: ['', ...BY_PICTURE],
    told: ({ data }) => ({ subject: BY_PICTURE.find((by) => by === data.by) ?? '' }),
    words: ({ subject }) => (subject === '' ? {} : { when: subject }),
  }),
  tell(SignedOut, account),
  tell(SignedOutElsewhere, {
    ...account,
    actors: ['child', 'system'],
    subjects: ['', 'all', 'expired'],
    told: ({ data }) => ({ subject: data.why ?? '' }),
    words: ({ subject }) => (subject === '' ? {} : { when: subject }),
  }),
  // The day of its last use: the day on which that was found out is often one without the child.
  tell(SessionExpired, { ...account, actors: ['system'], told: ({ data }) => ({ localDate: data.lastUsedOn }) }),
  tell(DeviceRemembered, account),
  tell(DeviceForgotten, account),
  tell(PictureShown, account),
  tell(PictureTakenOff, account),
  tell(PictureCodeSet, {
    ...account,
    subjects: ['', 'changed'],
    told: ({ data }) => ({ subject: data.isNew ? '' : 'changed' }),
    words: ({ subject }) => (subject === '' ? {} : { when: subject }),
  }),
  tell(PictureCodeRemoved, account),
  tell(PictureCodeLocked, {
    ...account,
    subjects: ['', 'over'],
    told: ({ data }) => ({ subject: data.over ? 'over' : '' }),
    words: ({ subject }) => (subject === '' ? {} : { when: subject }),
  }),
  tell(PasswordChanged, account),
  tell(ProfileChanged, {
    kind: 'account',
    subjects: FIELD_SETS,
    told: ({ data }) => ({ subject: fieldsOf(data) }),
    words: ({ subject }) => ({
      slots: { fields: inWords(subject.split(' ').flatMap((field) => FIELDS.get(field) ?? [])) || 'settings' },
    }),
  }),
  tellNamed(ThemeChosen, { kind: 'stickers', slot: 'theme', idOf: ({ theme }) => theme, names: THEME_NAMES }),
  tellNamed(WonderlingChosen, {
    kind: 'stickers',
    slot: 'wonderling',
    idOf: ({ wonderling }) => wonderling,
    names: new Map(COMPANIONS.map(({ id, name }) => [id, name])),
  }),
  tellNamed(WordsChosen, { kind: 'account', slot: 'words', idOf: ({ words }) => words, names: WORDS_NAMES }),
  tell(JournalRenamed, { kind: 'writing' }),
  tell(MoodSaved, {
    kind: 'feelings',
    subjects: FEELING_SUBJECTS,
    told: ({ data }) => ({
      subject: feelingSubject(data),
      ...(hadWords(MoodSaved, data) ? { moodId: data.moodId } : {}),
    }),
    words: ({ subject }) => feelingWords(subject),
  }),
  tell(JournalEntryWritten, {
    kind: 'writing',
    subjects: ['', DRAWN],
    told: ({ data }) => ({ subject: data.isDrawn ? DRAWN : '', moodId: data.moodId }),
    words: ({ subject }) => (subject === DRAWN ? { when: 'isDrawn' } : {}),
  }),
  tell(NoteErased, {
    kind: 'writing',
    actors: ['child', 'grown-up', 'system'],
    words: ({ actor }) => (actor === 'system' ? { when: 'by=system' } : {}),
  }),
  tell(CheckedIn, {
    kind: 'feelings',
    told: ({ data }) => ({ figure: data.totalCheckIns }),
    words: ({ figure }) => ({ slots: { totalCheckIns: numberWords(figure) } }),
  }),
  tell(StreakStarted, { kind: 'feelings' }),
  tell(StreakExtended, {
    kind: 'feelings',
    told: ({ data }) => ({ figure: data.currentStreak }),
    words: ({ figure }) => ({ slots: { currentStreak: numberWords(figure) } }),
  }),
  // The day that rested, not the one on which that was found out.
  tell(RestDayUsed, { kind: 'feelings', told: ({ data }) => ({ localDate: data.date }) }),
  tell(AffirmationKept, { kind: 'writing' }),
  tell(ActivityStarted, {
    ...activity,
    told: ({ data }) => ({ subject: activitySubject(data) }),
    words: ({ subject }) => activityWords(subject, null),
  }),
  tell(ActivityCompleted, {
    ...activity,
    told: ({ data }) => ({ subject: activitySubject(data), figure: data.duration }),
    words: ({ subject, figure }) => activityWords(subject, figure),
  }),
];

/** Nothing where every line of that subject is meant. */
export const numberWords = (figure: number | null): string => (figure === null ? '' : String(figure));
