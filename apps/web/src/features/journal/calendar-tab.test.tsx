import { screen, within } from '@testing-library/react';
import { JOURNAL_FEELING, MOST_FEELINGS_A_DAY } from '@wonderlings/journal/contract';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from './fake-server.fixture.ts';
import { entryOn } from './journal.fixture.ts';
import { openJournal } from './journal-page.fixture.tsx';

// Before the formatters are made, which keep the zone of their making.
vi.hoisted(() => vi.stubEnv('TZ', 'America/New_York'));

// The date picker is loaded when it is needed; no test is to wait for it in vain.
beforeAll(() => import('./month-calendar.tsx'));

// Noon of Wednesday, May 7, 2025 in New York.
beforeEach(() => {
  vi.stubEnv('TZ', 'America/New_York');
  vi.useFakeTimers({ now: new Date('2025-05-07T16:00:00.000Z'), toFake: ['Date'] });
});
afterEach(() => vi.unstubAllEnvs());

function open(entries: FakeServer['moods'] = []) {
  const server = FakeServer.install();
  server.moods = entries;
  return openJournal('/mood?tab=calendar', { server });
}
/** The date picker comes in a chunk of its own, on a busy machine late. */
const day = (name: RegExp) => screen.findByRole('button', { name });

it('shows the month of today, in weeks from Sunday', async () => {
  open();
  const grid = await screen.findByRole('grid', { name: 'May 2025' });
  expect(
    within(grid)
      .getAllByRole('columnheader', { hidden: true })
      .map((cell) => cell.textContent),
  ).toEqual(['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']);
});

it('tells which days have entries and how many, not by colour alone', async () => {
  open([entryOn('2025-05-06', { id: 'a' }), entryOn('2025-05-06', { id: 'b' }), entryOn('2025-05-03')]);
  expect(await day(/^Tuesday, May 6, 2025, 2 entries$/)).toBeDefined();
  expect(await day(/^Saturday, May 3, 2025, 1 entry$/)).toBeDefined();
  expect(await day(/^Wednesday, May 7, 2025, today, chosen$/)).toBeDefined();
  const written = (await day(/May 6/)).closest('td');
  expect(written?.className).not.toBe((await day(/May 5/)).closest('td')?.className);
});

it('shows the last feeling of a day above its number, and a book where there are only words', async () => {
  open([
    entryOn('2025-05-06', { id: 'a', feeling: 'Worried (Some worry)', baseFeelingName: 'Worried' }),
    entryOn('2025-05-06', { id: 'b', feeling: JOURNAL_FEELING, baseFeelingName: null }),
    entryOn('2025-05-03', { id: 'c', feeling: JOURNAL_FEELING, baseFeelingName: null }),
  ]);
  const bubble = async (name: RegExp) => (await day(name)).querySelector('svg [data-weather]');
  expect(await bubble(/May 6, 2025, 2 entries/)).not.toBeNull();
  expect(await bubble(/May 3, 2025, 1 entry/)).toBeNull();
  expect((await day(/May 3,/)).querySelector('svg')).not.toBeNull();
  expect((await day(/May 5,/)).querySelector('svg')).toBeNull();
});

it('says that a day has none and offers to add one', async () => {
  const { user, router } = open();
  expect(await screen.findByRole('heading', { name: 'Wednesday, May 7, 2025' })).toBeDefined();
  expect(await screen.findByText(/No mood entries for this day\./)).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Add one?' }));
  expect(await screen.findByRole('button', { name: 'Worried' })).toBeDefined();
  expect(router.state.location.search).toEqual({ tab: 'add' });
});

it('shows feeling, time and note of the day that is pressed', async () => {
  const { user } = open([
    entryOn('2025-05-06', { feeling: 'Angry', note: 'My pen.', timestamp: '2025-05-06T20:05:00.000Z' }),
  ]);
  await user.click(await day(/May 6/));
  const panel = within(screen.getByRole('region', { name: 'Tuesday, May 6, 2025' }));
  expect(await panel.findByRole('heading', { name: 'Angry' })).toBeDefined();
  expect(panel.getByText('4:05 PM')).toBeDefined();
  expect(panel.getByText('My pen.')).toBeDefined();
});

it('lists what a day holds in the order in which the server tells it, the newest first', async () => {
  const { user } = open([
    entryOn('2025-05-06', { id: 'b', note: 'After dinner.', timestamp: '2025-05-06T23:30:00.000Z' }),
    entryOn('2025-05-06', { id: 'a', note: 'At school.', timestamp: '2025-05-06T15:00:00.000Z' }),
  ]);
  await user.click(await day(/May 6, 2025, 2 entries/));
  await screen.findByText('At school.');
  const panel = within(screen.getByRole('region', { name: 'Tuesday, May 6, 2025' }));
  expect(panel.getAllByText(/^(At school|After dinner)\.$/).map((note) => note.textContent)).toEqual([
    'After dinner.',
    'At school.',
  ]);
});

it('places an entry on the day its writer had, whatever day its instant is here', async () => {
  const { user } = open([
    // Written in Tokyo at half past eight in the morning of May 3; here it was still May 2.
    entryOn('2025-05-03', { note: 'Sushi!', timestamp: '2025-05-02T23:30:00.000Z' }),
  ]);
  await user.click(await day(/May 3, 2025, 1 entry/));
  expect(await screen.findByText('Sushi!')).toBeDefined();
  expect(screen.queryByRole('button', { name: /May 2, 2025, 1 entry/ })).toBeNull();
});

it('shows the prompt and the words of a journal entry apart, as text and not as HTML', async () => {
  const note = 'Daily Prompt: Who was kind?\n\n<b>Ada</b> 🦊';
  open([entryOn('2025-05-07', { feeling: JOURNAL_FEELING, baseFeelingName: null, note })]);
  expect((await screen.findByText('Who was kind?')).getAttribute('dir')).toBe('auto');
  expect(screen.getByText('<b>Ada</b> 🦊').getAttribute('dir')).toBe('auto');
});

it('can be walked with the arrow keys', async () => {
  const { user } = open([entryOn('2025-05-06', { note: 'Yesterday.' })]);
  (await day(/May 7/)).focus();
  await user.keyboard('{ArrowLeft}{Enter}');
  expect(await screen.findByText('Yesterday.')).toBeDefined();
});

it('reads no word before a day is opened, and each day and month once', async () => {
  const { user, server } = open([
    entryOn('2025-05-06', { note: 'In May.' }),
    entryOn('2025-04-10', { note: 'In April.' }),
    entryOn('2025-03-02', { note: 'In March.' }),
  ]);
  const asked = (name: string) => server.callsOf(name).map(({ query }) => [query.get('from'), query.get('to')]);
  const months = () => asked('GET /api/garden').map(([from]) => from);
  await day(/May 6, 2025, 1 entry/);
  // Those beside it are read ahead.
  await vi.waitFor(() => expect(months()).toEqual(['2025-05-01', '2025-04-01']));
  expect(asked('GET /api/moods')).toEqual([]);
  await user.click(await day(/May 6/));
  expect(await screen.findByText('In May.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /previous month/i }));
  expect(await day(/April 10, 2025, 1 entry/)).toBeDefined();
  // The chosen day stays, whatever month is turned to.
  expect(screen.getByText('In May.')).toBeDefined();
  await vi.waitFor(() => expect(months()).toEqual(['2025-05-01', '2025-04-01', '2025-03-01']));
  await user.click(screen.getByRole('button', { name: /previous month/i }));
  await user.click(await day(/March 2, 2025, 1 entry/));
  expect(await screen.findByText('In March.')).toBeDefined();
  expect(screen.getByRole('button', { name: /previous month/i }).getAttribute('aria-disabled')).toBe('true');
  for (const _ of ['April', 'May']) await user.click(screen.getByRole('button', { name: /next month/i }));
  await user.click(await day(/May 6/));
  expect(screen.getByText('In May.')).toBeDefined();
  expect(months()).toHaveLength(3);
  expect(asked('GET /api/moods')).toEqual([
    ['2025-05-06', '2025-05-06'],
    ['2025-03-02', '2025-03-02'],
  ]);
});

it.each([
  ['2025-03-09', 'spring', /Sunday, March 9, 2025, today, chosen, 2 entries/],
  ['2025-11-02', 'autumn', /Sunday, November 2, 2025, today, chosen, 2 entries/],
])('has %s once, on which clocks change in %s, and asks for that day alone', async (date, _, label) => {
  vi.setSystemTime(new Date(`${date}T17:00:00.000Z`));
  const { server } = open([
    entryOn(date, { id: 'late', note: 'Before bed.', timestamp: `${date}T23:30:00.000Z` }),
    // Early on that day in Auckland, where it had begun long before.
    entryOn(date, { id: 'early', note: 'Kia ora.', timestamp: `${date.slice(0, 8)}01T19:00:00.000Z` }),
  ]);
  expect(await screen.findByText('Before bed.')).toBeDefined();
  expect(screen.getByText('Kia ora.')).toBeDefined();
  expect(screen.getAllByRole('button', { name: label })).toHaveLength(1);
  const [asked] = server.callsOf('GET /api/moods');
  expect([asked?.query.get('from'), asked?.query.get('to')]).toEqual([date, date]);
});

it('does not pretend to know how many there are of more than a day tells', async () => {
  open(Array.from({ length: MOST_FEELINGS_A_DAY }, (_, index) => entryOn('2025-05-06', { id: `${index}` })));
  expect(await day(/May 6, 2025, 30 or more entries/)).toBeDefined();
});

it('says that a month, or a day, did not come, and asks for it again', async () => {
  const server = FakeServer.install();
  server.moods = [entryOn('2025-05-07', { note: 'Here I am.' })];
  server.fails.set('GET /api/garden', 'network');
  const { user } = openJournal('/mood?tab=calendar', { server });
  expect(await screen.findByText('This page did not come.')).toBeDefined();
  server.fails.clear();
  server.fails.set('GET /api/moods', 'network');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await day(/May 7, 2025, today, chosen, 1 entry/)).toBeDefined();
  expect(await screen.findByText('This page did not come.')).toBeDefined();
  server.fails.clear();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here I am.')).toBeDefined();
});

it('shows what waits on this device on its day, also where nothing comes', async () => {
  const server = FakeServer.install();
  server.fails.set('POST /api/moods', 'network');
  const { user } = openJournal('/mood', { server });
  await user.click(await screen.findByRole('button', { name: 'Worried' }));
  await user.type(await screen.findByRole('textbox'), 'No bars.');
  await user.click(screen.getByRole('button', { name: 'Save My Feeling' }));
  await screen.findByText('Saved on this device.');
  server.fails.set('GET /api/garden', 'network');
  await user.click(screen.getByRole('tab', { name: 'Calendar' }));
  expect(await day(/May 7, 2025, today, chosen, 1 entry/)).toBeDefined();
  expect(within(await screen.findByRole('list', { name: 'Saved on this device' })).getByText('No bars.')).toBeDefined();
  expect(await screen.findByText('This page did not come.')).toBeDefined();
});
