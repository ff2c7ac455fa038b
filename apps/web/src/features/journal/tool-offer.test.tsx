import { act, screen, waitFor, within } from '@testing-library/react';
import { MOOD_LABELS } from '@wonderlings/journal/catalogue';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeDocument } from '../../device/store/device-document.ts';
import { freshDevice, reloadPage } from '../../device/store/testing/fresh-device.ts';
import { localDateOf } from '../../lib/local-day/local-day.ts';
import { clearQueue, queueFor, waitingThings } from '../celebrations/celebration-queue.ts';
import { type Helped, helpedDocument } from '../coping/helped/helped.ts';
import { provideNoteReader, setOffered } from '../help/after-note.ts';
import type { FakeServer } from './fake-server.fixture.ts';
import { maya } from './journal.fixture.ts';
import { openJournal } from './journal-page.fixture.tsx';

let isHeavy = false;
let notesRead = 0;
beforeEach(() => {
  freshDevice();
  isHeavy = false;
  notesRead = 0;
  clearQueue();
  queueFor(maya.id);
  provideNoteReader(async () => () => {
    notesRead += 1;
    return isHeavy;
  });
});
afterEach(() => act(() => setOffered(false)));

const keep = (helped: Partial<Helped>) =>
  writeDocument(maya.id, helpedDocument, (before) => ({ ...before, ...helped })).then(reloadPage);
const today = localDateOf(new Date());

async function saveWorried() {
  const opened = openJournal('/mood', { sameDevice: true });
  await opened.user.click(await screen.findByRole('button', { name: /^Worried/ }));
  await opened.user.type(await screen.findByRole('textbox'), 'A day.');
  await opened.user.click(screen.getByRole('button', { name: 'Save My Feeling' }));
  return opened;
}
const trueHeart = {
  id: 'row',
  achievement: { id: 'true-heart', icon: '', name: 'True Heart', description: 'You felt angry.' },
};

const saveAngry = () => saveQuickly('Angry');

async function saveQuickly(feeling: string, earned: FakeServer['newAchievements'] = []) {
  const opened = openJournal('/mood?view=quick', { sameDevice: true });
  opened.server.newAchievements = earned;
  await opened.user.click(await screen.findByRole('button', { name: feeling }));
  await opened.user.type(screen.getByRole('textbox'), 'A day.');
  await opened.user.click(screen.getByRole('button', { name: 'Save My Feeling' }));
  return opened;
}
const offer = async () => within(await screen.findByRole('region', { name: MOOD_LABELS.suggestionsHeading }));
const offered = async () => (await offer()).getAllByRole('link').map((link) => link.textContent);

describe('after a saved feeling', () => {
  it('two tools are offered, with the words for that feeling', async () => {
    await saveWorried();
    expect(await offered()).toEqual(['Worry Box Technique 10 minutes', 'Balloon Breathing 3 minutes']);
    expect((await offer()).getByText('When worries get loud, one of these may help.')).toBeDefined();
    // Held, helped, and only then what was earned.
    const dialog = screen.getByRole('dialog', { name: MOOD_LABELS.savedTitle });
    const order = ['Blot holds it with you.', MOOD_LABELS.suggestionsHeading, 'Your check-in days', 'Okay'];
    const places = order.map((words) => dialog.textContent.indexOf(words));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
  });

  it('what helped comes first, also what the journal would not have thought of, and what did not goes back', async () => {
    const about = (toolId: string, answer: 'yes' | 'not-today') => ({ toolId, answer, feeling: 'worried', on: today });
    await keep({ answers: [about('superhero-poses', 'yes'), about('worry-box-technique', 'not-today')] });
    await saveWorried();
    expect(await offered()).toEqual(['Superhero Poses 2 minutes', 'Balloon Breathing 3 minutes']);
  });

  it('a tool is opened by its link, the feeling stays on the device, and no call tells of it', async () => {
    const { user, router, server } = await saveWorried();
    const offering = await offer();
    const calls = server.calls.length;
    await user.click(offering.getByRole('link', { name: /Balloon/ }));
    await screen.findByRole('heading', { name: 'Coping Tools' });
    expect(router.state.location.href).toBe('/coping-tools?tool=balloon-breathing');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.calls).toHaveLength(calls);
    await waitFor(async () => {
      const kept = await writeDocument(maya.id, helpedDocument, (helped) => helped);
      expect(kept.ledBy).toEqual({ feeling: 'worried', on: today });
    });
  });

  it('the quick check-in offers two as well', async () => {
    await saveAngry();
    expect(await offered()).toEqual(['Superhero Poses 2 minutes', 'Happy Dance Party 5 minutes']);
  });

  it('the quick check-in lists what a hard one earned after the two, and no popup comes over them', async () => {
    const { container } = await saveQuickly('Angry', [trueHeart]);
    const earned = await screen.findByRole('heading', { name: 'You earned' });
    expect(within(earned.parentElement ?? earned).getByText('True Heart')).toBeDefined();
    const order = ['Blot can take the heat.', MOOD_LABELS.suggestionsHeading, 'You earned', 'Done'];
    const places = order.map((words) => container.textContent.indexOf(words));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    expect(waitingThings.get()).toEqual([]);
  });

  it('the quick check-in leaves what any other feeling earned to the popup', async () => {
    await saveQuickly('Calm', [trueHeart]);
    await offered();
    expect(waitingThings.get().map(({ name }) => name)).toEqual(['True Heart']);
    expect(screen.queryByRole('heading', { name: 'You earned' })).toBeNull();
  });
});

describe('after words that call for help', () => {
  it('no tool is offered, neither beside the card nor once it is closed', async () => {
    isHeavy = true;
    await saveWorried();
    await waitFor(() => expect(notesRead).toBe(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => setOffered(false));
    const dialog = await screen.findByRole('dialog', { name: MOOD_LABELS.savedTitle });
    expect(within(dialog).getByRole('button', { name: 'Okay' })).toBeDefined();
    expect(within(dialog).queryByText(MOOD_LABELS.suggestionsHeading)).toBeNull();
  });

  it('the quick check-in offers none either, until another feeling is saved', async () => {
    isHeavy = true;
    const { user } = await saveAngry();
    await screen.findByText(MOOD_LABELS.savedTitle);
    act(() => setOffered(false));
    // Long enough for the offer's own chunk, and for what the device keeps.
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(screen.queryByText(MOOD_LABELS.suggestionsHeading)).toBeNull();
    isHeavy = false;
    await user.click(screen.getByRole('button', { name: 'Calm' }));
    await user.click(screen.getByRole('button', { name: 'Save My Feeling' }));
    expect(await offered()).toHaveLength(2);
  });
});

describe('back in the journal after a try', () => {
  it('asks whether it helped, and keeps the answer on the device', async () => {
    await keep({
      trying: { toolId: 'magic-counting', feeling: 'worried', since: new Date().toISOString(), tried: true },
    });
    const { user, server } = openJournal('/mood', { sameDevice: true });
    const question = await screen.findByRole('group', { name: 'Did it help?' });
    const answers = within(question).getAllByRole('button');
    expect(answers.map((answer) => answer.textContent)).toEqual([
      'Yes',
      'A little',
      'Not today',
      'I do not want to say',
    ]);
    await user.click(within(question).getByRole('button', { name: 'A little' }));
    const thanks = await screen.findByRole('heading', { name: 'A little counts. Thank you for telling.' });
    expect(document.activeElement).toBe(thanks);
    expect(server.calls.filter(({ body }) => body !== undefined)).toEqual([]);
    await waitFor(async () => {
      const kept = await writeDocument(maya.id, helpedDocument, (helped) => helped);
      expect(kept.answers).toEqual([{ toolId: 'magic-counting', feeling: 'worried', answer: 'a-little', on: today }]);
    });
  });

  it('asks nothing about yesterday', async () => {
    const since = new Date(Date.now() - 25 * 3_600_000).toISOString();
    await keep({ trying: { toolId: 'magic-counting', feeling: null, since, tried: false } });
    openJournal('/mood', { sameDevice: true });
    await screen.findByRole('button', { name: /^Worried/ });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.queryByText(/Magic Counting/)).toBeNull();
  });
});
