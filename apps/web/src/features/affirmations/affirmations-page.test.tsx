import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { AGE_GROUPS, affirmationFor } from '@wonderlings/affirmations/catalogue';
import type { Affirmation } from '@wonderlings/affirmations/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepCommand } from '../../device/outbox/outbox-storage.ts';
import { documentStoreOf } from '../../device/store/document-stores.ts';
import { deniedDevice, freshDevice, fullDevice, reloadPage } from '../../device/store/testing/fresh-device.ts';
import { localDateOf } from '../../lib/local-day/local-day.ts';
import { fakeServer, json, noNetwork, refused } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/users.ts';
import { clearQueue, waitingThings } from '../celebrations/celebration-queue.ts';
import { AGE_GROUP_IDS, rememberedAge } from './age.document.ts';

const TODAY = localDateOf(new Date());
const questionnaire = ['8-9', 'happy', 'music', 'kept-trying'];
const LABELS = ['Ages 8-9', 'Happy', 'Music', 'I kept trying.'];
const words = (pick: number, day = TODAY) => affirmationFor(questionnaire, day, pick);
const keptOn = (date: string, pick = 0): Affirmation => ({
  id: `kept ${date} ${pick}`,
  userId: 'child-1',
  date,
  questionnaire,
  affirmation: words(pick, date),
});
const earned = (name: string) => ({
  id: name,
  achievement: { id: name, icon: 'achievement/x', name, description: `${name} it is.` },
});

async function open(list: readonly Affirmation[] = [], newAchievements: ReturnType<typeof earned>[] = []) {
  const server = fakeServer({
    'GET /api/user': json(aUser()),
    'GET /api/user-milestones': json([]),
    'GET /api/affirmations': json(list),
  });
  server.answers['POST /api/affirmations'] = () => {
    const body = server.callsOf('POST /api/affirmations').at(-1)?.body as Omit<Affirmation, 'id' | 'userId' | 'date'>;
    const kept = { ...keptOn(TODAY), ...body };
    server.answers['GET /api/affirmations'] = json([kept, ...list.filter(({ date }) => date !== TODAY)]);
    return json({ ...kept, newAchievements }, 201);
  };
  const app = renderApp('/daily-affirmation');
  await screen.findByRole('heading', { level: 1 });
  return { ...app, server };
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => screen.getByRole('button', { name });
const shownWords = () => document.querySelector('[aria-live="polite"] p')?.textContent?.trim();
async function answer(user: Awaited<ReturnType<typeof open>>['user'], ...labels: readonly string[]) {
  for (const name of labels) {
    await user.click(screen.getByRole('radio', { name }));
    await user.click(press('Next'));
  }
}

beforeEach(() => {
  freshDevice();
  sessionStorage.clear();
  clearQueue();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

describe('the questions', () => {
  it('begin with the age, and what this is', async () => {
    await open();
    await heading('How old are you?');
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      '6-7',
      '8-9',
      '10-11',
      '11-12',
    ]);
    expect(screen.getByRole('complementary', { name: 'What are Daily Affirmations?' })).toBeDefined();
    expect(press('Next')).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: 'Go back' })).toBeNull();
    expect(screen.queryByText('Kind words you kept')).toBeNull();
    expect(document.title).toMatch(/^Daily Affirmations/);
  });

  it('count to three, each read from its heading on, and go back to the one before', async () => {
    const { user } = await open();
    await answer(user, 'Ages 8-9');
    expect(screen.getByText('Question 1 of 3')).toBeDefined();
    expect(document.activeElement).toBe(await heading('How do you feel today?'));
    await answer(user, 'Happy');
    expect(screen.getByText('Question 2 of 3')).toBeDefined();
    await answer(user, 'Music');
    expect(screen.getByText('Question 3 of 3')).toBeDefined();
    expect(screen.getByText('It can be tiny. It can be from last week.')).toBeDefined();
    await user.click(press('Go back'));
    await heading('What makes you smile?');
    expect(screen.getByRole('radio', { name: 'Music' })).toHaveProperty('checked', true);
  });

  it('are answered by keys alone', async () => {
    const { user } = await open();
    screen.getByRole('radio', { name: 'Ages 6-7' }).focus();
    await user.keyboard(' {Enter}');
    await heading('How do you feel right now?');
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Happy' }));
    await user.keyboard(' {Enter}');
    await heading('What makes you smile?');
  });

  it('have the age groups that are remembered', () => {
    expect(AGE_GROUP_IDS).toEqual(AGE_GROUPS.map(({ id }) => id));
  });

  it('know the age of the last time, on this device', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Ages 10-11' }));
    await waitFor(() => expect(documentStoreOf('child-1', rememberedAge).getState().status).toBe('kept'));
    cleanup();
    sessionStorage.clear();
    clearQueue();
    reloadPage();
    await open();
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Ages 10-11' })).toHaveProperty('checked', true));
    expect(press('Next')).toHaveProperty('disabled', false);
  });
});

describe('the card', () => {
  it('has one sentence a line, and other words when asked', async () => {
    const { user, server } = await open();
    await answer(user, ...LABELS);
    expect(document.activeElement).toBe(await heading('Your words for today'));
    expect(shownWords()).toBe(words(0));
    const lines = [...document.querySelectorAll('[aria-live="polite"] p > span')];
    expect(lines.map((line) => line.textContent?.trim())).toEqual(
      words(0)
        .match(/[^.]+\./g)
        ?.map((line) => line.trim()),
    );
    await user.click(press('Not true today? Pick another'));
    expect(shownWords()).toBe(words(1));
    await user.click(press('Go back'));
    await heading('What makes you proud?');
    expect(server.callsOf('POST /api/affirmations')).toEqual([]);
  });

  it('keeps the words, says so, and shows them from then on', async () => {
    const { user, server } = await open([], [earned('First'), earned('Second')]);
    await answer(user, ...LABELS);
    await user.click(press('Not true today? Pick another'));
    expect(screen.queryByRole('link', { name: 'Done' })).toBeNull();
    await user.click(press('Keep this one'));
    const line = (await screen.findByText('You took time to find words for today.')).closest('p');
    expect(document.activeElement).toBe(line);
    expect(line?.closest('[role="status"]')).not.toBeNull();
    expect(server.callsOf('POST /api/affirmations').map(({ body }) => body)).toEqual([
      { questionnaire, affirmation: words(1), userId: 'child-1', timestamp: expect.any(String) },
    ]);
    expect(screen.queryByText(/Saved/)).toBeNull();
    expect(waitingThings.get().map(({ name }) => name)).toEqual(['First', 'Second']);
    expect(screen.queryByRole('button', { name: 'Keep this one' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Done' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: 'See your garden' }).getAttribute('href')).toBe('/progress?tab=streaks');
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('wonderlings.draft.'))).toEqual([]);
  });

  it.each([
    ['without a network', noNetwork, "That didn't save. Your words are still here. Try again?"],
    ['when it was too quick', new Response('', { status: 429 }), 'That was quick! Wait a little, then try once more.'],
    [
      'when it has to wait',
      refused(429, 'Enough for today.'),
      'Not saved yet. Enough for today. Your words are still here.',
    ],
  ])(
    'loses nothing %s where the device keeps nothing either, and tries again with the same key',
    async (_, failure, sentence) => {
      deniedDevice();
      const { user, server } = await open();
      await answer(user, ...LABELS);
      const works = server.answers['POST /api/affirmations'];
      if (!works) throw new Error('The server keeps words');
      server.answers['POST /api/affirmations'] = failure;
      await user.click(press('Keep this one'));
      await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(sentence));
      expect(shownWords()).toBe(words(0));
      server.answers['POST /api/affirmations'] = works;
      await user.click(press('Keep this one'));
      await screen.findByText('You took time to find words for today.');
      const calls = server.callsOf('POST /api/affirmations');
      expect(calls).toHaveLength(2);
      expect(calls[1]?.headers.get('Idempotency-Key')).toBe(calls[0]?.headers.get('Idempotency-Key'));
    },
  );
});

describe('without a network', () => {
  const WAITS = 'Saved on this device. It joins your other kind words when there is internet.';
  const POST = 'POST /api/affirmations';
  async function keepOffline(list: readonly Affirmation[] = []) {
    const app = await open(list);
    const works = app.server.answers[POST];
    if (!works) throw new Error('The server keeps words');
    app.server.answers[POST] = noNetwork;
    return { ...app, works };
  }

  it('words are kept on this device, stay where they are, and go once when there is one again', async () => {
    const { user, server, works } = await keepOffline();
    await answer(user, ...LABELS);
    await user.click(press('Keep this one'));
    await screen.findByText('You took time to find words for today.');
    const note = await screen.findByText('Saved on this device.');
    expect(note.closest('[role="status"]')?.textContent).toBe(WAITS);
    expect(shownWords()).toBe(words(0));
    expect(screen.queryByRole('button', { name: 'Keep this one' })).toBeNull();
    server.answers[POST] = works;
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByText('Saved. It is with your kind words now.');
    const calls = server.callsOf(POST);
    expect(new Set(calls.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(server.callsOf(POST)).toHaveLength(calls.length));
  });

  it('are there again in the next visit, in place of what the server had', async () => {
    const { user } = await keepOffline([keptOn(TODAY)]);
    await user.click(press('Not true today? Pick another'));
    await user.click(press('Keep this one'));
    await screen.findByText('Saved on this device.');
    cleanup();
    reloadPage();
    await keepOffline([keptOn(TODAY)]);
    await waitFor(() => expect(shownWords()).toBe(words(1)));
    expect(screen.getByText('You made these words today. They are still yours.')).toBeDefined();
    expect(screen.getByText('Saved on this device.')).toBeDefined();
  });

  it('and of another day lie with the others, and say so', async () => {
    const server = fakeServer({ [POST]: noNetwork });
    await keepCommand('child-1', {
      ...{ id: 'late', kind: 'affirmation', body: { questionnaire, affirmation: words(0, '2026-01-07') } },
      ...{ madeAt: '2026-01-07T12:00:00.000Z', timeZone: 'UTC' },
    });
    await keepOffline([keptOn('2026-01-08'), keptOn('2026-01-06')]);
    const kept = within(screen.getByRole('region', { name: 'Kind words you kept' }));
    await waitFor(() => expect(kept.getAllByRole('listitem')).toHaveLength(3));
    const [, waiting] = kept.getAllByRole('listitem');
    expect(waiting?.textContent).toBe(`Wednesday, January 7${words(0, '2026-01-07')}Saved on this device`);
    // What a test before has left to be sent may be tried again meanwhile.
    expect(server.callsOf(POST).filter(({ headers }) => headers.get('Idempotency-Key') === 'late')).toEqual([]);
  });

  it('that the server will not take later are not told to be kept, and can be copied', async () => {
    const { user, server } = await keepOffline();
    await answer(user, ...LABELS);
    await user.click(press('Keep this one'));
    await screen.findByText('Saved on this device.');
    server.answers[POST] = refused(400, 'These words do not come from these answers.');
    act(() => void window.dispatchEvent(new Event('online')));
    await heading('How old are you?');
    const aside = within(screen.getByRole('region', { name: 'Not saved yet' }));
    expect(aside.getByText(words(0))).toBeDefined();
    expect(aside.getByText('These words do not come from these answers.')).toBeDefined();
    expect(aside.getByRole('button', { name: 'Copy the words' })).toBeDefined();
  });

  it('and without room on the device, says so, and the words stay', async () => {
    const { user } = await keepOffline();
    await answer(user, ...LABELS);
    const makeRoom = fullDevice();
    await user.click(press('Keep this one'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^This device is full\./));
    expect(shownWords()).toBe(words(0));
    makeRoom();
    await user.click(press('Keep this one'));
    await screen.findByText('Saved on this device.');
  });
});

describe('words that were kept today', () => {
  it('are shown at once, without a question', async () => {
    await open([keptOn(TODAY, 2)]);
    await heading('Your words for today');
    expect(shownWords()).toBe(words(2));
    expect(screen.getByText('You made these words today. They are still yours.')).toBeDefined();
    expect(screen.getByRole('complementary', { name: 'What are Daily Affirmations?' })).toBeDefined();
  });

  it('can be changed, and take the place of the former ones', async () => {
    const { user, server } = await open([keptOn(TODAY)]);
    await user.click(press('Not true today? Pick another'));
    expect(shownWords()).toBe(words(1));
    await user.click(press('Go back'));
    expect(shownWords()).toBe(words(0));
    await user.click(press('Not true today? Pick another'));
    await user.click(press('Keep this one'));
    await screen.findByText('You took time to find words for today.');
    expect(server.callsOf('POST /api/affirmations')[0]?.body).toMatchObject({ questionnaire, affirmation: words(1) });
  });

  it('can be made anew, or be left as they are', async () => {
    const { user } = await open([keptOn(TODAY)]);
    await user.click(press('Answer the questions again'));
    await heading('How old are you?');
    expect(screen.getByRole('radio', { name: 'Ages 8-9' })).toHaveProperty('checked', true);
    await user.click(press('Go back'));
    expect(shownWords()).toBe(words(0));
  });
});

describe('words of other days', () => {
  it('lie below, each with its day, six of them at first', async () => {
    const days = ['07', '06', '05', '04', '03', '02', '01'].map((day) => keptOn(`2026-01-${day}`));
    const { user } = await open([keptOn(TODAY, 1), ...days]);
    const kept = within(screen.getByRole('region', { name: 'Kind words you kept' }));
    expect(kept.getAllByRole('listitem')).toHaveLength(6);
    expect(kept.getAllByRole('listitem')[0]?.textContent).toContain('Wednesday, January 7');
    expect(kept.getAllByRole('listitem')[0]?.textContent).toContain(words(0, '2026-01-07'));
    await user.click(kept.getByRole('button', { name: 'Show older ones' }));
    expect(kept.getAllByRole('listitem')).toHaveLength(7);
  });
});

it('makes words without a network too', async () => {
  fakeServer({
    'GET /api/user': json(aUser()),
    'GET /api/user-milestones': json([]),
    'GET /api/affirmations': noNetwork,
  });
  const { user } = renderApp('/daily-affirmation');
  await screen.findByRole('radio', { name: 'Ages 8-9' });
  await answer(user, ...LABELS);
  expect(await screen.findByRole('button', { name: 'Keep this one' })).toBeTruthy();
});

it('says so when nothing came, and tries again', async () => {
  const server = fakeServer({
    'GET /api/user': json(aUser()),
    'GET /api/user-milestones': json([]),
    'GET /api/affirmations': refused(500, 'Something went wrong'),
  });
  const { user } = renderApp('/daily-affirmation');
  await screen.findByText('This page did not come.');
  server.answers['GET /api/affirmations'] = json([]);
  await user.click(press('Try again'));
  await heading('How old are you?');
});
