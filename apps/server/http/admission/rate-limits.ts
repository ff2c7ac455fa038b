import { DEMO_ACCOUNT } from '@wonderlings/account/contract';
import { networksOf } from './networks.ts';

/** What a limit may know of a request: its input is parsed, and its child known. */
export interface LimitedCall {
  /** `POST /api/login` */
  readonly call: string;
  /** A plain address. */
  readonly ip: string;
  readonly childId: string | undefined;
  readonly body: unknown;
  /** Of the body, as it came. */
  readonly bodyBytes: number;
  /** About how many the answer to a read will have, by the child's last ones; 0 where there is no telling. */
  readonly answerBytes: number;
  /** The id of this device where the child with the user name in the body has signed in before. */
  readonly knownDevice: string | undefined;
}

export interface RateLimit {
  readonly name: string;
  readonly applies: (call: LimitedCall) => boolean;
  /** What shares one count; undefined: not limited. */
  readonly key: (call: LimitedCall) => string | undefined;
  readonly points: number;
  readonly seconds: number;
  /** How many points a call takes; one where it is left out. */
  readonly cost?: (call: LimitedCall) => number;
  /**
   * What a call that succeeds does to the count, which is there for guesses: `clear` forgets the slips before it, `give-back` only
   * takes back its own point.
   */
  readonly onSuccess?: 'clear' | 'give-back';
  /** A call that a later limit refuses gives its points back, and with `failed` one whose work fails too: shared counts are for what was done. */
  readonly givesBack?: 'refused' | 'failed';
  /** Used up, it refuses no call: it makes the limits after it that are `inStorm` count one so many times. */
  readonly softly?: number;
  readonly inStorm?: true;
  /** Counted in this process alone, because asking Redis costs more than the call. */
  readonly here?: true;
}

const MB = 1_048_576;
const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

const to = (call: string) => (limited: LimitedCall) => limited.call === call;
const isSignIn = to('POST /api/login');
export const isDemo = ({ call, body }: LimitedCall) =>
  call === 'POST /api/login' &&
  usernameIn(body) === DEMO_ACCOUNT.username &&
  passwordIn(body) === DEMO_ACCOUNT.password;
const isRegistration = to('POST /api/register');
/** With a right password, if it succeeds. */
export const isPasswordSignIn = (call: LimitedCall) => isRegistration(call) || (isSignIn(call) && !isDemo(call));
const isNewDevice = ({ knownDevice }: LimitedCall) => knownDevice === undefined;
const isNewSignIn = (call: LimitedCall) => isSignIn(call) && isNewDevice(call);
const isRead = ({ call }: LimitedCall) => call.startsWith('GET ');
const isWrite = (call: LimitedCall) => !isRead(call);
/** Signing in, signing out and ending sessions elsewhere: they have limits of their own, and a flood of writes must not stop them. */
const COMING_AND_GOING = new Set([
  'POST /api/login',
  'POST /api/auto-login',
  'POST /api/pictures/{id}/sign-in',
  'DELETE /api/pictures/{id}',
  'POST /api/logout',
  'PUT /api/user/password',
  'DELETE /api/sign-ins',
  'DELETE /api/sign-ins/{id}',
  'DELETE /api/grown-up/open',
  'DELETE /api/grown-up/reset',
  'POST /api/erasure',
  'POST /api/grown-up/erasure',
  'POST /api/erasure/undo',
]);
/** Each tells whether a guess of the child's own password was right. */
const OWN_PASSWORD = new Set(['PUT /api/user/password', 'POST /api/pictures', 'PUT /api/pictures/{id}/code']);
/** Each costs a hash, and tells whether a guess was right. */
const GROWN_UP_PASSWORD = new Set([
  'POST /api/grown-up/password',
  'PUT /api/grown-up/password',
  'POST /api/grown-up/open',
  'POST /api/grown-up/reset',
  'POST /api/consent',
  'POST /api/consent/withdrawal',
]);
const isImportPart = to('PUT /api/import/{id}/parts/{part}');
const isContent = (call: LimitedCall) => isWrite(call) && !COMING_AND_GOING.has(call.call) && !isImportPart(call);

const narrow = ({ ip }: LimitedCall) => networksOf(ip).narrow;
const wide = ({ ip }: LimitedCall) => networksOf(ip).wide;
const together = () => 'all';
const child = ({ childId }: LimitedCall) => childId;
/** The demo's password is no secret, and many may try it at once. */
const guessedName = ({ body }: LimitedCall) =>
  usernameIn(body) === DEMO_ACCOUNT.username ? undefined : usernameIn(body);

/**
 * A whole school can sit behind one address, so limits by network are wide and those on guessing are narrow. Several servers
 * count together in Redis; without one, each by itself, and a limit is as many times wider. Limits that refuse by what all callers
 * share come after those by network, or one network could use them up for all.
 */
export const RATE_LIMITS: readonly RateLimit[] = [
  // Four a second are a sixth of what a core can hash. Past it everything goes on, with a tenth for each network where a device is new.
  {
    name: 'sign-in-all',
    applies: isSignIn,
    key: (call) => (isNewDevice(call) && !isDemo(call) ? together() : undefined),
    points: 240,
    seconds: MINUTE,
    softly: 10,
    givesBack: 'refused',
  },
  // No neighbor locks a child out of a device that is its own: that has a count of its own below.
  { name: 'sign-in-address', applies: isNewSignIn, key: narrow, points: 150, seconds: 600, inStorm: true },
  { name: 'sign-in-wide', applies: isNewSignIn, key: wide, points: 60, seconds: MINUTE, inStorm: true },
  {
    name: 'sign-in-guesses',
    applies: isSignIn,
    // Guesses from elsewhere do not lock a child out where it is.
    key: (call) => withName(call, call.knownDevice === undefined ? narrow(call) : undefined),
    points: 10,
    seconds: 900,
    onSuccess: 'clear',
  },
  {
    name: 'sign-in-known-device',
    applies: isSignIn,
    key: (call) => (call.knownDevice === undefined ? undefined : withName(call, call.knownDevice)),
    // Not cleared by a success: each sign-in is an event, and no child comes in twice a minute.
    points: 30,
    seconds: 900,
  },
  {
    name: 'sign-in-known-device-day',
    applies: isSignIn,
    key: (call) => (call.knownDevice === undefined ? undefined : withName(call, call.knownDevice)),
    points: 200,
    seconds: DAY,
  },
  {
    name: 'sign-in-name',
    applies: isSignIn,
    // From anywhere: a hundred networks are no hundred times ten guesses.
    key: (call) => (call.knownDevice === undefined ? guessedName(call) : undefined),
    points: 100,
    seconds: DAY,
    onSuccess: 'give-back',
  },
  // Each demo makes a child with a key and about three weeks of events, which stay for a day. Twenty in ten minutes are a class.
  { name: 'demo-address', applies: isDemo, key: narrow, points: 20, seconds: 600 },
  { name: 'demo-address-day', applies: isDemo, key: narrow, points: 150, seconds: DAY },
  { name: 'demo-wide', applies: isDemo, key: wide, points: 40, seconds: 600 },
  { name: 'demo-all', applies: isDemo, key: together, points: 20, seconds: MINUTE, givesBack: 'failed' },
  { name: 'demo-day', applies: isDemo, key: together, points: 3_000, seconds: DAY, givesBack: 'failed' },
  {
    name: 'register-all',
    applies: isRegistration,
    key: together,
    points: 600,
    seconds: HOUR,
    softly: 10,
    givesBack: 'refused',
  },
  { name: 'register-wide', applies: isRegistration, key: wide, points: 120, seconds: HOUR, inStorm: true },
  { name: 'register-address', applies: isRegistration, key: narrow, points: 60, seconds: HOUR, inStorm: true },
  { name: 'register-address-day', applies: isRegistration, key: narrow, points: 300, seconds: DAY },
  { name: 'auto-login-address', applies: to('POST /api/auto-login'), key: narrow, points: 600, seconds: 600 },
  // Beside the tries of a code, which the vault counts: a class may share a tablet, and a script may hold none.
  {
    name: 'picture-sign-in-address',
    applies: to('POST /api/pictures/{id}/sign-in'),
    key: narrow,
    points: 300,
    seconds: 600,
  },
  { name: 'picture-off-address', applies: to('DELETE /api/pictures/{id}'), key: narrow, points: 60, seconds: 600 },
  {
    name: 'password-child',
    applies: ({ call }) => OWN_PASSWORD.has(call),
    // With the network, so that a thief elsewhere cannot use up the tries of the child; not cleared, since each change is an event.
    key: (call) => call.childId && `${call.childId} ${narrow(call)}`,
    points: 10,
    seconds: 900,
  },
  // Beside the waits that wrong tries cost in the vault: those calls take a guess of the child's own password too.
  {
    name: 'grown-up-child',
    applies: ({ call }) => GROWN_UP_PASSWORD.has(call),
    key: (call) => call.childId && `${call.childId} ${narrow(call)}`,
    points: 20,
    seconds: 900,
  },
  {
    name: 'grown-up-child-day',
    applies: ({ call }) => GROWN_UP_PASSWORD.has(call),
    key: child,
    points: 200,
    seconds: DAY,
  },
  {
    name: 'erasure-child',
    applies: ({ call }) => call === 'POST /api/erasure' || call === 'POST /api/grown-up/erasure',
    key: (call) => call.childId && `${call.childId} ${narrow(call)}`,
    points: 10,
    seconds: 900,
  },
  // A guess of either password, as at a sign-in.
  { name: 'waking-name', applies: to('POST /api/erasure/undo'), key: guessedName, points: 20, seconds: HOUR },
  { name: 'waking-address', applies: to('POST /api/erasure/undo'), key: narrow, points: 60, seconds: 600 },
  // One is looked up by hand; it counts rows in every table.
  { name: 'receipts-address', applies: to('GET /api/receipts/{number}'), key: narrow, points: 60, seconds: MINUTE },
  // A file is a family's, made now and then: each is a job that reads a whole history.
  { name: 'exports-child', applies: to('POST /api/exports'), key: child, points: 12, seconds: HOUR },
  { name: 'imports-child', applies: to('POST /api/import'), key: child, points: 12, seconds: HOUR },
  // The largest file three times over, and for a network ten of them.
  { name: 'import-bytes-child', applies: isImportPart, key: child, points: 600 * MB, seconds: DAY, cost: bytesOf },
  { name: 'import-bytes-wide', applies: isImportPart, key: wide, points: 2_000 * MB, seconds: DAY, cost: bytesOf },
  // Four a second for a minute: no child clicks like that, and no script fills a disk with less.
  { name: 'writes-child', applies: isContent, key: child, points: 240, seconds: MINUTE },
  { name: 'reads-child', applies: isRead, key: child, points: 600, seconds: MINUTE, here: true },
  // The largest answer twenty times a minute. To make them keeps a core busy, whether the client reads them or not.
  {
    name: 'read-bytes-child',
    applies: isRead,
    key: child,
    points: 20 * MB,
    seconds: MINUTE,
    cost: ({ answerBytes }) => answerBytes,
    here: true,
  },
  {
    name: 'guest-calls-address',
    applies: ({ childId }) => childId === undefined,
    key: narrow,
    points: 3_000,
    seconds: MINUTE,
    here: true,
  },
  // More than its quota of a day, many times over: one child does not use up what its school shares.
  { name: 'bytes-child', applies: isContent, key: child, points: 10 * MB, seconds: DAY, cost: bytesOf },
  // A note of 1 kB from each of 1,000 children, two hundred times.
  {
    name: 'bytes-address',
    applies: isContent,
    key: narrow,
    points: 200 * MB,
    seconds: DAY,
    cost: bytesOf,
    givesBack: 'failed',
  },
  {
    name: 'bytes-wide',
    applies: isContent,
    key: wide,
    points: 500 * MB,
    seconds: DAY,
    cost: bytesOf,
    givesBack: 'failed',
  },
];

/** Before the session is read, of every call: two a second of each of 1,000 children, and no more than a server can take. */
export const CALL_LIMITS: readonly RateLimit[] = [
  { name: 'calls-wide', applies: () => true, key: wide, points: 18_000, seconds: MINUTE, here: true },
  { name: 'calls-address', applies: () => true, key: narrow, points: 12_000, seconds: MINUTE, here: true },
];

function withName(call: LimitedCall, where: string | undefined): string | undefined {
  const name = guessedName(call);
  return name === undefined || where === undefined ? undefined : `${name} ${where}`;
}

/** Without a body a write is an event all the same. */
function bytesOf({ bodyBytes }: LimitedCall): number {
  return Math.max(bodyBytes, 200);
}

const passwordIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'password' in body ? body.password : undefined;

/** As the account is found by: without case and blanks around it. */
export function usernameIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('username' in body)) return undefined;
  return typeof body.username === 'string' ? body.username.trim().toLowerCase() : undefined;
}
