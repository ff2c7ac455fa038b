import type { User } from '@wonderlings/account/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { readApiError } from '../../lib/api/request.ts';
import { aUser } from '../../testing/users.ts';
import type { ToastWords } from '../../ui/toast/toast-store.ts';
import { type SessionEvent, sessionMachine } from './session.machine.ts';
import type { SignIn } from './session-calls.ts';

const maya = aUser();
const sam = aUser({ id: 'child-2', username: 'sam', displayName: null });
const refusal = (status: number, error: string) => readApiError(status, '', JSON.stringify({ error, code: 'x' }));
const unauthorized = refusal(401, 'Not authenticated');
const FETCH_FAILED = { description: 'Failed to fetch user data', variant: 'destructive' };
const signInAs: SignIn = { kind: 'login', values: { username: 'maya', password: 'three odd words' } };
const registerAs: SignIn = {
  kind: 'register',
  values: { username: 'maya', displayName: 'Maya', password: 'three odd words' },
};

interface Running {
  readonly resolve: (user: User) => void;
  readonly reject: (error: Error) => void;
}

/** The machine with every actor in the test's hand: `settle` ends the running one of that name. */
function start(cachedUser: User | null = null, asks = true) {
  const running = new Map<string, Running>();
  const run = (name: string) => new Promise<User>((resolve, reject) => running.set(name, { resolve, reject }));
  const actor = <Input = unknown>(name: string) => fromPromise<User, Input>(() => run(name));
  const toasts: ToastWords[] = [];
  const did: string[] = [];
  const session = createActor(
    sessionMachine.provide({
      actors: {
        readUser: actor('readUser'),
        autoLogin: actor('autoLogin'),
        signIn: actor<SignIn>('signIn'),
        logOut: fromPromise<void>(async () => void (await run('logOut'))),
        watchUser: fromCallback<SessionEvent>(() => {
          did.push('watch');
          return () => did.push('stop watching');
        }),
        watchCache: fromCallback<SessionEvent>(() => {}),
        watchNetwork: fromCallback<SessionEvent>(() => {}),
      },
      actions: {
        storeUser: ({ context }) => did.push(`store ${context.user?.id}`),
        forgetUser: () => did.push('forget'),
        forgetDrafts: () => did.push('forget drafts'),
        rereadUser: () => did.push('reread'),
        rereadRefused: () => did.push('reread refused'),
        rereadFailed: () => did.push('reread failed'),
        notify: (_, words) => toasts.push(words),
      },
    }),
    { input: { cachedUser, asks } },
  ).start();
  const settle = async (name: string, outcome: User | Error) => {
    const actor = running.get(name);
    if (!actor) throw new Error(`${name} does not run`);
    if (outcome instanceof Error) actor.reject(outcome);
    else actor.resolve(outcome);
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return {
    session,
    settle,
    toasts,
    did,
    state: () => session.getSnapshot().value,
    user: () => session.getSnapshot().context.user,
  };
}

async function signedIn() {
  const machine = start();
  await machine.settle('readUser', maya);
  machine.did.length = 0;
  return machine;
}

async function signedOut() {
  const machine = start();
  await machine.settle('readUser', unauthorized);
  await machine.settle('autoLogin', unauthorized);
  machine.did.length = 0;
  return machine;
}

describe('on start', () => {
  it('asks nothing where no user can be signed in, and still signs in', async () => {
    const { session, settle, state, did, toasts } = start(null, false);
    expect(state()).toBe('signedOut');
    expect([did, toasts]).toEqual([[], []]);
    session.send({ type: 'session.sign-in', request: signInAs });
    await settle('signIn', maya);
    expect(state()).toEqual({ signedIn: 'resting' });
  });

  it('shows the cached copy while it reads the user', () => {
    const { state, user } = start(maya);
    expect(state()).toEqual({ loading: 'reading' });
    expect(user()).toEqual(maya);
  });

  it('is signed in once the user is read, without a toast', async () => {
    const { settle, state, user, did, toasts } = start(maya);
    await settle('readUser', { ...maya, displayName: 'Maya K' });
    expect(state()).toEqual({ signedIn: 'resting' });
    expect(user()?.displayName).toBe('Maya K');
    expect(did).toEqual(['store child-1', 'watch']);
    expect(toasts).toEqual([]);
  });

  it('tries the automatic login after a 401', async () => {
    const { settle, state, user, toasts } = start(maya);
    await settle('readUser', unauthorized);
    expect(state()).toEqual({ loading: 'autoLogin' });
    await settle('autoLogin', maya);
    expect(state()).toEqual({ signedIn: 'resting' });
    expect(user()).toEqual(maya);
    expect(toasts).toEqual([]);
  });

  it.each([
    [unauthorized, []],
    [new TypeError('Failed to fetch'), [FETCH_FAILED]],
  ])('forgets the cached user when that fails with %s', async (why, said) => {
    const { settle, state, user, did, toasts } = start(maya);
    await settle('readUser', unauthorized);
    await settle('autoLogin', why);
    expect(state()).toBe('signedOut');
    expect(user()).toBeNull();
    expect(did).toEqual(['forget']);
    expect(toasts).toEqual(said);
  });

  it.each([
    ['a server that fails, where a child was here', maya, refusal(500, 'Something went wrong')],
    ['a lost network, without a remembered user', null, new TypeError('Failed to fetch')],
  ])('is signed out, says so and keeps the cached copy after %s', async (_, cached, why) => {
    const { settle, state, user, did, toasts } = start(cached);
    await settle('readUser', why);
    expect(state()).toBe('signedOut');
    expect(user()).toBeNull();
    expect(did).toEqual([]);
    expect(toasts).toEqual([FETCH_FAILED]);
  });

  it('lets a user sign in before the old session is known', async () => {
    const { session, settle, state } = start();
    session.send({ type: 'session.sign-in', request: signInAs });
    expect(state()).toBe('signingIn');
    await settle('readUser', unauthorized);
    expect(state()).toBe('signingIn');
  });
});

describe.each([
  ['without a network', new TypeError('Failed to fetch')],
  ['while a server asks to wait', refusal(429, 'One moment, please.')],
  ['while a server is started again', refusal(503, 'One moment, please.')],
  ['while a proxy has no server to ask', readApiError(502, 'Bad Gateway', '<h1>Bad Gateway</h1>')],
])('%s, where a child was here', (_, why) => {
  async function remembered() {
    const machine = start(maya);
    await machine.settle('readUser', why);
    machine.did.length = 0;
    return machine;
  }

  it('goes on with what is known, and says nothing', async () => {
    const { state, user, toasts } = await remembered();
    expect(state()).toEqual({ signedIn: 'remembered' });
    expect(user()).toEqual(maya);
    expect(toasts).toEqual([]);
  });

  it('asks the server when the network is back, and believes its answer', async () => {
    const { session, state, user, did } = await remembered();
    session.send({ type: 'network.back' });
    expect(did).toEqual(['reread']);
    session.send({ type: 'user.read', user: { ...maya, displayName: 'Maya K' } });
    expect(state()).toEqual({ signedIn: 'resting' });
    expect(user()?.displayName).toBe('Maya K');
    expect(did).toEqual(['reread', 'store child-1', 'reread failed']);
  });

  it('stays, without a word, while the server still does not answer', async () => {
    const { session, state, toasts } = await remembered();
    session.send({ type: 'user.rejected', error: why });
    expect(state()).toEqual({ signedIn: 'remembered' });
    expect(toasts).toEqual([]);
  });

  it('ends when the server says that the session is over', async () => {
    const { session, settle, state, did } = await remembered();
    session.send({ type: 'user.rejected', error: unauthorized });
    expect(state()).toEqual({ signedIn: 'recovering' });
    await settle('autoLogin', unauthorized);
    expect(state()).toBe('signedOut');
    expect(did).toContain('forget');
  });
});

describe('signed out', () => {
  it('signs in, stores the user and says welcome back', async () => {
    const { session, settle, state, did, toasts } = await signedOut();
    session.send({ type: 'session.sign-in', request: signInAs });
    await settle('signIn', maya);
    expect(state()).toEqual({ signedIn: 'resting' });
    expect(did).toEqual(['store child-1', 'watch']);
    expect(toasts).toEqual([{ title: 'Welcome back!', description: 'Hi Maya! Ready for some fun activities?' }]);
  });

  it('greets by username without a display name', async () => {
    const { session, settle, toasts } = await signedOut();
    session.send({ type: 'session.sign-in', request: signInAs });
    await settle('signIn', sam);
    expect(toasts[0]?.description).toBe('Hi sam! Ready for some fun activities?');
  });

  it('welcomes a new user', async () => {
    const { session, settle, toasts } = await signedOut();
    session.send({ type: 'session.sign-in', request: registerAs });
    await settle('signIn', maya);
    expect(toasts).toEqual([{ title: 'Welcome, Maya!', description: "Let's start your wellness journey!" }]);
  });

  it('holds no password once the answer is there', async () => {
    for (const outcome of [maya, unauthorized]) {
      const { session, settle } = await signedOut();
      session.send({ type: 'session.sign-in', request: signInAs });
      await settle('signIn', outcome);
      expect(session.getSnapshot().context.request).toBeNull();
    }
  });

  it.each([
    [signInAs, refusal(401, 'Those two do not match.'), 'Login failed', 'Those two do not match.'],
    [signInAs, new TypeError('Failed to fetch'), 'Login failed', 'Please check your username and password'],
    [registerAs, refusal(409, 'Taken.'), 'Registration failed', 'Taken.'],
    [registerAs, new TypeError('Failed to fetch'), 'Registration failed', 'Please try a different username'],
  ])('says why signing in failed (%#)', async (request, why, title, description) => {
    const { session, settle, state, did, toasts } = await signedOut();
    session.send({ type: 'session.sign-in', request });
    await settle('signIn', why);
    expect(state()).toBe('signedOut');
    expect(session.getSnapshot().context.failure).toBe(why);
    expect(toasts).toEqual([{ title, description, variant: 'destructive' }]);
    expect(did).toEqual([]);
  });

  it('forgets an old failure when it tries again', async () => {
    const { session, settle } = await signedOut();
    session.send({ type: 'session.sign-in', request: signInAs });
    await settle('signIn', unauthorized);
    session.send({ type: 'session.sign-in', request: signInAs });
    expect(session.getSnapshot().context.failure).toBeNull();
  });

  it('reads the user again when asked to, or when another tab has signed in', async () => {
    for (const event of [{ type: 'session.refresh' }, { type: 'cache.changed', user: maya }] as const) {
      const { session, state } = await signedOut();
      session.send(event);
      expect(state()).toEqual({ loading: 'reading' });
    }
  });

  it('stays when another tab signs out too', async () => {
    const { session, state } = await signedOut();
    session.send({ type: 'cache.changed', user: null });
    expect(state()).toBe('signedOut');
  });
});

describe('signed in', () => {
  it('logs out, forgets the user and says goodbye', async () => {
    const { session, settle, state, user, did, toasts } = await signedIn();
    session.send({ type: 'session.log-out' });
    expect(state()).toEqual({ signedIn: 'loggingOut' });
    await settle('logOut', maya);
    expect(state()).toBe('signedOut');
    expect(user()).toBeNull();
    expect(did.toSorted()).toEqual(['forget', 'forget drafts', 'stop watching']);
    expect(toasts).toEqual([{ title: 'See you later!', description: "You've been logged out safely" }]);
  });

  it.each([
    [new TypeError('Load failed'), 'Load failed'],
    [refusal(500, 'Something went wrong'), 'Logout failed'],
  ])('stays signed in when logging out fails (%#)', async (why, description) => {
    const { session, settle, state, user, did, toasts } = await signedIn();
    session.send({ type: 'session.log-out' });
    await settle('logOut', why);
    expect(state()).toEqual({ signedIn: 'resting' });
    expect(user()).toEqual(maya);
    expect(did).toEqual([]);
    expect(toasts).toEqual([{ title: 'Logout failed', description, variant: 'destructive' }]);
  });

  it('takes over what the user read brings', async () => {
    const { session, user, did } = await signedIn();
    session.send({ type: 'user.read', user: { ...maya, journalName: 'Sky book' } });
    expect(user()?.journalName).toBe('Sky book');
    expect(did).toEqual(['store child-1']);
  });

  it('says that the user could not be read, and stays, so that nothing typed is lost', async () => {
    const { session, state, user, toasts } = await signedIn();
    session.send({ type: 'user.rejected', error: new TypeError('Failed to fetch') });
    session.send({ type: 'user.rejected', error: refusal(500, 'Something went wrong') });
    expect(state()).toEqual({ signedIn: 'resting' });
    expect(user()).toEqual(maya);
    expect(toasts).toEqual([FETCH_FAILED, FETCH_FAILED]);
  });

  it('opens the session again by the automatic login, without leaving the page', async () => {
    const { session, settle, state, did, toasts } = await signedIn();
    session.send({ type: 'user.rejected', error: unauthorized });
    expect(state()).toEqual({ signedIn: 'recovering' });
    await settle('autoLogin', maya);
    expect(state()).toEqual({ signedIn: 'resting' });
    expect(did).toEqual(['store child-1', 'reread refused']);
    expect(toasts).toEqual([]);
  });

  it('is signed out when the automatic login is refused, and says that words are kept', async () => {
    const { session, settle, state, did, toasts } = await signedIn();
    session.send({ type: 'user.rejected', error: unauthorized });
    await settle('autoLogin', unauthorized);
    expect(state()).toBe('signedOut');
    expect(did).toContain('forget');
    expect(toasts).toEqual([
      { title: 'You were signed out.', description: 'Your words are still here. Sign in and go on.' },
    ]);
  });

  it('stays when the network is lost during the automatic login', async () => {
    const { session, settle, state, user, toasts } = await signedIn();
    session.send({ type: 'user.rejected', error: unauthorized });
    await settle('autoLogin', new TypeError('Failed to fetch'));
    expect(state()).toEqual({ signedIn: 'resting' });
    expect(user()).toEqual(maya);
    expect(toasts).toEqual([FETCH_FAILED]);
  });

  it('follows another tab out, without a toast', async () => {
    const { session, state, did, toasts } = await signedIn();
    session.send({ type: 'cache.changed', user: null });
    expect(state()).toBe('signedOut');
    expect(did).toContain('forget');
    expect(toasts).toEqual([]);
  });

  it('follows another tab to another user, who is asked for first', async () => {
    const { session, settle, state, user, did } = await signedIn();
    session.send({ type: 'cache.changed', user: sam });
    expect(state()).toEqual({ loading: 'reading' });
    expect(did).toEqual(['stop watching']);
    await settle('readUser', sam);
    expect(state()).toEqual({ signedIn: 'resting' });
    expect(user()).toEqual(sam);
    expect(did).toContain('store child-2');
  });

  it('reads the user again when another tab knows more of the same one, whose copy is only a part', async () => {
    const { session, state, user, did } = await signedIn();
    session.send({ type: 'cache.changed', user: { ...maya, displayName: 'Maya K', birthday: null } });
    expect(state()).toEqual({ signedIn: 'resting' });
    expect(user()).toEqual(maya);
    expect(did).toEqual(['reread']);
  });

  it('reads the user again when asked to, and ignores a second sign-in', async () => {
    const { session, state, did } = await signedIn();
    session.send({ type: 'session.refresh' });
    session.send({ type: 'session.sign-in', request: signInAs });
    expect(did).toEqual(['reread']);
    expect(state()).toEqual({ signedIn: 'resting' });
  });
});
