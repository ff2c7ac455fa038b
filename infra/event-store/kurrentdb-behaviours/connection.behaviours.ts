import { describe, expect } from 'vitest';
import {
  append,
  credentials,
  event,
  events,
  eventually,
  hasFailed,
  idsOf,
  isCaughtUp,
  newStream,
  positionOf,
  readAll,
  readStream,
  takesAppends,
  watch,
} from './protocol.ts';
import { BehaviourGroup, type BehavioursTarget, type ServerUnderTest } from './server-under-test.ts';

/** Calls at a time on one connection. */
const CONCURRENT_CALLS = 100;
const USERS = {
  admin: { password: 'changeit', isAdmin: true },
  service: { password: 'pass word:1', mayReadAll: true },
  guest: { password: 'guest' },
};
const NO_LEADER = { type: 'unavailable', code: 14 };

export function connectionBehaviours(target: BehavioursTarget): void {
  describe('connection', () => {
    const group = new BehaviourGroup(target);

    group.it(
      '42. when no seed answers discovery fails plainly, and succeeds when one returns',
      async ({ client, faults }) => {
        faults.refuse();
        await expect(append(client, newStream(), event())).rejects.toThrow('Failed to discover');
        faults.refuse(false);
        expect(await append(client, newStream(), event())).toMatchObject({ success: true });
      },
      { nodes: 3, abilities: ['faults', 'cluster'] },
    );

    group.it(
      '43. a server that is down is an error, and reached when it is there',
      async ({ client, faults }) => {
        faults.refuse();
        await expect(append(client, newStream(), event())).rejects.toMatchObject({ type: 'unavailable', code: 14 });
        await expect(readAll(client, { maxCount: 1 })).rejects.toMatchObject({ type: 'unavailable', code: 14 });
        faults.refuse(false);
        await takesAppends(client);
      },
      { abilities: ['faults'] },
    );

    group.it(
      '43. a server that comes back with an empty log has nothing at the old positions',
      async ({ client, faults }) => {
        const stream = newStream();
        await append(client, stream, events(9));
        const fromPosition = positionOf(await append(client, stream, event()));
        faults.restartEmpty();
        await eventually(() =>
          readAll(client, { fromPosition }).then(
            ({ length }) => length === 0,
            () => false,
          ),
        );
        await expect(readStream(client, stream)).rejects.toMatchObject({ type: 'stream-not-found' });
      },
      { abilities: ['faults'] },
    );

    group.it('44. the call after a hundred waits unseen until one of them ends', async ({ client, openRelayed }) => {
      const fill = Array.from({ length: CONCURRENT_CALLS }, () => watch(client, newStream()));
      await Promise.all(fill.map((each) => each.until(isCaughtUp)));
      const waiting = watch(client, newStream());
      // Another way to the same server is a connection of its own.
      const { client: beside } = await openRelayed();
      for (let time = 0; time < 10; time += 1) await append(beside, newStream(), event());
      expect(waiting.seen).toEqual([]);
      await fill[0]?.subscription.unsubscribe();
      await waiting.until(isCaughtUp);
    });

    group.it(
      '45. a wrong password and missing rights are errors of their own',
      async ({ server, open }) => {
        const wrong = open(urlOf(server, { user: 'service', password: 'wrong' }));
        await expect(readStream(wrong, newStream())).rejects.toMatchObject({ type: 'access-denied', code: 16 });
        const anonymous = open(server.url);
        await expect(readStream(anonymous, newStream())).rejects.toMatchObject({ type: 'access-denied', code: 7 });
        const guest = open(urlOf(server, { user: 'guest', password: USERS.guest.password }));
        await expect(readAll(guest, { maxCount: 1 })).rejects.toMatchObject({ type: 'access-denied', code: 7 });
        const service = open(urlOf(server, { user: 'service', password: USERS.service.password }));
        const login = { username: 'service', password: USERS.service.password };
        const stream = newStream();
        await service.appendToStream(stream, event(), { credentials: login });
        await service.appendToStream(stream, event());
        expect(await readStream(service, stream)).toHaveLength(2);
        expect((await readAll(service, { maxCount: 1 })).length).toBe(1);
        const other = { credentials: { ...login, password: 'wrong' } };
        await expect(service.appendToStream(stream, event(), other)).rejects.toMatchObject({ code: 16 });
      },
      { users: USERS, abilities: ['secure'] },
    );

    group.it(
      '46. a delete is refused when the access list says so',
      async ({ server, open }) => {
        const login = { username: 'service', password: USERS.service.password };
        const service = open(urlOf(server, { user: login.username, password: login.password }));
        const stream = newStream();
        await service.appendToStream(stream, event(), { credentials: login });
        const denied = { type: 'access-denied' };
        await expect(service.deleteStream(stream)).rejects.toMatchObject(denied);
        await expect(service.tombstoneStream(stream)).rejects.toMatchObject(denied);
        await expect(service.setStreamMetadata(stream, { maxAge: 1 })).rejects.toMatchObject(denied);
        expect(await readStream(service, stream)).toHaveLength(1);
        await open(urlOf(server, { user: 'admin', password: 'changeit' })).tombstoneStream(stream);
        await expect(readStream(service, stream)).rejects.toMatchObject({ type: 'stream-deleted' });
      },
      { users: USERS, abilities: ['secure'] },
    );

    group.it('47. a cut of one connection never fails the appends of another', async ({ openRelayed }) => {
      const { client: cut, relay } = await openRelayed();
      const { client: whole } = await openRelayed();
      let isCutting = true;
      let failures = 0;
      const write = async () => {
        while (isCutting) await append(cut, newStream(), event()).catch(() => (failures += 1));
      };
      const writing = write();
      const stream = newStream();
      try {
        for (let time = 0; time < 20; time += 1) {
          relay.cut();
          await append(whole, stream, event());
        }
        await eventually(() => {
          relay.cut();
          return failures > 0;
        });
      } finally {
        isCutting = false;
        await writing;
      }
      expect(await readStream(whole, stream)).toHaveLength(20);
    });

    group.it(
      '48. a client that is disposed of leaves no call behind',
      async ({ server, open }) => {
        const client = open(server.url);
        const watching = watch(client, newStream());
        await watching.until(isCaughtUp);
        const silent = append(client, newStream(), event()).catch(() => undefined);
        await client.dispose();
        await silent;
        await eventually(() => server.openCalls?.() === 0);
      },
      { abilities: ['faults'] },
    );

    // Not numbered: what the other faults of the double look like from here.

    group.it(
      'D. a blackhole is an error of the client’s deadline alone',
      async ({ client, faults }) => {
        await append(client, newStream(), event());
        faults.blackhole();
        const stream = newStream();
        const lost = client.appendToStream(stream, event(), { credentials, deadline: 300 });
        await expect(lost).rejects.toMatchObject({ type: 'deadline-exceeded' });
        faults.blackhole(false);
        await append(client, newStream(), event());
      },
      { abilities: ['faults'] },
    );

    group.it(
      'D. a slow way meets a deadline, and is answered without one',
      async ({ client, faults }) => {
        const stream = newStream();
        await append(client, stream, event());
        faults.delay(400);
        const hasty = client.appendToStream(stream, event(), { credentials, deadline: 100 });
        await expect(hasty).rejects.toMatchObject({ type: 'deadline-exceeded' });
        const last = event();
        await append(client, stream, last);
        expect(idsOf(await readStream(client, stream)).at(-1)).toBe(last.id);
      },
      { abilities: ['faults'] },
    );

    group.it(
      'D. a half-closed connection is an error, and the next call is answered',
      async ({ client, faults }) => {
        const watching = watch(client, newStream());
        await watching.until(isCaughtUp);
        faults.halfClose();
        await watching.until(hasFailed);
        await takesAppends(client);
      },
      { abilities: ['faults'] },
    );

    group.it(
      'D. a server that is not ready refuses for now',
      async ({ client, faults }) => {
        faults.notReady();
        await expect(append(client, newStream(), event())).rejects.toMatchObject(NO_LEADER);
        await expect(client.appendToStream(newStream(), event())).rejects.toMatchObject({ type: 'unknown' });
        await expect(readAll(client, { maxCount: 1 })).rejects.toMatchObject(NO_LEADER);
        faults.notReady(false);
        await append(client, newStream(), event());
      },
      { abilities: ['faults'] },
    );
  });
}

function urlOf({ urlOf: build }: ServerUnderTest, login: { readonly user: string; readonly password: string }): string {
  if (!build) throw new Error('This target neither builds connection strings nor says why not');
  return build(login);
}
