import {
  endpoint,
  Instant,
  lengthsOf,
  NewAchievement,
  NewRewards,
  OkAnswer,
  TEXT_LIMITS,
  text,
  textLength,
  UserIdParams,
  UserIdQuery,
} from '@wonderlings/kernel/contract';
import { z } from 'zod';
import { WONDERLING_IDS } from './catalogue.ts';

/** Specification 000, section 5; the upper bounds and the alphabet are settled in the product page. */
export const USERNAME = { min: 3, max: 30 } as const;
export const PASSWORD = { min: 6, max: 128 } as const;
export const DISPLAY_NAME = { min: 2, max: TEXT_LIMITS.name } as const;
export const JOURNAL_NAME = { max: TEXT_LIMITS.name, default: 'My Feelings Journal' } as const;
export const DEFAULT_COLOR = '#8b5cf6';
export const DEFAULT_THEME = 'theme1';
/** Specification 000, section 2: the six themes. */
export const THEME_IDS = ['theme1', 'theme2', 'theme3', 'theme4', 'theme5', 'theme6'] as const;
/** How everything is said to the child. `plain` is meant for 12 and over; who likes which is the child's own choice. */
export const WORDS = ['playful', 'plain'] as const;
export type Words = (typeof WORDS)[number];
export const DEFAULT_WORDS: Words = 'playful';
export { DEMO_ACCOUNT, DEMO_GROWN_UP_PASSWORD } from './demo-contract.ts';

export const MESSAGES = {
  usernameShort: 'Username must be at least 3 characters',
  usernameLong: 'Username must be at most 30 characters',
  // At sign-in, where names of former rules are known too.
  signInNameLong: 'No username is that long',
  usernameLetters: 'Use only letters, numbers, and _ . -',
  passwordShort: 'Password must be at least 6 characters',
  passwordLong: 'Password must be at most 128 characters',
  passwordCommon: 'Lots of people use that one. Try three odd words.',
  displayNameShort: 'Display name must be at least 2 characters',
  displayNameLong: 'Display name must be at most 50 characters',
  passwordsDiffer: "Passwords don't match",
  // Not as at sign-in: the form of the settings has words of its own (specification 001, section 5).
  newPasswordShort: 'Password must be at least 6 characters long.',
  usernameTaken: 'That username is taken. Please try another one.',
  birthdayForm: 'Please write it as MM/DD/YYYY.',
  journalNameBlank: 'Your journal needs a name.',
  journalNameLong: 'Please use at most 50 characters.',
} as const;

const Username = z
  .string()
  .trim()
  .min(USERNAME.min, MESSAGES.usernameShort)
  .max(USERNAME.max, MESSAGES.usernameLong)
  .regex(/^[A-Za-z0-9_.-]+$/, MESSAGES.usernameLetters);
const password = (tooShort: string) => text({ ...PASSWORD, tooShort, tooLong: MESSAGES.passwordLong });
const Password = password(MESSAGES.passwordShort);
/** Zero-width and other invisible characters: a name of nothing else would be an empty place on every page. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const LINE_BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu;
/** They turn the direction of what stands beside a name. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/gu;
const asOneLine = (value: string) => value.replace(LINE_BREAKS, ' ').replace(DIRECTIONS, '').trim();
const name = (options: {
  readonly min: number;
  readonly max: number;
  readonly tooShort: string;
  readonly tooLong: string;
}) =>
  z
    .string()
    .overwrite(asOneLine)
    .refine((value) => textLength(value.replace(INVISIBLE, '').trim()) >= options.min, options.tooShort)
    .meta(lengthsOf(options))
    .pipe(text(options));
const DisplayName = name({
  ...DISPLAY_NAME,
  tooShort: MESSAGES.displayNameShort,
  tooLong: MESSAGES.displayNameLong,
});
/** Whether a second, rotating token lets this device sign in again by itself for 30 days: only if asked for. */
const RememberDevice = z.boolean().default(false);
/** Whether this device shows the child's picture at its sign-in page: only if asked for. */
const ShowPicture = z.boolean().default(false);

/** The default is for answers that were kept on a device before there was a choice. */
const WordsAnswer = z.enum(WORDS).default(DEFAULT_WORDS);

export const User = z
  .object({
    id: z.string(),
    username: z.string(),
    displayName: z.string().nullable(),
    journalName: z.string(),
    favoriteColor: z.string(),
    defaultTheme: z.string(),
    words: WordsAnswer,
    birthday: z.string().nullable(),
    profileImage: z.string().nullable(),
    selectedWonderling: z.int().nullable(),
    created: Instant,
    isDemo: z.boolean(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

/** At sign-in only the specified lengths are checked: an old name outside today's alphabet must still get an answer. */
export const LoginInput = z.object({
  username: z.string().trim().min(USERNAME.min, MESSAGES.usernameShort).max(200, MESSAGES.signInNameLong),
  password: Password,
  rememberDevice: RememberDevice,
  showPicture: ShowPicture,
});
/** `MM/DD/YYYY` as the mask writes it; the specification asks for no validity check. */
const Birthday = z
  .string()
  .max(10, MESSAGES.birthdayForm)
  .regex(/^[0-9/]*$/, MESSAGES.birthdayForm);
const Color = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'Please choose a color like #8b5cf6.');
const ProfileImage = text({ min: 1, max: 16 });
const SelectedWonderling = z.int().min(1).max(WONDERLING_IDS.length);
const Theme = z.enum(THEME_IDS);
const JournalName = name({
  min: 1,
  max: JOURNAL_NAME.max,
  tooShort: MESSAGES.journalNameBlank,
  tooLong: MESSAGES.journalNameLong,
});

export const Settings = z
  .object({
    birthday: z.string().nullable(),
    displayName: z.string().nullable(),
    profileImage: z.string().nullable(),
    selectedWonderling: z.int().nullable(),
    journalName: z.string(),
    favoriteColor: z.string(),
    defaultTheme: z.string(),
    words: WordsAnswer,
  })
  .meta({ id: 'Settings' });
export type Settings = z.infer<typeof Settings>;
/** The settings after a change, and what it earned. */
export const ChangedSettings = Settings.extend({
  /** Optional for the browser, as `newRewards` are. */
  newAchievements: z.array(NewAchievement).optional(),
  newRewards: NewRewards,
}).meta({ id: 'ChangedSettings' });
export type ChangedSettings = z.infer<typeof ChangedSettings>;
/** What is not sent stays. Null takes away what a child told about itself; without a display name it is its username. */
export const ChangeSettingsInput = z.object({
  birthday: Birthday.nullable().optional(),
  displayName: DisplayName.nullable().optional(),
  profileImage: ProfileImage.nullable().optional(),
  selectedWonderling: SelectedWonderling.optional(),
  favoriteColor: Color.optional(),
  defaultTheme: Theme.optional(),
  words: z.enum(WORDS).optional(),
});
export type ChangeSettingsInput = z.infer<typeof ChangeSettingsInput>;

/** What is null is not told yet. */
const orNull = <Field extends z.ZodType>(field: Field) => field.nullish().transform((value) => value ?? undefined);
/**
 * The user's fields without id and created (specification 000, section 5). Only name and password must be there: without a
 * display name the child is called by its username.
 */
export const RegisterInput = z.object({
  username: Username,
  password: Password,
  displayName: orNull(DisplayName),
  birthday: orNull(Birthday),
  profileImage: orNull(ProfileImage),
  selectedWonderling: orNull(SelectedWonderling),
  favoriteColor: orNull(Color),
  defaultTheme: orNull(Theme),
  journalName: orNull(JournalName),
  rememberDevice: RememberDevice,
  showPicture: ShowPicture,
});
export type RegisterInput = z.infer<typeof RegisterInput>;
/** The form's shape; `confirmPassword` never leaves the browser. */
export const RegisterForm = z
  .object({
    username: Username,
    displayName: DisplayName,
    password: Password,
    confirmPassword: Password,
    rememberDevice: RememberDevice,
    showPicture: ShowPicture,
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: MESSAGES.passwordsDiffer,
    // Whatever is wrong with the other fields: two errors are mended faster when both are told at once.
    when: ({ value }) => Passwords.safeParse(value).success,
  });
const Passwords = z.object({ password: z.string(), confirmPassword: z.string() });
export const RenameJournalInput = z.object({ journalName: JournalName });
export const ChangePasswordInput = z.object({
  currentPassword: z.string().min(1).max(200),
  newPassword: password(MESSAGES.newPasswordShort),
});

const tag = 'Account';
export const getUser = endpoint({
  method: 'GET',
  path: '/api/user',
  summary: 'The child that is signed in',
  tag,
  access: 'child',
  query: UserIdQuery,
  status: 200,
  answer: User,
});
export const getUserById = endpoint({
  method: 'GET',
  path: '/api/user/{userId}',
  summary: 'The child that is signed in, asked for by its own id',
  tag,
  access: 'child',
  params: UserIdParams,
  status: 200,
  answer: User,
});
export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  summary: 'Sign in; the demo account opens a private sandbox of its own',
  tag,
  access: 'guest',
  body: LoginInput,
  status: 200,
  answer: User,
  refusals: {
    403: 'The account is asleep until it is erased (`account.asleep`), or another website sent this',
    503: 'There are as many demos as there may be (`demo.full`), or a store cannot be reached right now',
  },
});
export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  summary: 'Make an account and sign in',
  tag,
  access: 'guest',
  body: RegisterInput,
  status: 201,
  answer: User,
  refusals: { 409: 'The username is taken' },
});
export const autoLogin = endpoint({
  method: 'POST',
  path: '/api/auto-login',
  summary: 'Trade this device’s remembered token for a session',
  tag,
  access: 'guest',
  status: 200,
  answer: User,
});
export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  summary: 'End the session and forget this device',
  tag,
  access: 'guest',
  status: 200,
  answer: OkAnswer,
});
export const getSettings = endpoint({
  method: 'GET',
  path: '/api/user/settings',
  summary: 'What the child can change about itself',
  tag,
  access: 'child',
  status: 200,
  answer: Settings,
});
export const changeSettings = endpoint({
  method: 'PUT',
  path: '/api/user/settings',
  summary: 'Change the fields that are sent, take away those that are null, keep the others',
  tag,
  access: 'child',
  body: ChangeSettingsInput,
  status: 200,
  answer: ChangedSettings,
});
export const renameJournal = endpoint({
  method: 'POST',
  path: '/api/user/settings',
  summary: 'Name the journal',
  tag,
  access: 'child',
  body: RenameJournalInput,
  status: 200,
  answer: ChangedSettings,
});
export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/user/password',
  summary: 'Change the password; other sessions and remembered devices end',
  tag,
  access: 'child',
  body: ChangePasswordInput,
  status: 200,
  answer: OkAnswer,
  refusals: { 403: 'The current password is not right' },
});
