import { type Page, pageOf, route } from '@wonderlings/kernel';
import { listEndpoint, PAGE_LIMITS } from '@wonderlings/kernel/page-contract';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from './openapi.ts';
import { pageAnswer } from './page-answer.ts';
import type { TestAgent } from './testing-agent.ts';
import { startTestApp, type TestApp } from './testing-app.ts';
import { testRoutes } from './testing-routes.ts';

const Note = z.object({ id: z.string(), words: z.string() });
const list = listEndpoint({
  path: '/api/kept-notes',
  summary: 'Notes',
  tag: 'Notes',
  place: z.tuple([z.string()]),
  filter: { colour: z.string().optional() },
  item: Note,
});
type Note = z.infer<typeof Note>;
/** Work of so many milliseconds. */
const spend = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};
const notes = (count: number, words: string) =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, words }));
const page = (items: readonly Note[], more = false): Page<unknown> =>
  // The cast: what a page is of is lost where it is written down.
  ({ items, more, placeOf: ({ id }: Note) => [id] }) as Page<unknown>;

describe('what is written of a page', () => {
  it('is all of it where it fits', async () => {
    expect(await pageAnswer(page(notes(2, 'Hi')))).toEqual({
      items: notes(2, 'Hi'),
      body: Buffer.from(JSON.stringify(notes(2, 'Hi'))),
      cursor: null,
    });
    expect(await pageAnswer(page([]))).toEqual({ items: [], body: Buffer.from('[]'), cursor: null });
    expect((await pageAnswer(page(notes(2, 'Hi'), true))).cursor).not.toBeNull();
  });

  it.each(['🦊'.repeat(5_000), '"'.repeat(5_000), '\u0001'.repeat(5_000)])(
    'ends before a megabyte, in bytes as they are sent, and goes on there: %#',
    async (words) => {
      const all = notes(200, words);
      const first = await pageAnswer(page(all));
      expect(first.body.length).toBeLessThanOrEqual(PAGE_LIMITS.bytes);
      expect(first.body.length).toBeGreaterThan(PAGE_LIMITS.bytes * 0.95);
      expect(JSON.parse(first.body.toString())).toEqual(all.slice(0, first.items.length));
      expect(first.cursor).not.toBeNull();
    },
  );

  it('lets others have their turn while a long one is written', async () => {
    let others = 0;
    const other = setInterval(() => (others += 1), 0);
    onTestFinished(() => clearInterval(other));
    const slow = (id: number) => ({
      toJSON: () => {
        spend(1);
        return { id };
      },
    });
    await pageAnswer(page(Array.from({ length: PAGE_LIMITS.most }, (_, id) => slow(id)) as unknown as Note[]));
    expect(others).toBeGreaterThanOrEqual(1);
  });

  it('is one entry at least, so that a list always goes on', async () => {
    const [one, other] = notes(2, 'x'.repeat(PAGE_LIMITS.bytes));
    expect((await pageAnswer(page([one, other] as Note[]))).items).toEqual([one]);
  });
});

describe('a list over HTTP', () => {
  let app: TestApp;
  let child: TestAgent;
  beforeAll(async () => {
    const handler = route(list, async ({ query }) => {
      const from = query.cursor ? Number(query.cursor[0]) + 1 : 0;
      return pageOf(notes(5, 'Hi').slice(from), query, ({ id }) => [id]);
    });
    app = await startTestApp([...testRoutes(), handler]);
    child = app.agent();
    await child.post('/api/login', { username: 'mia' });
  });
  afterAll(() => app.close());

  it('links to its next page with the same filters, and to none from the last', async () => {
    const pages = [await child.get('/api/kept-notes?limit=2&colour=re%22d%3E&unknown=x')];
    for (let link = pages[0]?.headers.get('link'); link; link = pages.at(-1)?.headers.get('link')) {
      expect(link).toMatch(/^<\/api\/kept-notes\?[\w%&=.~-]+>; rel="next"$/);
      expect(new URL(link.slice(1, link.indexOf('>')), 'http://x').searchParams.get('colour')).toBe('re"d>');
      expect(link).not.toContain('unknown');
      pages.push(await child.get(link.slice(1, link.indexOf('>'))));
    }
    expect(pages.map(({ body }) => body.length)).toEqual([2, 2, 1]);
    expect(pages.flatMap(({ body }) => body)).toEqual(notes(5, 'Hi'));
  });

  it('is described: what may be asked, and the link', () => {
    const { get } = openApiDocument([list]).paths['/api/kept-notes'] ?? {};
    expect(get).toMatchObject({
      parameters: [
        { name: 'userId' },
        { name: 'limit', required: false, schema: { type: 'string' } },
        { name: 'cursor', required: false, schema: { type: 'string' } },
        { name: 'colour' },
        { name: 'Time-Zone' },
      ],
      responses: { 200: { headers: { Link: { schema: { type: 'string' } } } } },
    });
  });
});
