import { screen, waitFor, within } from '@testing-library/react';
import type { HistoryCheck } from '@wonderlings/proof/contract';
import { keepsakeWords } from '@wonderlings/proof/keepsake-catalogue';
import { describe, expect, it } from 'vitest';
import { fakeServer, inOpenArea, json, NO_GROWN_UP } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/users.ts';
import { aCheck, aResult } from './proof.fixture.ts';

const CHECK = '/api/grown-up/check';
const WORDS = keepsakeWords(Uint8Array.from({ length: 16 }, (_, index) => index * 17));

function open(path: string, answers: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer({
    'GET /api/user': json(aUser()),
    'GET /api/support': json({ email: 'help@example.org', retentionYears: null }),
    ...inOpenArea(),
    ...answers,
  });
  return { server, ...renderApp(path) };
}

describe('the check of a history', () => {
  it('runs, may be left, and ends with a verdict that has the focus', async () => {
    let now: HistoryCheck = aCheck({ state: 'none', result: null });
    const { user, server } = open('/grown-up/check', {
      [`GET ${CHECK}`]: () => json(now),
      [`POST ${CHECK}`]: () => {
        now = aCheck({
          state: 'running',
          result: null,
          progress: { stage: 'pages', done: 668, total: 1_286, until: null },
        });
        return json(now, 201);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Check now' }));
    expect(await screen.findByText('Checking the history of Maya...')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'Entries checked' }).getAttribute('aria-valuetext')).toBe(
      '668 of 1,286 entries.',
    );
    const stages = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-current'));
    expect(stages.map(({ textContent }) => textContent)).toEqual([
      'The pagesDo these pages show exactly what the entries say?',
    ]);
    expect(screen.getByText('You may leave this page. The result will wait here.')).toBeDefined();
    now = aCheck({});
    const verdict = await screen.findByRole('heading', { name: 'All is well' }, { timeout: 10_000 });
    await waitFor(() => expect(document.activeElement).toBe(verdict));
    expect(
      screen.getByText('Nothing in the history of Maya was changed, moved, added or taken out since it was written.'),
    ).toBeDefined();
    expect(screen.getByRole('heading', { name: 'What this cannot show' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Make a keepsake' })).toBeDefined();
    expect(server.callsOf(`POST ${CHECK}`)).toHaveLength(1);
  });

  it('can be stopped', async () => {
    const { user } = open('/grown-up/check', {
      [`GET ${CHECK}`]: json(aCheck({ state: 'running', result: null })),
      [`DELETE ${CHECK}`]: json(aCheck({ state: 'stopped', result: null })),
    });
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('The check was stopped. Nothing was changed by it.')).toBeDefined();
  });

  it.each([
    ['altered', 'One entry does not fit', /: entry 5 of 9 is not the one that was sealed\.$/],
    ['removed', 'One entry is missing', /^Between .* one entry is missing: number 5\.$/],
    ['inserted', 'One entry was put in', /^Entry 5 \(.*\) was put in later\./],
    ['moved', 'Entries were moved', /^Entries 5 and 6 \(/],
    ['cut-off', 'The end is missing', /there were 6 entries\. Now there are 4, up to /],
    ['unopened', 'One entry does not open', /^Entry 5 \(.*\) does not open with the key of this child\.$/],
  ] as const)('names what was %s, calmly, with what to do', async (kind, title, text) => {
    const other = kind === 'moved' || kind === 'cut-off' ? 6 : kind === 'removed' ? 5 : null;
    const at = '2026-10-15T14:12:00.000Z';
    const fault = {
      kind,
      entry: 5,
      other,
      at: kind === 'removed' ? null : at,
      after: at,
      before: kind === 'removed' ? at : null,
    };
    open('/grown-up/check', {
      [`GET ${CHECK}`]: json(
        aCheck({
          result: aResult({ found: true, faults: [fault], code: '5 · seal · 2026-10-15 · 7be1 04c9', pages: null }),
        }),
      ),
    });
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
    expect(
      screen.getByText('Maya did nothing wrong, and nothing that can be done in the app causes this.'),
    ).toBeDefined();
    expect(await screen.findByText(/help@example\.org, where this copy is run/)).toBeDefined();
    expect(screen.getByText(/5 · seal · 2026-10-15 · 7be1 04c9/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Compare a keepsake' })).toBeDefined();
  });

  it('says of pages that differ and of marks that are gone what they are', async () => {
    const result = aResult({ found: true, marks: { fitting: 3, since: null, gaps: ['2026-10-15T14:00:00.000Z'] } });
    open('/grown-up/check', { [`GET ${CHECK}`]: json(aCheck({ result })) });
    expect(await screen.findByRole('heading', { name: 'A mark is missing' })).toBeDefined();
    expect(screen.getByText(/have a gap on October 15, 2026/)).toBeDefined();
  });

  it('does not say that nothing was cut off where no mark was made yet', async () => {
    const result = aResult({ marks: { fitting: 0, since: null, gaps: [] } });
    open('/grown-up/check', { [`GET ${CHECK}`]: json(aCheck({ result })) });
    await screen.findByRole('heading', { name: 'All is well' });
    expect(screen.queryByText(/Nothing was cut off/)).toBeNull();
    expect(screen.getByText(/No mark of this history was made/)).toBeDefined();
  });
});

describe('a keepsake', () => {
  const made = { words: WORDS, entry: 1_286, since: '2026-09-03', date: '2026-01-01' };

  it('is made when it is asked for, and not by looking', async () => {
    const today = new Date();
    const date = `${today.getFullYear()}-${String(today.getMonth() + 1).padStart(2, '0')}-${String(today.getDate()).padStart(2, '0')}`;
    const { user, server } = open('/grown-up/keepsake', {
      'GET /api/grown-up/keepsakes/latest': json(made),
      'POST /api/grown-up/keepsakes': () => json({ ...made, date }, 201),
    });
    await user.click(await screen.findByRole('button', { name: 'Make a keepsake' }));
    const card = await screen.findByRole('article');
    expect(
      within(card)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(WORDS);
    expect(
      within(card).getByRole('img', { name: /^A round window of colored glass with \w+ in the middle/ }),
    ).toBeDefined();
    expect(screen.getByText('Made. The history of Maya says that you made one.')).toBeDefined();
    expect(server.callsOf('POST /api/grown-up/keepsakes')).toHaveLength(1);
  });

  it('is typed in word by word, with the nearest for a slip, and compared', async () => {
    const { user, server } = open('/grown-up/keepsake?view=compare', {
      'POST /api/grown-up/keepsakes/compare': json({
        fits: true,
        entry: 1_286,
        date: '2026-11-21',
        since: 2_017,
        follows: true,
        comparedAt: '2027-05-02T12:00:00.000Z',
      }),
    });
    const fields = await screen.findAllByRole('textbox');
    expect(fields).toHaveLength(12);
    for (const [index, word] of WORDS.entries()) {
      const typed = index === 6 ? `${word}q` : word.slice(0, 4);
      await user.type(fields[index] as HTMLElement, typed);
    }
    await user.tab();
    expect((fields[0] as HTMLInputElement).value).toBe(WORDS[0]);
    expect(screen.getByText(/is not one of our words\./)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Compare' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: WORDS[6] ?? '' }));
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    const verdict = await screen.findByRole('heading', { name: 'It fits' });
    expect(document.activeElement).toBe(verdict);
    expect(
      screen.getByText(/Everything up to November 21, 2026 is exactly as it was on that day: 1,286 entries/),
    ).toBeDefined();
    expect(server.callsOf('POST /api/grown-up/keepsakes/compare')[0]?.body).toEqual({ words: WORDS });
  });

  it.each([
    [0, 'Nothing has come since then.'],
    [1, 'Since then one entry has come. It follows on without a gap.'],
    [2, 'Since then 2 entries have come. They follow on without a gap.'],
  ])('counts %i entries since in words', async (since, sentence) => {
    const { user } = open('/grown-up/keepsake?view=compare', {
      'POST /api/grown-up/keepsakes/compare': json({
        fits: true,
        entry: 9,
        date: '2026-11-21',
        since,
        follows: true,
        comparedAt: '2027-05-02T12:00:00.000Z',
      }),
    });
    const [first] = await screen.findAllByRole('textbox');
    await user.click(first as HTMLElement);
    await user.paste(WORDS.join(' '));
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    expect(await screen.findByText(sentence)).toBeDefined();
  });

  it('that this history does not hold has other explanations first', async () => {
    const { user } = open('/grown-up/keepsake?view=compare', {
      'POST /api/grown-up/keepsakes/compare': json({
        fits: false,
        entry: null,
        date: null,
        since: null,
        follows: false,
        comparedAt: '2027-05-02T12:00:00.000Z',
      }),
    });
    const [first] = await screen.findAllByRole('textbox');
    await user.click(first as HTMLElement);
    await user.paste(WORDS.join(' '));
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    expect(await screen.findByRole('heading', { name: 'This history does not hold it' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Before you worry' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Type it again' }));
    expect(await screen.findAllByRole('textbox')).toHaveLength(12);
  });

  it('is the child’s own too, on the page that the paper names, without the grown-up password', async () => {
    const date = new Intl.DateTimeFormat('en-CA').format();
    const made = { words: WORDS, entry: 9, since: '2026-09-03', date };
    const { user, server } = open('/keepsake?view=make', {
      'GET /api/grown-up': json(NO_GROWN_UP),
      'GET /api/history/keepsakes/latest': json(null),
      'POST /api/history/keepsakes': json(made, 201),
      'POST /api/history/keepsakes/compare': json({
        fits: true,
        entry: 9,
        date,
        since: 1,
        follows: true,
        comparedAt: '2027-05-02T12:00:00.000Z',
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Make a keepsake' }));
    const card = await screen.findByRole('article');
    expect(within(card).getByText(/^Type these words at \S+\/keepsake\. /)).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'I have one. Does it still fit?' }));
    await screen.findByRole('heading', { level: 1, name: 'Does it still fit?' });
    expect(screen.queryByText(/server/)).toBeNull();
    const [first] = await screen.findAllByRole('textbox');
    await user.click(first as HTMLElement);
    await user.paste(WORDS.join(' '));
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    const verdict = await screen.findByRole('heading', { name: 'It fits! All is as it was.' });
    expect(document.activeElement).toBe(verdict);
    expect(server.seen.some(({ path }) => path.startsWith('/api/grown-up/keepsakes'))).toBe(false);
  });

  it('of before a move is listed under "Take along", with what it is worth', async () => {
    open('/grown-up/take-along', {
      'GET /api/exports/current': json(null),
      'GET /api/grown-up/keepsakes/moved': json({ movedOn: '2026-11-20', madeOn: ['2026-07-01', '2025-12-24'] }),
    });
    expect(await screen.findByRole('heading', { name: 'Old keepsakes' })).toBeDefined();
    expect(screen.getByText('Made before: July 1, 2026 and December 24, 2025.')).toBeDefined();
    expect(screen.getByText(/This history was brought in on November 20, 2026\./)).toBeDefined();
  });

  it('says that words do not belong together before anything is sent', async () => {
    const { user, server } = open('/grown-up/keepsake?view=compare', {});
    const [first] = await screen.findAllByRole('textbox');
    await user.click(first as HTMLElement);
    await user.paste([WORDS[1], WORDS[0], ...WORDS.slice(2)].join(' '));
    expect(await screen.findByText(/do not belong together/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Compare' })).toHaveProperty('disabled', true);
    expect(server.seen.some(({ path }) => path.includes('compare'))).toBe(false);
  });
});
