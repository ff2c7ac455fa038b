import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DRAFT_PREFIX } from '../../device/drafts.ts';
import { toasts } from '../../ui/toast/toast-store.ts';
import { FakeServer } from './fake-server.fixture.ts';
import { checkInDays, entryOn } from './journal.fixture.ts';
import { writeDraft } from './journal-draft.ts';
import { openJournal } from './journal-page.fixture.tsx';

describe('the name of the journal', () => {
  const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name Your Journal' });
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  const preview = () => screen.getByTestId('journal-name-preview').textContent;

  async function rename() {
    const journal = openJournal();
    await journal.user.click(await screen.findByRole('button', { name: 'Name Your Journal' }));
    await journal.user.clear(await field());
    return journal;
  }

  it('is the title of the page', async () => {
    openJournal();
    expect(await screen.findByRole('heading', { name: 'My Feelings Journal', level: 1 })).toBeDefined();
  });

  it('is previewed while it is typed, and cannot be saved blank', async () => {
    const { user } = await rename();
    expect(save().disabled).toBe(true);
    await user.type(await field(), '   ');
    expect(save().disabled).toBe(true);
    await user.type(await field(), 'Sea ');
    expect(preview()).toBe('Sea');
    expect(save().disabled).toBe(false);
  });

  it('ends after 50 characters', async () => {
    const { user } = await rename();
    await user.click(await field());
    await user.paste('🦊'.repeat(60));
    expect((await field()).value).toBe('🦊'.repeat(50));
  });

  it('is there again when the page went before it was saved, and not after Cancel', async () => {
    const { user } = await rename();
    await user.type(await field(), 'Sea of me');
    cleanup();
    const again = openJournal();
    await again.user.click(await screen.findByRole('button', { name: 'Name Your Journal' }));
    expect((await field()).value).toBe('Sea of me');
    await again.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await again.user.click(screen.getByRole('button', { name: 'Name Your Journal' }));
    expect((await field()).value).toBe('My Feelings Journal');
  });

  it('is sent once, however quickly it is pressed', async () => {
    const { user, server } = await rename();
    server.hold('POST /api/user/settings');
    await user.type(await field(), 'Sea of me');
    const form = (await field()).form as HTMLFormElement;
    act(() => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    await waitFor(() => expect(save().disabled).toBe(true));
    expect(server.callsOf('POST /api/user/settings')).toHaveLength(1);
  });

  it('is sent trimmed, with the button off meanwhile, and the child is told', async () => {
    const { user, server } = await rename();
    const release = server.hold('POST /api/user/settings');
    await user.type(await field(), '  Sea of me ');
    await user.click(save());
    await waitFor(() => expect(save().disabled).toBe(true));
    release();
    expect(await screen.findByText('Journal updated!')).toBeDefined();
    expect(screen.getByText('Your journal name has been saved.')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.callsOf('POST /api/user/settings').map((call) => call.body)).toEqual([{ journalName: 'Sea of me' }]);
    // Saved, it is no draft any more.
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith(DRAFT_PREFIX))).toEqual([]);
  });

  it('says what the server says when it asks to wait', async () => {
    const { user, server } = await rename();
    server.fails.set('POST /api/user/settings', 429);
    await user.type(await field(), 'Sea');
    await user.click(save());
    expect(await screen.findByText('No, says 429.')).toBeDefined();
    expect((await field()).value).toBe('Sea');
  });

  it('stays in the dialog when it could not be saved', async () => {
    const { user, server } = await rename();
    server.fails.set('POST /api/user/settings', 500);
    await user.type(await field(), 'Sea');
    await user.click(save());
    expect(await screen.findByText('Failed to update journal name.')).toBeDefined();
    // A toast goes after five seconds, which a busy machine takes to look twice.
    expect(toasts.get()).toMatchObject([{ title: 'Error' }]);
    expect((await field()).value).toBe('Sea');
  });
});

describe('the welcome', () => {
  it('is said by the buddy once a visit, and asked for only then', async () => {
    const first = openJournal('/mood', { welcomed: false });
    const dialog = within(await screen.findByRole('dialog', { name: 'Blot' }));
    expect(await dialog.findByText('Big splash or tiny dot? How do you feel?')).toBeDefined();
    await first.user.click(dialog.getByRole('button', { name: 'Okay' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    first.unmount();

    const second = openJournal('/mood', { welcomed: false });
    await screen.findByRole('button', { name: 'Worried' });
    expect(second.server.callsOf('GET /api/wonderling-message/maya')).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('waits for another time while a feeling is being told', async () => {
    sessionStorage.clear();
    writeDraft(sessionStorage, 'maya', 'add', { moodId: 'worried', intensity: 2, note: '', attempt: null });
    const first = openJournal('/mood', { welcomed: false, sameDevice: true });
    await first.user.click(await screen.findByRole('button', { name: 'Choose Different Feeling' }));
    await screen.findByRole('button', { name: 'Worried' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(first.server.callsOf('GET /api/wonderling-message/maya')).toEqual([]);
    first.unmount();

    openJournal('/mood', { welcomed: false, sameDevice: true });
    expect(await screen.findByRole('dialog', { name: 'Blot' })).toBeDefined();
  });

  it.each(['no message', 'a failure'])('has words of its own for %s', async (what) => {
    const server = FakeServer.install();
    if (what === 'a failure') server.fails.set('GET /api/wonderling-message/maya', 500);
    server.message = null;
    openJournal('/mood', { server, welcomed: false });
    expect(await screen.findByText('Welcome back! Ready to explore your feelings today?')).toBeDefined();
    expect(screen.getByRole('dialog', { name: 'Blot' })).toBeDefined();
  });

  it('shows who has it before it has come: the buddy of the child', async () => {
    const server = FakeServer.install();
    const release = server.hold('GET /api/wonderling-message/maya');
    openJournal('/mood', { server, welcomed: false });
    expect(await screen.findByRole('dialog', { name: 'Blot' })).toBeDefined();
    release();
    expect(await screen.findByText(server.message ?? '')).toBeDefined();
  });
});

describe('the days and the entries', () => {
  it('are waited for with a word, beside bubbles that can be pressed already', async () => {
    const server = FakeServer.install();
    const release = server.hold('GET /api/streaks');
    openJournal('/mood', { server });
    expect(await screen.findByText('Opening your journal...')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Worried' })).toBeDefined();
    release();
    await waitFor(() => expect(screen.queryByText('Opening your journal...')).toBeNull());
  });

  it('are not read where none is shown', async () => {
    const { server } = openJournal('/mood');
    await screen.findByRole('button', { name: /Your check-in days/ });
    expect(server.calls.map(({ name }) => name).sort()).toEqual(['GET /api/journal-totals', 'GET /api/streaks']);
  });

  it('are waited for aloud where they will be listed', async () => {
    const server = FakeServer.install();
    const release = server.hold('GET /api/moods');
    openJournal('/activities/journal?tab=journey', { server });
    expect((await screen.findByText('Opening your journal...')).closest('[role="status"]')).not.toBeNull();
    release();
    await waitFor(() => expect(screen.queryByText('Opening your journal...')).toBeNull());
  });

  it('that do not come can be asked for again, and a feeling can be saved without them', async () => {
    const server = FakeServer.install();
    server.fails.set('GET /api/moods', 'network');
    server.moods = [entryOn('2025-05-07', { note: 'Here I am.' })];
    const { user } = openJournal('/mood', { server });
    expect(await screen.findByRole('button', { name: 'Worried' })).toBeDefined();
    await user.click(screen.getByRole('tab', { name: 'Journey' }));
    expect(await screen.findByText('This page did not come.')).toBeDefined();
    server.fails.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Here I am.')).toBeDefined();
  });
});

describe('the tabs', () => {
  it('live in the address, so that Back works', async () => {
    const { user, router } = openJournal();
    await user.click(await screen.findByRole('tab', { name: 'Journey' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ tab: 'journey' }));
    router.history.back();
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: 'Add Mood' }).getAttribute('aria-selected')).toBe('true'),
    );
  });

  it('are one step back after a run of arrow keys', async () => {
    const { user, router } = openJournal();
    (await screen.findByRole('tab', { name: 'Add Mood' })).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(router.state.location.search).toEqual({ tab: 'journey' }));
    expect(router.history.length).toBe(2);
  });
});

describe('the days', () => {
  it('are told in kind words, all of them behind a press', async () => {
    const server = FakeServer.install();
    server.streaks = [checkInDays];
    const { user } = openJournal('/mood', { server });
    const chip = await screen.findByRole('button', { name: /^Your check-in days: ?5 days ?, ?A bud$/ });
    await user.click(chip);
    const dialog = within(await screen.findByRole('dialog', { name: 'Your check-in days' }));
    for (const line of [
      'Next stop: 7 days',
      'Longest: 9 days',
      'All your days: 12',
      'Your days never go away. All of them count.',
    ])
      expect(dialog.getByText(line)).toBeDefined();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(chip));
  });

  it('are left out when they do not come', async () => {
    const server = FakeServer.install();
    server.fails.set('GET /api/streaks', 500);
    openJournal('/mood', { server });
    await screen.findByRole('button', { name: 'Worried' });
    expect(screen.queryByRole('button', { name: /check-in days/ })).toBeNull();
  });
});
