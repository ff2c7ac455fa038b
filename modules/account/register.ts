import {
  DomainError,
  type DomainEvent,
  isEasyToGuess,
  type ModuleDependencies,
  type RouteRequest,
} from '@wonderlings/kernel';
import { register } from './account.decide.ts';
import { DEMO_ACCOUNT, MESSAGES, type RegisterInput, type register as registerEndpoint } from './contract.ts';

type Dependencies = Pick<ModuleDependencies, 'children' | 'vault' | 'now' | 'requiresConsent'>;
type Registering = Pick<RouteRequest<typeof registerEndpoint>, 'body' | 'context' | 'network'>;

/** How long an account may be tried without the yes that its operator must have. */
const TRY_OUT_MS = 24 * 3_600_000;

interface Registered {
  readonly childId: string;
  readonly events: readonly DomainEvent[];
}

/**
 * Makes an account: the vault reserves the name and makes the key, the log gets its first event, the vault activates.
 *
 * A crash leaves no dead name, wherever it comes. Before the event: the reservation has nothing behind it, and the vault
 * gives the name to the next who asks after a minute. After the event: the child exists, and the vault, asking the log,
 * treats the reservation as the account that it is. The same `Idempotency-Key` again takes up where the first try ended.
 * @throws DomainError `account.password-common`, `account.username-taken`
 */
export async function registerChild(
  { children, vault, now, requiresConsent = false }: Dependencies,
  { body, context, network }: Registering,
  /** Whether there is room for its picture on the device. */
  hasRoom: boolean,
): Promise<Registered> {
  const { username, password, rememberDevice, showPicture, displayName = username, ...told } = body;
  await refuseEasy(password, [username, displayName], 'password');
  // From the username, so that the same key of two strangers is two children; random where there is no key.
  const childId = context(`register ${username.toLowerCase()}`).commandId;
  if (!(await isFree(body, childId))) throw taken();
  const act = register({
    username,
    displayName,
    told,
    remembersDevice: rememberDevice,
    showsPicture: showPicture && hasRoom,
  });
  const { events } = await children.execute(childId, act, context(childId));
  await vault.activate(childId);
  return { childId, events };

  async function isFree(input: RegisterInput, id: string): Promise<boolean> {
    if (input.username.toLowerCase() === DEMO_ACCOUNT.username) return false;
    const tryOutUntil = requiresConsent ? new Date(now().getTime() + TRY_OUT_MS) : undefined;
    const { username, password } = input;
    const account = { childId: id, username, password, isSandbox: false, tryOutUntil };
    if (await vault.reserve(account, network)) return true;
    const itself = await vault.accountOf(id);
    return itself !== null && (await vault.verifyPassword(id, input.password, network));
  }
}

/** @throws DomainError naming `field` when a guesser would try that password early */
export async function refuseEasy(password: string, names: readonly string[], field: string): Promise<void> {
  if (!(await isEasyToGuess(password, names))) return;
  const message = MESSAGES.passwordCommon;
  throw new DomainError('invalid', 'account.password-common', message, { [field]: message });
}

function taken(): DomainError {
  const message = MESSAGES.usernameTaken;
  return new DomainError('conflict', 'account.username-taken', message, { username: message });
}
