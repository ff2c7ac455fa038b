import { GrownUpAreaClosed } from '@wonderlings/family/events';
import {
  type Command,
  childGone,
  command,
  DomainError,
  type Draft,
  draft,
  type EventOf,
  localDateIn,
} from '@wonderlings/kernel';
import { type AccountState, accountFacet, definedOf, type Profile, profileOf } from './account.ts';
import { wonderlingAt } from './catalogue.ts';
import type { ChangeSettingsInput } from './contract.ts';
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
} from './events.ts';

/** What a child can tell about itself, as its first words or later. */
type Told = ChangeSettingsInput & { readonly journalName?: string | undefined };

interface Registration {
  readonly username: string;
  readonly displayName: string;
  readonly told?: Told;
  readonly isSandbox?: boolean;
  readonly remembersDevice?: boolean;
  readonly showsPicture?: boolean;
}

/** The child's first act. */
export function register(registration: Registration) {
  const {
    username,
    displayName,
    told = {},
    isSandbox = false,
    remembersDevice = false,
    showsPicture = false,
  } = registration;
  return command(accountFacet, (state) => {
    if (state.status === 'erased') throw childGone();
    if (state.status === 'here') {
      throw new DomainError('conflict', 'account.registered', 'This account has been made already.');
    }
    return [
      draft(ChildRegistered, { username, displayName, isSandbox }),
      ...profileChanges(profileOf({ username, displayName }), told),
      ...rememberedIf(remembersDevice),
      ...shownIf(showsPicture),
    ];
  });
}

/** A visitor steps into a demo child. */
export const startSandbox = (expiresAt: Date) =>
  whenHere(() => [draft(SandboxStarted, { expiresAt: expiresAt.toISOString() })]);

interface SignIn {
  readonly by: EventOf<typeof SignedIn>['data']['by'];
  readonly remembersDevice?: boolean;
  readonly showsPicture?: boolean;
}

export const signIn = ({ by, remembersDevice = false, showsPicture = false }: SignIn) =>
  whenHere(() => [draft(SignedIn, { by }), ...rememberedIf(remembersDevice), ...shownIf(showsPicture)]);

export const showPicture = () => whenHere(() => shownIf(true));

/** Who holds the device may do it, so it may be one of its other children. */
export const takePictureOff = ({ closesArea = false }: Pick<Ending, 'closesArea'> = {}) =>
  whenHere(() => [draft(PictureTakenOff, {}), ...closedIf(closesArea)], { beyondQuota: true });

/** What the vault has done: it had a code before, and has one now. */
export const changePictureCode = ({ had, has }: { readonly had: boolean; readonly has: boolean }) =>
  whenHere(() => [has ? draft(PictureCodeSet, { isNew: !had }) : draft(PictureCodeRemoved, {})], {
    beyondQuota: true,
  });

export const lockPictureCode = ({ over }: EventOf<typeof PictureCodeLocked>['data']) =>
  whenHere(() => [draft(PictureCodeLocked, { over })], { beyondQuota: true });

interface Ending {
  readonly forgetsDevice: boolean;
  /** The grown-up area was open there, and has closed with it. */
  readonly closesArea?: boolean;
}

const ended = ({ forgetsDevice, closesArea = false }: Ending) => [
  ...(forgetsDevice ? [draft(DeviceForgotten, {})] : []),
  ...closedIf(closesArea),
];

export const signOut = (ending: Ending) =>
  whenHere(() => [draft(SignedOut, {}), ...ended(ending)], { beyondQuota: true });

interface EndingElsewhere extends Ending {
  readonly why?: EventOf<typeof SignedOutElsewhere>['data']['why'];
}

/** Ended from here. What ended there has been ended in the vault. */
export const signOutElsewhere = ({ why, ...ending }: EndingElsewhere) =>
  whenHere(() => [draft(SignedOutElsewhere, why === undefined ? {} : { why }), ...ended(ending)], {
    beyondQuota: true,
  });

/** A place that was not used any more. It is told of on the day of its last use, and so on no day of its own. */
export const expireSession = (usedAt: Date) =>
  whenHere(({ timeZone }) => [draft(SessionExpired, { lastUsedOn: localDateIn(usedAt, timeZone) })], {
    beyondQuota: true,
  });

/** The password itself has been changed in the vault. */
export const recordPasswordChange = ({ closesArea = false }: Pick<Ending, 'closesArea'> = {}) =>
  whenHere(() => [draft(PasswordChanged, {}), ...closedIf(closesArea)], { beyondQuota: true });

const closedIf = (closesArea: boolean) => (closesArea ? [draft(GrownUpAreaClosed, {})] : []);

/** Records what differs from what is known, and nothing when nothing does. Null, or an empty birthday, takes away. */
export const changeProfile = (input: ChangeSettingsInput) => whenHere(({ profile }) => profileChanges(profile, input));

export const renameJournal = (journalName: string) =>
  whenHere(({ profile }) => profileChanges(profile, { journalName }));

type Here = Extract<AccountState, { status: 'here' }>;

/** A command that needs a child that registered and is still here. */
function whenHere(
  decide: (state: Here) => readonly Draft[],
  options?: Pick<Command, 'beyondQuota'>,
): Command<AccountState> {
  const whenStillHere: Command<AccountState>['decide'] = (state) => {
    if (state.status !== 'here') throw childGone();
    return decide(state);
  };
  return command(accountFacet, whenStillHere, options);
}

const rememberedIf = (remembersDevice: boolean) => (remembersDevice ? [draft(DeviceRemembered, {})] : []);

const shownIf = (showsPicture: boolean) => (showsPicture ? [draft(PictureShown, {})] : []);

function profileChanges(profile: Profile, told: Told): readonly Draft[] {
  const { defaultTheme, selectedWonderling, words, journalName } = told;
  const fields = changesTo(profile, told);
  const wonderling = wonderlingAt(selectedWonderling);
  const drafts: Draft[] = [];
  if (Object.keys(fields).length > 0) drafts.push(draft(ProfileChanged, fields));
  if (defaultTheme !== undefined && defaultTheme !== profile.theme) {
    drafts.push(draft(ThemeChosen, { theme: defaultTheme }));
  }
  if (selectedWonderling !== undefined && wonderling !== undefined && selectedWonderling !== profile.wonderling) {
    drafts.push(draft(WonderlingChosen, { wonderling, number: selectedWonderling }));
  }
  if (words !== undefined && words !== profile.words) drafts.push(draft(WordsChosen, { words }));
  if (journalName !== undefined && journalName !== profile.journalName) {
    drafts.push(draft(JournalRenamed, { journalName }));
  }
  return drafts;
}

type ProfileFields = EventOf<typeof ProfileChanged>['data'];

function changesTo(known: Profile, input: ChangeSettingsInput): ProfileFields {
  const { displayName, birthday, profileImage, favoriteColor } = input;
  const asked = definedOf({
    // A user without a display name is called by the username.
    displayName: displayName === null ? known.username : displayName,
    birthday: birthday === '' ? null : birthday,
    profileImage,
    favoriteColor: favoriteColor?.toLowerCase(),
  });
  // Some of the fields that were asked for, each with its own value.
  return Object.fromEntries(
    Object.entries(asked).filter(([name, value]) => value !== known[name as keyof typeof asked]),
  ) as ProfileFields;
}
