import { listMoods } from '@wonderlings/journal/contract';
import { expect, it } from 'vitest';
import { fakeServer, json } from '../../testing/fake-server.ts';
import { callPage, callPages } from './call.ts';

const entry = (id: string) => ({
  id,
  userId: 'child-1',
  emoji: null,
  feeling: 'Okay',
  baseFeelingName: 'Okay',
  note: null,
  timestamp: '2026-05-01T12:00:00.000Z',
  localDate: '2026-05-01',
});
function paged(id: string, link?: string) {
  const answer = json([entry(id)]);
  if (link) answer.headers.set('Link', link);
  return answer;
}

it('is what the list has, and where it goes on', async () => {
  fakeServer({
    'GET /api/moods?limit=1': paged('a', '</api/moods?limit=1&cursor=W10>; rel="next"'),
    'GET /api/moods?limit=1&cursor=W10': paged('b'),
  });
  expect(await callPage(listMoods, { query: { limit: '1' } })).toEqual({ items: [entry('a')], next: 'W10' });
  expect(await callPage(listMoods, { query: { limit: '1', cursor: 'W10' } })).toEqual({
    items: [entry('b')],
    next: null,
  });
});

it('is put together where it is short, and ends where a list never does', async () => {
  const server = fakeServer({
    'GET /api/moods?from=2026-05-01': paged('a', '</api/moods?from=2026-05-01&cursor=W10>; rel="next"'),
    'GET /api/moods?from=2026-05-01&cursor=W10': paged('b', '</api/moods?from=2026-05-01&cursor=W10>; rel="next"'),
  });
  const items = await callPages(listMoods, { query: { from: '2026-05-01' } });
  expect(items.map(({ id }) => id)).toEqual(['a', ...Array.from({ length: 9 }, () => 'b')]);
  expect(server.seen).toHaveLength(10);
});
