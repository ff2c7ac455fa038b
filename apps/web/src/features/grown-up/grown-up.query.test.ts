import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { readApiError } from '../../lib/api/request.ts';
import { GROWN_UP_AREA_KEY, onThisClock } from './grown-up.query.ts';

describe('the times of a grown-up area', () => {
  it('are moved to the clock of a device that is wrong', () => {
    const answer = {
      now: '2026-11-21T17:00:00.000Z',
      isSet: true,
      setOn: '2026-11-03',
      openUntil: '2026-11-21T17:15:00.000Z',
      elsewhere: false,
      wrongTries: 0,
      nextTryAt: null,
      resetFrom: '2026-11-22T17:00:00.000Z',
    };
    expect(onThisClock(answer, new Date('2026-11-21T18:30:00.000Z'))).toEqual({
      isSet: true,
      setOn: '2026-11-03',
      openUntil: new Date('2026-11-21T18:45:00.000Z'),
      elsewhere: false,
      wrongTries: 0,
      nextTryAt: null,
      resetFrom: new Date('2026-11-22T18:30:00.000Z'),
    });
  });
});

it.each(['a read', 'a write'])('forgets what was read in the grown-up area once it is refused: %s', async (kind) => {
  const client = createQueryClient();
  const month = [...GROWN_UP_AREA_KEY, 'month'];
  client.setQueryData(month, 'days');
  client.setQueryData(['moods'], 'moods');
  const refuse = (code: string) => () =>
    Promise.reject(readApiError(403, 'Forbidden', JSON.stringify({ error: 'No', code })));
  const ask = (code: string) =>
    kind === 'a read'
      ? client.fetchQuery({ queryKey: ['another'], queryFn: refuse(code) })
      : client
          .getMutationCache()
          .build(client, { mutationFn: refuse(code) })
          .execute(undefined);
  await expect(ask('grown-up.wrong')).rejects.toThrow();
  expect(client.getQueryData(month)).toBe('days');
  await expect(ask('grown-up.closed')).rejects.toThrow();
  expect(client.getQueryData(month)).toBeUndefined();
  expect(client.getQueryData(['moods'])).toBe('moods');
});
