import { ChildErased, defineFacet, type EventOf } from '@wonderlings/kernel';
import { DEFAULT_COLOR, DEFAULT_THEME, DEFAULT_WORDS, JOURNAL_NAME, type Words } from './contract.ts';
import {
  ChildRegistered,
  JournalRenamed,
  ProfileChanged,
  SignedIn,
  ThemeChosen,
  WonderlingChosen,
  WordsChosen,
} from './events.ts';

/** What a child has told about itself, as far as a change must be compared with it. */
export interface Profile {
  readonly username: string;
  readonly displayName: string;
  readonly birthday: string | null;
  readonly profileImage: string | null;
  readonly favoriteColor: string;
  readonly theme: string;
  /** The companion's place in the catalogue, from 1. */
  readonly wonderling: number | null;
  readonly words: Words;
  readonly journalName: string;
}

export type AccountState =
  | { readonly status: 'none' }
  | {
      readonly status: 'here';
      readonly profile: Profile;
      /** Where the child was when it last came in. */
      readonly timeZone: string;
    }
  | { readonly status: 'erased' };

const FRESH = {
  birthday: null,
  profileImage: null,
  favoriteColor: DEFAULT_COLOR,
  theme: DEFAULT_THEME,
  wonderling: null,
  words: DEFAULT_WORDS,
  journalName: JOURNAL_NAME.default,
} as const;

/** What is known of a child that has told its names only. */
export const profileOf = (names: Pick<Profile, 'username' | 'displayName'>): Profile => ({ ...FRESH, ...names });

type Listened =
  | typeof ChildRegistered
  | typeof SignedIn
  | typeof ProfileChanged
  | typeof ThemeChosen
  | typeof WonderlingChosen
  | typeof WordsChosen
  | typeof JournalRenamed
  | typeof ChildErased;

export const accountFacet = defineFacet<AccountState, Listened>({
  name: 'account',
  initial: { status: 'none' },
  events: [
    ChildRegistered,
    SignedIn,
    ProfileChanged,
    ThemeChosen,
    WonderlingChosen,
    WordsChosen,
    JournalRenamed,
    ChildErased,
  ],
  evolve(state, event) {
    switch (event.type) {
      case 'ChildRegistered':
        return {
          status: 'here',
          profile: profileOf({ ...namesOf(event.data), ...ownName(state) }),
          timeZone: event.timeZone,
        };
      case 'SignedIn':
        return state.status === 'here' ? { ...state, timeZone: event.timeZone } : state;
      case 'ProfileChanged':
        return changed(state, definedOf(event.data));
      case 'ThemeChosen':
        return changed(state, { theme: event.data.theme });
      case 'WonderlingChosen':
        return changed(state, { wonderling: event.data.number });
      case 'WordsChosen':
        return changed(state, { words: event.data.words });
      case 'JournalRenamed':
        return changed(state, { journalName: event.data.journalName });
      case 'ChildErased':
        return { status: 'erased' };
    }
  },
});

/** A history that was brought in begins with a registration too: the account keeps the name that it signs in with. */
const ownName = (state: AccountState) => (state.status === 'here' ? { username: state.profile.username } : {});

const namesOf = ({ username, displayName }: EventOf<typeof ChildRegistered>['data']) => ({ username, displayName });

function changed(state: AccountState, fields: Partial<Profile>): AccountState {
  return state.status === 'here' ? { ...state, profile: { ...state.profile, ...fields } } : state;
}

type Defined<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** Without the fields that are undefined: a spread would set them. */
export function definedOf<Fields extends object>(fields: Fields): Defined<Fields> {
  // What is left has a value in each of its fields.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<Fields>;
}
