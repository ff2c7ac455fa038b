import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, inOpenArea, json, noNetwork, refused } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/users.ts';
import { MAYAS_DAYS, SHOWN_NOTE } from './days.fixture.ts';
import { FIRST_DAYS, mayasMonth } from './month.fixture.ts';

beforeEach(() => {
  vi.stubEnv('TZ', 'America/New_York');
  vi.useFakeTimers({ now: new Date('2026-11-21T22:40:00.000Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const NOVEMBER = 'GET /api/history/months/2026-11';
const PRINTED = 'POST /api/history/months/2026-11/printed';
const days = (more = '') => `GET /api/history/grown-up?from=2026-11-01&to=2026-11-30&limit=60${more}`;
const answers = {
  'GET /api/user': json(aUser()),
  [NOVEMBER]: json(mayasMonth('2026-11')),
  'GET /api/history/months/2026-10': json(mayasMonth('2026-10')),
  [days()]: json(MAYAS_DAYS),
};
function open(path: string, others: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({ ...inOpenArea(), ...answers, ...others });
  return { server, ...renderApp(path) };
}
const heading = (name: string) => screen.findByRole('heading', { name });

describe('the month', () => {
  it('is this one, with its pictures and its newest days', async () => {
    open('/grown-up');
    await heading("Maya's November");
    expect(await screen.findAllByRole('figure')).toHaveLength(6);
    expect(screen.getByText('18 of 21 days').tagName).toBe('B');
    expect(screen.getByText('"Shall I just listen?"')).toBeDefined();
    await heading('Thursday, November 19');
    expect(screen.queryByRole('heading', { name: 'Monday, November 16' })).toBeNull();
    const tab = within(screen.getByRole('navigation', { name: 'Grown-up area' })).getByRole('link', { name: 'Month' });
    expect(tab.getAttribute('aria-current')).toBe('page');
  });

  it('is never one to come, nor what is no month', async () => {
    open('/grown-up?month=2027-03');
    await heading("Maya's November");
  });

  it('leads from a window to its day', async () => {
    const { user, at } = open('/grown-up', { [days().replace('11-30', '11-20')]: json(MAYAS_DAYS.slice(4)) });
    await user.click(await screen.findByRole('link', { name: '20, 4 things done' }));
    await screen.findByText('Up to Friday, November 20.');
    expect(at()).toBe('/grown-up/days?month=2026-11&day=2026-11-20');
  });

  it('has no picture before the third day, and none of the words of a picture', async () => {
    open('/grown-up', { [NOVEMBER]: json(FIRST_DAYS) });
    await heading('One window is lit so far');
    expect(screen.getByText(/account was made today/)).toBeTruthy();
    expect(screen.queryByRole('figure')).toBeNull();
    expect(screen.getByRole('button', { name: 'October 2026' }).hasAttribute('disabled')).toBe(true);
  });

  it('without a day says that it needs no reason', async () => {
    const quiet = { ...mayasMonth('2026-11'), days: [] };
    open('/grown-up', { [NOVEMBER]: json(quiet), [days()]: json([]) });
    await screen.findByText('Maya was not here in November. That needs no reason.');
    await screen.findByText('Nothing of that kind in November 2026.');
  });
});

describe('the days', () => {
  it('have no word of a note until it is opened, and say so when it is closed again', async () => {
    const note = `GET /api/history/notes/${SHOWN_NOTE}`;
    const { user, server } = open('/grown-up/days', { [note]: refused(403, 'This note is closed.') });
    const shown = await screen.findByText('Maya shows you this note');
    expect(server.callsOf(note)).toEqual([]);
    await user.click(shown);
    await screen.findByText('This note is closed.');
    expect(server.callsOf(note)).toHaveLength(1);
    expect(screen.getByText("The words are Maya's.")).toBeTruthy();
    expect(screen.getByText('A note was erased here.')).toBeTruthy();
    expect(screen.getByText('Tuesday 17 and Wednesday 18: not here.')).toBeTruthy();
  });

  it('are asked for by kind', async () => {
    const { user, server } = open('/grown-up/days', { [days('&kind=breath&kind=moving&kind=nature')]: json([]) });
    await user.click(await screen.findByRole('button', { name: 'Activities' }));
    await screen.findByText('Nothing of that kind in November 2026.');
    const asked = server.seen.filter(({ path }) => path.startsWith('/api/history'));
    expect(asked.at(-1)?.path).toContain('kind=breath&kind=moving&kind=nature');
  });

  it('stand in the order of the day', async () => {
    open('/grown-up/days');
    await heading('Saturday, November 21');
    const [first] = screen.getAllByRole('list').filter((list) => list.querySelector('time'));
    expect([...(first?.querySelectorAll('time') ?? [])].map((time) => time.textContent)).toEqual([
      '5:12 pm',
      '5:20 pm',
      '5:20 pm',
      '5:40 pm',
    ]);
  });
});

describe('the sheet', () => {
  it('is printed once the child was told, and told once over lost answers', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user, server } = open('/grown-up/print', { [PRINTED]: noNetwork });
    const button = await screen.findByRole('button', { name: 'Print' });
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
    await user.click(button);
    await screen.findByText('It is not printed yet.');
    expect(print).not.toHaveBeenCalled();
    server.answers[PRINTED] = json({ ok: true }, 201);
    await user.click(button);
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const keys = server.callsOf(PRINTED).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  it('is told of when the browser prints by itself', async () => {
    const { server } = open('/grown-up/print', { [PRINTED]: json({ ok: true }, 201) });
    await heading('November 2026');
    window.dispatchEvent(new Event('beforeprint'));
    await waitFor(() => expect(server.callsOf(PRINTED)).toHaveLength(1));
  });
});
