import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { fakeServer, json, refused } from '../../testing/fake-server.ts';
import { aUser } from '../../testing/users.ts';
import { userQuery } from './user.query.ts';

const read = () => createQueryClient().fetchQuery({ ...userQuery, retryDelay: 0 });

describe('the user read', () => {
  it('is read again every 15 minutes, fresh for an hour and kept for a day', () => {
    expect(userQuery.queryKey).toEqual(['user']);
    expect(userQuery.refetchInterval).toBe(900_000);
    expect(userQuery.staleTime).toBe(3_600_000);
    expect(userQuery.gcTime).toBe(86_400_000);
    expect(userQuery.refetchOnWindowFocus).toBe(false);
  });

  it('is tried once more after a failure', async () => {
    const answers = [refused(500, 'Something went wrong'), json(aUser())];
    const server = fakeServer({ 'GET /api/user': () => answers.shift() ?? new Error('a third read') });
    expect(await read()).toEqual(aUser());
    expect(server.seen).toHaveLength(2);
  });

  it('is not tried a third time', async () => {
    const server = fakeServer({ 'GET /api/user': () => refused(500, 'Something went wrong') });
    await expect(read()).rejects.toThrow(/^500: /);
    expect(server.seen).toHaveLength(2);
  });

  it('is not tried again after a 401', async () => {
    const server = fakeServer({ 'GET /api/user': () => refused(401, 'Please sign in') });
    await expect(read()).rejects.toThrow(/^401: /);
    expect(server.seen).toHaveLength(1);
  });

  it("is not tried again after 'Not authenticated'", async () => {
    const server = fakeServer({ 'GET /api/user': () => refused(403, 'Not authenticated') });
    await expect(read()).rejects.toThrow(/^403: /);
    expect(server.seen).toHaveLength(1);
  });
});
