import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { pageOf, pageWithin, rowsFor } from './page.ts';
import { cursorOf, DayPlace, InstantPlace, listEndpoint, PAGE_LIMITS } from './page-contract.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const { query } = listEndpoint({
  path: '/api/notes',
  summary: 'Notes',
  tag: 'Notes',
  place: z.tuple([InstantPlace, z.uuid()]),
  item: z.string(),
});
const wrong = (input: object) =>
  query.safeParse(input).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('what is asked of a list', () => {
  it('is a number of entries up to the most, and a place that the list gave', () => {
    const place = ['2026-05-01T12:00:00.000Z', ID];
    expect(query.parse({ limit: '200', cursor: cursorOf(place) })).toEqual({ limit: 200, cursor: place });
    expect(query.parse({})).toEqual({});
  });

  it('is a place of any letters', () => {
    const place = ['🦊/é\u0001"', 'שלום'];
    expect(cursorOf(place)).toMatch(/^[\w-]+$/);
    const list = listEndpoint({
      path: '/',
      summary: '',
      tag: '',
      place: z.tuple([z.string(), z.string()]),
      item: z.string(),
    });
    expect(list.query.parse({ cursor: cursorOf(place) })).toEqual({ cursor: place });
  });

  it.each(['0', '201', '-1', '1.5', '1e2', 'abc', '', ' 1', '9'.repeat(400)])(
    'is refused for the limit %j',
    (limit) => {
      expect(wrong({ limit })?.[0]).toEqual(['limit', 'Please ask for 1 to 200 entries.']);
    },
  );

  it.each([
    ['no base64', '%%%'],
    ['no JSON', 'bm8'],
    ['nothing', ''],
    ['another list’s place', cursorOf(['2026-05-01'])],
    ['no id', cursorOf(['2026-05-01T12:00:00.000Z', 'me'])],
    ['a year that Postgres has not', cursorOf(['0000-05-01T12:00:00.000Z', ID])],
    ['too much', cursorOf(['2026-05-01T12:00:00.000Z', ID, 'x'.repeat(300)])],
    ['an old client’s id', ID],
  ])('is refused for a cursor with %s', (_, cursor) => {
    expect(wrong({ cursor })).toEqual([['cursor', 'This is no place in this list.']]);
  });

  it('knows no day that Postgres does not', () => {
    expect(DayPlace.safeParse('0000-01-01').success).toBe(false);
    expect(DayPlace.safeParse('1970-01-01').success).toBe(true);
  });
});

describe('a page', () => {
  const items = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);
  const placeOf = (item: string) => [item];

  it('says that there is more when one more was read than it may have', () => {
    expect(rowsFor({ limit: 2 })).toBe(3);
    expect(pageOf(items(3), { limit: 2 }, placeOf)).toMatchObject({ items: ['0', '1'], more: true });
    expect(pageOf(items(2), { limit: 2 }, placeOf)).toMatchObject({ items: ['0', '1'], more: false });
    expect(pageOf(items(501), {}, placeOf)).toMatchObject({ items: items(PAGE_LIMITS.unasked), more: true });
  });

  it('of a list that is known whole goes on after its place', () => {
    const page = pageWithin(items(5), { limit: 2, cursor: ['1'] }, (item) => item);
    expect(page).toMatchObject({ items: ['2', '3'], more: true });
    expect(pageWithin(items(5), { cursor: ['4'] }, (item) => item)).toMatchObject({ items: [], more: false });
    expect(() => pageWithin(items(5), { cursor: ['9'] }, (item) => item)).toThrow('This is no place in this list.');
  });
});
