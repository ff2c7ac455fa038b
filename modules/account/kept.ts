import { type KeptFields, kept, OF_CHILD } from '@wonderlings/kernel';

const username = kept('profile', 'the name to sign in with');
const displayName = kept('profile', 'the name to be called by');
const birthday = kept('profile', 'the birthday, if it was given');
const picture = kept('profile', 'the picture that was picked, as an emoji');
const color = kept('profile', 'the favorite color');
const theme = kept('profile', 'which colors the pages have');
const companion = kept('profile', 'which companion was chosen');
const words = kept('profile', 'whether the words on the pages are playful or plain');
const journalName = kept('profile', 'the name of the journal');
const isDemo = kept('profile', 'whether it is a demo, which is erased after 24 hours');

/** What the account keeps, for the privacy page. */
export const accountKept: KeptFields = {
  ChildRegistered: { username, displayName, isSandbox: isDemo },
  SandboxStarted: { expiresAt: kept('profile', 'when a demo ends') },
  SignedIn: {
    by: kept('sessions', 'how somebody signed in: with the password, on a device that was remembered, or by a picture'),
  },
  SignedOut: kept('sessions', 'that somebody logged out'),
  SignedOutElsewhere: {
    why: kept(
      'sessions',
      'that somebody signed out in another place, or that a remembered device ended after its 30 days',
    ),
  },
  SessionExpired: {
    lastUsedOn: kept('sessions', 'the last day of a sign-in that ended because it was not used any more'),
  },
  DeviceRemembered: kept('sessions', 'that a device was remembered'),
  DeviceForgotten: kept('sessions', 'that a device was forgotten'),
  PictureShown: kept('sessions', 'that a picture was put on a shared device'),
  PictureTakenOff: kept('sessions', 'that it was taken off'),
  PictureCodeSet: { isNew: kept('sessions', 'that a code of four friends was chosen, or another one') },
  PictureCodeRemoved: kept('sessions', 'that the code was taken away'),
  PictureCodeLocked: { over: kept('sessions', 'that the code was tried too often, and whether the picture went too') },
  PasswordChanged: kept('sessions', 'that the password was changed'),
  ProfileChanged: { displayName, birthday, profileImage: picture, favoriteColor: color },
  ThemeChosen: { theme },
  WonderlingChosen: { wonderling: companion, number: companion },
  WordsChosen: { words },
  JournalRenamed: { journalName },
  users: {
    id: OF_CHILD,
    username,
    display_name: displayName,
    birthday,
    favorite_color: color,
    default_theme: theme,
    profile_image: picture,
    journal_name: journalName,
    selected_wonderling: companion,
    words,
    created: kept('profile', 'when the account was made'),
    is_demo: isDemo,
  },
};
