import {
  type BrowserSession,
  DomainError,
  isChildGone,
  type ModuleDependencies,
  type RouteRequest,
  type ShownPicture,
} from '@wonderlings/kernel';
import { CODE_LIMIT } from '@wonderlings/kernel/contract';
import {
  changePictureCode as changeCode,
  lockPictureCode,
  showPicture as recordShown,
  takePictureOff as recordTakenOff,
  signIn,
} from './account.decide.ts';
import { WONDERLING_IDS, wonderlingAt } from './catalogue.ts';
import {
  type changePictureCode as changeCodeEndpoint,
  type DevicePicture,
  MOST_PICTURES,
  type showPicture as showEndpoint,
  type signInByPicture as signInEndpoint,
  type takePictureOff as takeOffEndpoint,
} from './pictures-contract.ts';
import { userRow } from './queries.ts';
import { recordSignIn } from './sign-in-record.ts';

type Dependencies = Pick<ModuleDependencies, 'children' | 'read' | 'vault'>;
type Vaulted = Pick<ModuleDependencies, 'vault'>;

/** Sets the cookies by what still opens something. `next`: the token that a line has from now on. */
export async function keepPictures(
  { vault }: Vaulted,
  session: BrowserSession,
  next?: { readonly lineId: string; readonly token: string } | null,
): Promise<readonly ShownPicture[]> {
  const held = session.pictures.map((one) => (one.lineId === next?.lineId ? next : one));
  if (held.length === 0) return [];
  const shown = await vault.picturesOf(held);
  session.showPictures(shown);
  return shown;
}

/** The picture of the child at the device that asks, if there is one. */
export async function pictureOfSession(
  { vault }: Vaulted,
  { childId, session }: { readonly childId: string; readonly session: BrowserSession },
): Promise<DevicePicture | null> {
  const own = (await vault.picturesOf(session.pictures)).find((picture) => picture.childId === childId);
  return own ? asDevicePicture(own) : null;
}

/**
 * How a sign-in with the password leaves the picture of the child: one that is there has another 30 days, and its code may be tried again; a new one is shown
 * where it was asked for and there is room.
 */
export async function pictureAtSignIn(
  { vault, read }: Pick<Dependencies, 'vault' | 'read'>,
  { session }: { readonly session: BrowserSession },
  childId: string,
  isWanted: boolean,
): Promise<{ readonly isNew: boolean; show(): Promise<string | null> }> {
  const shown = await vault.picturesOf(session.pictures);
  const own = shown.find((picture) => picture.childId === childId);
  const isNew = own === undefined && isWanted && shown.length < MOST_PICTURES;
  return {
    isNew,
    async show() {
      if (own) {
        await vault.renewPicture(own.lineId, own.picture);
        // The cookies live another 30 days too.
        session.showPictures(shown);
      }
      if (!isNew) return own?.lineId ?? null;
      const picture = await freePicture(read, childId, shown);
      const line = await vault.showPicture(childId, picture, session.browser);
      session.showPictures([...shown, { ...line, picture, hasCode: false }]);
      return line.lineId;
    },
  };
}

/**
 * Shows the child's picture at this device, or another one in its place. It takes the password, as remembering a device does.
 * @throws DomainError `account.wrong-password`, `account.demo-picture`, `account.pictures-full`, `account.picture-taken`
 */
export async function showPicture(
  { children, vault, read }: Dependencies,
  { childId, session, body, context, network }: RouteRequest<typeof showEndpoint>,
): Promise<DevicePicture> {
  await provePassword({ vault }, childId, body.password, network);
  const shown = await vault.picturesOf(session.pictures);
  const own = shown.find((one) => one.childId === childId);
  const others = shown.filter((one) => one !== own);
  if (!own && others.length >= MOST_PICTURES) {
    throw new DomainError('conflict', 'account.pictures-full', 'Six pictures fit here. Take one off first.');
  }
  if (others.some(({ picture }) => picture === body.picture)) {
    const sentence = 'Another child here has that picture.';
    throw new DomainError('conflict', 'account.picture-taken', sentence, { picture: sentence });
  }
  const picture = body.picture ?? own?.picture ?? (await freePicture(read, childId, others));
  if (own) {
    await vault.renewPicture(own.lineId, picture);
    session.showPictures(shown.map((one) => (one === own ? { ...own, picture } : one)));
    return asDevicePicture({ ...own, picture });
  }
  const line = await vault.showPicture(childId, picture, session.browser);
  const added = { ...line, childId, picture, hasCode: false };
  session.showPictures([...shown, added]);
  await children.execute(childId, recordShown(), context(childId));
  return asDevicePicture(added);
}

/**
 * Takes a picture off this device, also for a user who is signed in as another child or not at all: holding the device is enough. What is not there is taken off already. It has ended before it is recorded.
 */
export async function takePictureOff(
  { children, vault }: Pick<Dependencies, 'children' | 'vault'>,
  { session, params, context, report }: RouteRequest<typeof takeOffEndpoint>,
): Promise<void> {
  const shown = await vault.picturesOf(session.pictures);
  const picture = shown.find(({ lineId }) => lineId === params.id);
  if (picture) await vault.forgetDevice(picture.token);
  if (session.pictures.length > 0) session.showPictures(shown.filter((one) => one !== picture));
  if (!picture) return;
  const { childId } = picture;
  const closesArea = await vault.closeLeftGrownUpArea(childId);
  await children.execute(childId, recordTakenOff({ closesArea }), context(childId)).catch((error: unknown) => {
    if (!isChildGone(error)) report(error, 'A picture that was taken off is not in the log');
  });
}

/**
 * Sets, changes or takes away the code of the child's picture at this device.
 * @throws DomainError `account.wrong-password`, `account.picture-unknown`
 */
export async function changePictureCode(
  { children, vault }: Pick<Dependencies, 'children' | 'vault'>,
  { childId, session, params, body, context, network }: RouteRequest<typeof changeCodeEndpoint>,
): Promise<DevicePicture> {
  const own = (await vault.picturesOf(session.pictures)).find(
    (one) => one.childId === childId && one.lineId === params.id,
  );
  if (!own) throw pictureUnknown();
  await provePassword({ vault }, childId, body.password, network);
  const before = await vault.setPictureCode(childId, own.lineId, body.code, network);
  if (before === undefined) throw pictureUnknown();
  await keepPictures({ vault }, session);
  const had = before === 'code';
  const has = body.code !== null;
  if (had || has) await children.execute(childId, changeCode({ had, has }), context(childId));
  return asDevicePicture({ ...own, hasCode: has });
}

/**
 * Signs in by a picture of this device and answers who it is. Its token is rotated for the next one, as that of a remembered device is; the account that the
 * device remembered before is forgotten.
 * @throws DomainError `account.no-picture`, `account.code-needed`, `account.code-wrong` with the tries that are left, `account.code-rests` with the
 * seconds until the next one
 */
export async function signInByPicture(
  { children, vault }: Pick<Dependencies, 'children' | 'vault'>,
  { session, params, body, context, network, report }: RouteRequest<typeof signInEndpoint>,
): Promise<string> {
  const held = session.pictures.find(({ lineId }) => lineId === params.id);
  const tried = held ? await vault.openPicture(held, body.code ?? null, network) : ({ is: 'unknown' } as const);
  switch (tried.is) {
    case 'came-back':
    case 'unknown':
      if (tried.is === 'came-back') {
        report(new Error('Its line has ended, with every session that it opened'), 'A rotated picture token came back');
      }
      await keepPictures({ vault }, session);
      throw new DomainError('unauthenticated', 'account.no-picture', 'Please come in with your password this time.');
    case 'closed':
      throw new DomainError('forbidden', 'account.code-needed', 'This picture has a code.');
    case 'resting':
      throw codeRests(tried.forSeconds);
    case 'wrong': {
      const { triesLeft } = tried;
      throw new DomainError('forbidden', 'account.code-wrong', "Let's try again.", undefined, undefined, { triesLeft });
    }
    case 'locked': {
      const { childId, over } = tried;
      if (over) await keepPictures({ vault }, session);
      await children.execute(childId, lockPictureCode({ over }), context(childId)).catch((error: unknown) => {
        if (!isChildGone(error)) report(error, 'A picture code that rests is not in the log');
      });
      throw codeRests(CODE_LIMIT.restSeconds);
    }
    case 'right': {
      const { childId, lineId, token, byCode } = tried;
      // First: when the log is away, the refusal too must bring the next token, or the old one comes back like a thief's.
      await keepPictures({ vault }, session, { lineId, token });
      if (session.deviceToken) {
        await vault.forgetDevice(session.deviceToken);
        session.rememberDevice(null);
      }
      const act = signIn({ by: byCode ? 'picture-code' : 'picture' });
      await recordSignIn(() => children.execute(childId, act, context(childId)));
      await session.signIn(childId, lineId);
      return childId;
    }
  }
}

async function provePassword({ vault }: Vaulted, childId: string, password: string, network: string): Promise<void> {
  const account = await vault.accountOf(childId);
  if (account?.isSandbox) {
    throw new DomainError('forbidden', 'account.demo-picture', 'The demo is gone in a day, so no device keeps it.');
  }
  if (await vault.verifyPassword(childId, password, network)) return;
  const sentence = 'That was not your password.';
  throw new DomainError('forbidden', 'account.wrong-password', sentence, { password: sentence });
}

/** A new buddy is the child's picture on this device too, unless another child here has it. */
export async function pictureOfNewBuddy(
  { vault }: Vaulted,
  { childId, session }: { readonly childId: string; readonly session: BrowserSession },
  number: number,
): Promise<void> {
  const shown = await vault.picturesOf(session.pictures);
  const own = shown.find((picture) => picture.childId === childId);
  const buddy = wonderlingAt(number);
  if (!own || buddy === undefined || shown.some(({ picture }) => picture === buddy)) return;
  await vault.changePicture(own.lineId, buddy);
  session.showPictures(shown.map((one) => (one === own ? { ...own, picture: buddy } : one)));
}

/** The buddy, unless a brother or sister has the same. */
async function freePicture(
  read: Dependencies['read'],
  childId: string,
  others: readonly ShownPicture[],
): Promise<string> {
  const taken = new Set(others.map(({ picture }) => picture));
  const number = (await userRow(read, childId))?.selected_wonderling;
  const buddy = wonderlingAt(number);
  if (buddy !== undefined && !taken.has(buddy)) return buddy;
  // Fewer are shown than there are.
  return WONDERLING_IDS.find((id) => !taken.has(id)) ?? WONDERLING_IDS[0];
}

// What the vault keeps came through the contract.
const asDevicePicture = ({ lineId, picture, hasCode }: ShownPicture): DevicePicture => ({
  id: lineId,
  picture: picture as DevicePicture['picture'],
  hasCode,
});

const codeRests = (forSeconds: number) =>
  new DomainError(
    'forbidden',
    'account.code-rests',
    'Now we use your password. Nothing is lost.',
    undefined,
    forSeconds,
  );

const pictureUnknown = () =>
  new DomainError('forbidden', 'account.picture-unknown', 'Your picture is not on this device.');
