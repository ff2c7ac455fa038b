import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { RICH_MOODS } from '@wonderlings/journal/catalogue';
import { describe, expect, it, vi } from 'vitest';
import { fullDevice } from '../../device/store/testing/fresh-device.ts';
import { localDateOf } from '../../lib/local-day/local-day.ts';
import { isBusy } from '../place-to-stop/index.ts';
import { FakeServer } from './fake-server.fixture.ts';
import { checkInDays, entryOn } from './journal.fixture.ts';
import { readDraft } from './journal-draft.ts';
import { openJournal } from './journal-page.fixture.tsx';

const bubble = (name: string) => screen.findByRole('button', { name });
const detail = (name: string) => screen.findByRole('heading', { name, level: 2 });
const note = () => screen.getByRole('textbox', { name: 'Write or draw with words, if you like.' });
const save = () => screen.getByRole('button', { name: 'Save My Feeling' });

async function openWorried(server = FakeServer.install(), device: { keepsNothing?: boolean } = {}) {
  const journal = openJournal('/mood', { server, ...device });
  await journal.user.click(await bubble('Worried'));
  await detail('Worried');
  return journal;
}

it('offers the six feelings as buttons, and the way to the quick check-in', async () => {
  openJournal();
  await bubble('Worried');
  const panel = within(screen.getByRole('tabpanel', { name: 'Add Mood' }));
  expect(
    within(panel.getByRole('list'))
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(RICH_MOODS.map((mood) => mood.feeling));
  expect(panel.getByRole('button', { name: 'Read it to me' })).toBeDefined();
  expect(screen.getByText(/Feeling something else\?/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Try the quick check-in' }).getAttribute('href')).toBe('/mood?view=quick');
});

it('opens a feeling 300 ms after the last of several picks', async () => {
  openJournal();
  await bubble('Worried');
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Worried' }));
  act(() => void vi.advanceTimersByTime(200));
  fireEvent.click(screen.getByRole('button', { name: 'Nervous' }));
  act(() => void vi.advanceTimersByTime(299));
  expect(screen.queryByRole('slider')).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('heading', { name: 'Nervous' })).toBeDefined();
});

describe('a picked feeling', () => {
  it('is not interrupted, until another one is to be chosen', async () => {
    const { user } = await openWorried();
    expect(isBusy()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Choose Different Feeling' }));
    await bubble('Worried');
    expect(isBusy()).toBe(false);
  });

  it('takes the focus to its heading and shows description, questions and both ends of the slider', async () => {
    await openWorried();
    expect(document.activeElement).toBe(await detail('Worried'));
    expect(screen.getByText('Your mind keeps asking "What if?" It is trying to keep you safe.')).toBeDefined();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'What is your worry saying?',
      'Which part can you do something about?',
      'Which part could a grown-up help with?',
    ]);
    expect(screen.getByText('Less Intense')).toBeDefined();
    expect(screen.getByText('More Intense')).toBeDefined();
  });

  it('says each step of the slider in its own words, and the strong line at the fourth', async () => {
    const { user } = await openWorried();
    const slider = screen.getByRole('slider', { name: 'How big is this feeling?' });
    const strong = 'That is a lot to carry. A grown-up you trust can help you carry it.';
    expect(slider.getAttribute('aria-valuetext')).toBe('A tiny worry');
    slider.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(slider.getAttribute('aria-valuetext')).toBe('A lot of worry');
    expect(screen.queryByText(strong)).toBeNull();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(slider.getAttribute('aria-valuenow')).toBe('4');
    expect(screen.getByText('Full of worry')).toBeDefined();
    expect(screen.getByText(strong).getAttribute('role')).toBe('status');
  });

  it('is left for a different one: the focus is back on its bubble, the words are kept', async () => {
    const { user } = await openWorried();
    await user.type(note(), 'A test.');
    await user.click(screen.getByRole('button', { name: 'Choose Different Feeling' }));
    expect(document.activeElement).toBe(await bubble('Worried'));
    await user.click(await bubble('Nervous'));
    await detail('Nervous');
    expect((note() as HTMLTextAreaElement).value).toBe('A test.');
  });

  it('is left by Back, into the grid and not out of the journal', async () => {
    const { router } = await openWorried();
    await waitFor(() => expect(router.state.location.search).toEqual({ feeling: 'worried' }));
    act(() => router.history.back());
    expect(await bubble('Worried')).toBeDefined();
    expect(router.state.location.pathname).toBe('/mood');
    act(() => router.history.forward());
    await detail('Worried');
  });

  it('lets words run the way their letters run', async () => {
    await openWorried();
    expect(note().getAttribute('dir')).toBe('auto');
  });
});

describe('saving', () => {
  it('sends one feeling, however often the button is pressed', async () => {
    const { user, server } = await openWorried();
    const release = server.hold('POST /api/moods');
    await user.type(note(), 'A test.');
    await user.dblClick(save());
    const saving = screen.getByRole('button', { name: 'Saving...' });
    expect(saving.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(saving);
    await user.click(saving);
    release();
    await screen.findByRole('dialog', { name: 'Your feeling is saved.' });
    expect(server.callsOf('POST /api/moods').map((call) => call.body)).toEqual([
      { feeling: 'Worried (A tiny worry)', baseFeelingName: 'Worried', note: 'A test.' },
    ]);
  });

  it('shows what was saved in the journey, in its day and month, in the figures and in the days, and asks for nothing again', async () => {
    const server = FakeServer.install();
    server.moods = [entryOn(localDateOf(new Date()), { note: 'Before.' })];
    server.streaks = [checkInDays];
    const { user } = openJournal('/mood?tab=calendar', { server });
    await screen.findByText('Before.');
    await user.click(screen.getByRole('tab', { name: 'Journey' }));
    await screen.findByText('Before.');
    await user.click(screen.getByRole('tab', { name: 'Add Mood' }));
    await user.click(await bubble('Worried'));
    await detail('Worried');
    await user.type(note(), 'A test.');
    const before = server.calls.length;

    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Okay' }));
    expect(await screen.findByRole('button', { name: /2 days/ })).toBeDefined();
    await user.click(screen.getByRole('tab', { name: 'Calendar' }));
    expect(await screen.findByText('A test.')).toBeDefined();
    expect(await screen.findByRole('button', { name: /, today, chosen, 2 entries$/ })).toBeDefined();
    await user.click(screen.getByRole('tab', { name: 'Journey' }));
    expect(await screen.findByText('2 entries. Each one is a step of yours.')).toBeDefined();
    expect(screen.getAllByRole('article')[0]?.textContent).toContain('A test.');
    expect(server.calls.slice(before).map(({ name }) => name)).toEqual(['POST /api/moods']);
  });

  it('reads again what a child has when the feeling earned something', async () => {
    const { user, server } = await openWorried();
    await user.click(screen.getByRole('button', { name: /Your check-in days/ }));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    const earned = { id: 'row', achievement: { id: 'first', icon: '', name: 'First', description: '' } };
    server.newAchievements = [earned];
    const before = server.callsOf('GET /api/user-achievements').length;
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Okay' }));
    await user.click(await screen.findByRole('button', { name: /Your check-in days/ }));
    await screen.findByRole('dialog', { name: 'Your check-in days' });
    expect(server.callsOf('GET /api/user-achievements')).toHaveLength(before + 1);
    expect(server.callsOf('GET /api/moods')).toEqual([]);
  });

  it('reads again a list that was on its way while the feeling was saved', async () => {
    const server = FakeServer.install();
    const { user } = await openWorried(server);
    const answerSave = server.hold('POST /api/moods');
    await user.click(save());
    const answerList = server.hold('GET /api/moods');
    await user.click(screen.getByRole('tab', { name: 'Journey' }));
    answerSave();
    await user.click(await screen.findByRole('button', { name: 'Okay' }));
    answerList();
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    expect(server.callsOf('GET /api/moods')).toHaveLength(2);
  });

  it('ends in the grid, with an empty note, the lowest step and the focus on the bubble', async () => {
    const { user } = await openWorried();
    await user.type(note(), 'A test.');
    screen.getByRole('slider').focus();
    await user.keyboard('{ArrowRight}');
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Okay' }));
    await waitFor(async () => expect(document.activeElement).toBe(await bubble('Worried')));
    await user.click(await bubble('Worried'));
    await detail('Worried');
    expect((note() as HTMLTextAreaElement).value).toBe('');
    expect(screen.getByRole('slider').getAttribute('aria-valuenow')).toBe('1');
  });

  it('tells the deed, the days, two new achievements and how many more', async () => {
    const { user, server } = await openWorried();
    server.newAchievements = ['First Feeling', 'Three Feelings', 'Every Weather'].map((name) => ({
      id: name,
      achievement: { id: name, icon: '', name, description: `About ${name}.` },
    }));
    await user.click(save());
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('You stopped and named your feeling.')).toBeDefined();
    expect(dialog.getByText('2 days')).toBeDefined();
    const earned = within(dialog.getByText('You earned').parentElement as HTMLElement); // a heading stands in its section
    expect(earned.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'First FeelingAbout First Feeling.',
      'Three FeelingsAbout Three Feelings.',
    ]);
    expect(dialog.getByText('and 1 more')).toBeDefined();
  });
});

describe('a save without a network', () => {
  it('is shown as saved on this device, in its place too, and then as saved, once', async () => {
    const { user, server } = await openWorried();
    await user.type(note(), 'A test.');
    server.fails.set('POST /api/moods', 'network');
    await user.click(save());
    const said = await screen.findByText('Saved on this device.');
    expect(said.closest('[role="status"]')).toBe(document.activeElement);
    expect(readDraft(sessionStorage, 'maya', 'add')).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Journey' }));
    const kept = within(await screen.findByRole('list', { name: 'Saved on this device' }));
    expect(kept.getByRole('article').textContent).toContain('A test.');

    server.fails.clear();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Saved on this device' })).toBeNull());
    expect(await screen.findAllByText('A test.')).toHaveLength(1);
    await user.click(screen.getByRole('tab', { name: 'Add Mood' }));
    expect(await screen.findByText('Saved. It is in your journal now.')).toBeDefined();
    const [first, second, ...more] = server.callsOf('POST /api/moods');
    expect(first?.child).toBe('maya');
    expect(second).toEqual(first);
    expect(more).toEqual([]);
  });

  it('waits on this device for a child who was signed out, and offers to sign in', async () => {
    const { user, server } = await openWorried();
    server.fails.set('POST /api/moods', 401);
    await user.click(save());
    expect(await screen.findByText(/You were signed out. Sign in, and it goes into your journal./)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toContain('/auth');
  });

  it('that the server then will not take stays, with its words and what can be done about them', async () => {
    const { user, server } = await openWorried();
    await user.type(note(), 'A test.');
    server.fails.set('POST /api/moods', 'network');
    await user.click(save());
    await screen.findByText('Saved on this device.');
    server.fails.set('POST /api/moods', 400);
    window.dispatchEvent(new Event('online'));
    await user.click(screen.getByRole('tab', { name: 'Journey' }));
    const aside = within(await screen.findByRole('region', { name: 'Not saved yet' }));
    expect(aside.getByText(/A test\./)).toBeDefined();
    expect(aside.getByText('No, says 400.')).toBeDefined();
    await user.click(aside.getByRole('button', { name: 'Copy the words' }));
    expect(await navigator.clipboard.readText()).toBe('Worried (A tiny worry)\n\nA test.');
    await user.click(aside.getByRole('button', { name: 'Delete' }));
    await user.click(aside.getByRole('button', { name: 'Yes, delete it' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Not saved yet' })).toBeNull());
    expect(await screen.findByText('No mood entries yet!')).toBeDefined();
  });

  it('says that there is no room for it, and keeps the words', async () => {
    const { user, server } = await openWorried();
    const makeRoom = fullDevice();
    server.fails.set('POST /api/moods', 'network');
    await user.type(note(), 'A test.');
    await user.click(save());
    expect(await screen.findByText('This device is full.')).toBeDefined();
    expect((note() as HTMLTextAreaElement).value).toBe('A test.');
    makeRoom();
    await user.click(save());
    expect(await screen.findByText('Saved on this device.')).toBeDefined();
  });
});

describe('a save that fails where this device keeps nothing', () => {
  it('keeps everything, says so, and is saved exactly once by the next try', async () => {
    const { user, server } = await openWorried(FakeServer.install(), { keepsNothing: true });
    await user.type(note(), 'A test.');
    screen.getByRole('slider').focus();
    await user.keyboard('{ArrowRight}');
    server.fails.set('POST /api/moods', 'network');
    await user.click(save());
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe("That didn't save. Your feeling is still picked. Try again?"),
    );
    expect((note() as HTMLTextAreaElement).value).toBe('A test.');
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('Some worry');
    expect(document.activeElement).toBe(save());

    server.fails.clear();
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog');
    const [first, second, ...more] = server.callsOf('POST /api/moods');
    expect(first?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toEqual(first);
    expect(more).toEqual([]);
  });

  it('offers to sign in when the child was signed out', async () => {
    const { user, server } = await openWorried(FakeServer.install(), { keepsNothing: true });
    server.fails.set('POST /api/moods', 401);
    await user.click(save());
    expect(await screen.findByText('You were signed out.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toContain('/auth');
  });
});

describe('a reload', () => {
  it('brings back the feeling, its size and the words', async () => {
    const { user, unmount } = await openWorried();
    await user.type(note(), 'A test.');
    screen.getByRole('slider').focus();
    await user.keyboard('{ArrowRight}');
    unmount();
    openJournal();
    await detail('Worried');
    expect((note() as HTMLTextAreaElement).value).toBe('A test.');
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('Some worry');
    expect(localStorage).toHaveLength(0);
  });

  it('after a save brings back nothing', async () => {
    const { user } = await openWorried();
    await user.type(note(), 'A test.');
    expect(readDraft(sessionStorage, 'maya', 'add')?.note).toBe('A test.');
    await user.click(save());
    await screen.findByRole('dialog');
    expect(readDraft(sessionStorage, 'maya', 'add')).toBeNull();
  });
});

describe('the 5,000 characters', () => {
  it('are counted when the end is near, and too many are said, kept and not sent', async () => {
    const { user, server } = await openWorried();
    await user.click(note());
    await user.paste('a'.repeat(4_000));
    expect(screen.queryByText(/letters/)).toBeNull();
    await user.paste('a'.repeat(999));
    expect(screen.getByText('1 letter left')).toBeDefined();
    await user.paste('🦊🦊🦊');
    expect(screen.getAllByText('2 letters too many')).toHaveLength(2);
    await user.click(save());
    expect(screen.getByRole('alert').textContent).toBe(
      'That is a lot of words! They are still here. Can you split them in two?',
    );
    expect((note() as HTMLTextAreaElement).value).toHaveLength(4_999 + 6);
    expect(server.callsOf('POST /api/moods')).toEqual([]);
  });
});
