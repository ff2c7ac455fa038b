import { type DomainEvent, type EventOf, on, readTable } from '@wonderlings/kernel';
import { definedOf } from './account.ts';
import { DEFAULT_COLOR, DEFAULT_THEME, DEFAULT_WORDS, JOURNAL_NAME, type Words } from './contract.ts';
import {
  ChildRegistered,
  JournalRenamed,
  ProfileChanged,
  ThemeChosen,
  WonderlingChosen,
  WordsChosen,
} from './events.ts';

export type UserRow = {
  readonly id: string;
  readonly username: string;
  readonly display_name: string;
  readonly birthday: string | null;
  readonly favorite_color: string;
  readonly default_theme: string;
  readonly profile_image: string | null;
  readonly journal_name: string;
  readonly selected_wonderling: number | null;
  readonly words: Words;
  readonly created: string;
  readonly is_demo: boolean;
};

const own = ({ childId }: DomainEvent) => [[childId]];

/** The children. No password: hashes live in the vault only, since a read table is for reading. */
export const users = readTable<UserRow>({
  name: 'users',
  version: 2,
  columns: {
    id: { type: 'uuid' },
    username: { type: 'text', sealed: true },
    display_name: { type: 'text', sealed: true },
    birthday: { type: 'text', nullable: true, sealed: true },
    favorite_color: { type: 'text' },
    default_theme: { type: 'text' },
    profile_image: { type: 'text', nullable: true, sealed: true },
    journal_name: { type: 'text', sealed: true },
    selected_wonderling: { type: 'integer', nullable: true },
    words: { type: 'text' },
    created: { type: 'timestamptz' },
    is_demo: { type: 'boolean' },
  },
  key: ['id'],
  owner: 'id',
  folds: [
    on(ChildRegistered, own, (row, { childId, at, data }) => again(row, newcomer(childId, at, data))),
    on(ProfileChanged, own, (row, { data }) => (row ? { ...row, ...profileColumns(data) } : null)),
    on(ThemeChosen, own, (row, { data }) => (row ? { ...row, default_theme: data.theme } : null)),
    on(WonderlingChosen, own, (row, { data }) => (row ? { ...row, selected_wonderling: data.number } : null)),
    on(WordsChosen, own, (row, { data }) => (row ? { ...row, words: data.words } : null)),
    on(JournalRenamed, own, (row, { data }) => (row ? { ...row, journal_name: data.journalName } : null)),
  ],
});

/** A history that was brought in tells of the child from its first day; how it signs in here is this account's. */
const again = (row: UserRow | undefined, told: UserRow): UserRow =>
  row && row.created !== told.created ? { ...told, username: row.username, is_demo: row.is_demo } : (row ?? told);

type Newcomer = EventOf<typeof ChildRegistered>['data'];

function newcomer(childId: string, at: string, { username, displayName, isSandbox }: Newcomer): UserRow {
  return {
    id: childId,
    username,
    display_name: displayName,
    birthday: null,
    favorite_color: DEFAULT_COLOR,
    default_theme: DEFAULT_THEME,
    profile_image: null,
    journal_name: JOURNAL_NAME.default,
    selected_wonderling: null,
    words: DEFAULT_WORDS,
    created: at,
    is_demo: isSandbox,
  };
}

type ChangedProfile = EventOf<typeof ProfileChanged>['data'];

function profileColumns({ displayName, birthday, profileImage, favoriteColor }: ChangedProfile): Partial<UserRow> {
  return definedOf({
    display_name: displayName,
    birthday,
    profile_image: profileImage,
    favorite_color: favoriteColor,
  });
}

/** The row as it is once the events are folded too: an answer need not wait for the read model. */
export function userAfter(row: UserRow | undefined, events: readonly DomainEvent[]): UserRow | undefined {
  return events.reduce<UserRow | undefined>((known, event) => {
    const fold = users.folds.find(({ type }) => type === event.type);
    return fold ? (fold.fold(known, event, [event.childId]) ?? undefined) : known;
  }, row);
}
