import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, json, noNetwork } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/users.ts';
import { line } from './history.fixture.ts';

const MAYA = aUser();
const NOTE = '00000000-0000-4000-8000-00000000000a';
const TODAY = '2026-11-21';
const mood = (note: 'closed' | 'shown' | 'erased') =>
  line({
    type: 'MoodSaved',
    kind: 'feelings',
    icon: 'bubble',
    subject: 'worried 2 note',
    sentence: 'You saved a feeling: Worried (Some worry), with a note.',
    moodId: NOTE,
    note,
  });
const looked = line({
  type: 'GrownUpViewOpened',
  kind: 'grown-ups',
  actor: 'grown-up',
  icon: 'eye',
  subject: '',
  sentence: 'A grown-up looked at your history. Not at your words.',
});
const overview = (looks = 0) =>
  json({
    months: [{ month: '2026-11', days: 1, entries: 3 }],
    firstDay: '2026-11-01',
    looks: { thisMonth: looks, last: looks > 0 ? TODAY : null },
  });
const PAGE = 'GET /api/history?limit=120';
const GROWN_UPS = 'GET /api/history?kind=grown-ups&limit=120';
const WORDS = `GET /api/moods?from=${TODAY}&to=${TODAY}`;

function open(answers: Parameters<typeof fakeServer>[0] = {}, path = '/history') {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T18:00:00`) });
  const server = fakeServer({
    'GET /api/user': json(MAYA),
    'GET /api/history/overview': overview(),
    [PAGE]: json([line(), mood('closed')]),
    ...answers,
  });
  return { server, ...renderApp(path) };
}
afterEach(() => vi.useRealTimers());

describe('the history of a child', () => {
  it('has a window for each day and a sentence for each thing', async () => {
    open({ [PAGE]: json([looked, line(), mood('closed')]), 'GET /api/history/overview': overview(1) });
    const day = await screen.findByRole('region', { name: 'Today Saturday November 21' });
    within(day).getByRole('img', { name: 'Saturday, November 21: Worried. Zola looks out.' });
    const [first, second] = within(day).getAllByRole('listitem');
    expect(first?.textContent).toContain('You saved a feeling: Worried (Some worry), with a note.');
    expect(second?.textContent).toContain('You finished breathing with Zola, Beginner.5:12 pm');
    within(day).getByRole('button', { name: 'Read my day to me' });
    screen.getByText('One look this month.');
    screen.getByText('What you did, not your words. You see each time they look.');
  });

  it('draws the curtains of a day that rested', async () => {
    const rested = line({ type: 'RestDayUsed', kind: 'feelings', subject: '', time: null, sentence: 'A rest day.' });
    open({ [PAGE]: json([rested]), 'GET /api/history/overview': overview(0) });
    await screen.findByRole('img', { name: 'Saturday, November 21: A rest day. The curtains were closed.' });
  });

  it('shows what grown-ups did, whole, with the day', async () => {
    const { user, at } = open({ [GROWN_UPS]: json([looked]) });
    await user.click(await screen.findByRole('button', { name: 'Grown-ups' }));
    await screen.findByText('Sat 21, 5:12 pm');
    screen.getByText('That is all. A grown-up did nothing else here.');
    expect(at()).toContain('grown-ups');
  });

  it('looks for a word after a pause, and says that notes are not looked into', async () => {
    const { user } = open({ 'GET /api/history?q=xylophone&limit=120': json([]) });
    await user.type(await screen.findByRole('searchbox', { name: 'Look for a word' }), 'xylophone');
    await screen.findByText('Nothing like that here.');
    screen.getByText(/We do not look inside your notes/);
    await user.click(screen.getByRole('button', { name: 'Show everything' }));
    await screen.findByText('This is where you began.');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  it('says on the button how much a filter would show', async () => {
    const { user } = open({
      'GET /api/history/count': json({ count: 3, isMore: false }),
      'GET /api/history/count?kind=breath': json({ count: 1, isMore: false }),
      'GET /api/history?kind=breath&limit=120': json([line()]),
    });
    await user.click(await screen.findByRole('button', { name: 'Choose' }));
    await screen.findByRole('button', { name: 'Show 3 things' });
    await user.click(screen.getByRole('button', { name: 'Breathing and calm' }));
    await user.click(await screen.findByRole('button', { name: 'Show 1 thing' }));
    await screen.findByText('1 found');
  });

  it('goes to a month by its window', async () => {
    const month = 'GET /api/history?from=2026-11-01&to=2026-11-30&limit=120';
    const { user, server } = open({ [month]: json([line()]) }, '/history?years=true');
    await user.click(await screen.findByRole('link', { name: 'November: 1 day' }));
    await screen.findByText('1 found');
    expect(server.callsOf(month)).toHaveLength(1);
  });

  it('is an invitation while nothing is there, and can be tried again when it did not load', async () => {
    const { user, server } = open({ [PAGE]: noNetwork });
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 20_000 });
    screen.getByText('It is safe. Nothing is lost. Try again?');
    server.answers[PAGE] = json([]);
    await user.click(again);
    expect((await screen.findByRole('link', { name: 'Save a feeling' })).getAttribute('href')).toBe('/mood');
  }, 30_000);
});

describe('a note in the history', () => {
  const words = {
    [WORDS]: json([
      {
        id: NOTE,
        userId: MAYA.id,
        emoji: null,
        feeling: 'Worried',
        baseFeelingName: 'Worried',
        note: 'My words.',
        timestamp: '2026-11-21T17:12:00.000Z',
        localDate: TODAY,
      },
    ]),
  };

  it('is closed, and is read by the child alone', async () => {
    const { user } = open(words);
    await screen.findByText('Your words. They stay closed here.');
    expect(screen.queryByText('My words.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Read it' }));
    await screen.findByText('My words.');
    await user.click(screen.getByRole('button', { name: 'Close it' }));
    expect(screen.queryByText('My words.')).toBeNull();
  });

  it('is shown after a question, and taken back without one', async () => {
    const shown = `/api/history/notes/${NOTE}/shown`;
    const { user, server } = open({
      ...words,
      [`POST ${shown}`]: json({ moodId: NOTE, note: 'shown' }),
      [`DELETE ${shown}`]: json({ moodId: NOTE, note: 'closed' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Show it to my grown-up' }));
    const dialog = await screen.findByRole('dialog', { name: 'Show this to your grown-up?' });
    await within(dialog).findByText('My words.');
    within(dialog).getByText('You can take it back. They may have read it by then.');
    await user.click(within(dialog).getByRole('button', { name: 'Keep it mine' }));
    expect(server.callsOf(`POST ${shown}`)).toHaveLength(0);
    server.answers[PAGE] = json([line(), mood('shown')]);
    await user.click(screen.getByRole('button', { name: 'Show it to my grown-up' }));
    await user.click(await screen.findByRole('button', { name: 'Show it' }));
    await user.click(await screen.findByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(server.callsOf(`DELETE ${shown}`)).toHaveLength(1));
  });

  it('is erased only after it was said what becomes of it; the main button keeps it', async () => {
    const erase = `DELETE /api/moods/${NOTE}/note`;
    const { user, server } = open({ ...words, [erase]: json({ ok: true }) });
    await user.click(await screen.findByRole('button', { name: 'Read it' }));
    await user.click(screen.getByRole('button', { name: 'Erase it' }));
    const dialog = await screen.findByRole('dialog', { name: 'Erase these words for ever?' });
    await user.click(within(dialog).getByRole('button', { name: 'Keep my note' }));
    expect(server.callsOf(erase)).toHaveLength(0);
    server.answers[PAGE] = json([line(), mood('erased')]);
    await user.click(screen.getByRole('button', { name: 'Erase it' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Erase it' }));
    await screen.findByText('You erased a note here.');
    expect(screen.queryByText('My words.')).toBeNull();
    expect(server.callsOf(erase)).toHaveLength(1);
  });
});
