import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { companionById, JOURNAL_COMPANION } from '@wonderlings/companions/catalogue';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentStoreOf } from '../../../device/store/document-stores.ts';
import { freshDevice } from '../../../device/store/testing/fresh-device.ts';
import { addDays, localDateOf } from '../../../lib/local-day/local-day.ts';
import { fakeServer, json, noNetwork } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { aUser } from '../../../testing/users.ts';
import { buddyDocument } from '../../buddy/buddy.document.ts';
import { dayDocument, noteDone } from '../../suggestion/index.ts';
import { AFTER_GAP } from './greetings.catalogue.ts';

const maya = aUser();
const today = localDateOf(new Date());
const ofToday = `GET /api/moods?from=${today}&to=${today}`;
const felt = (feeling: string, baseFeelingName: string, at = new Date()) => ({
  id: '00000000-0000-4000-8000-000000000001',
  userId: maya.id,
  feeling,
  baseFeelingName,
  note: null,
  emoji: null,
  timestamp: at.toISOString(),
  localDate: today,
});

/** Answers by the beginning of a call, as a month's last day is not what these tests are about. */
function server(answers: Record<string, Response | Error>) {
  const known = fakeServer({ 'GET /api/user': json(maya), ...answers });
  const fetchAnswers = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${input}`;
    const begun = Object.entries(answers).find(([start]) => call.startsWith(start));
    if (!begun) return fetchAnswers(input, init);
    return begun[1] instanceof Error ? Promise.reject(begun[1]) : Promise.resolve(begun[1].clone());
  });
  return known;
}
/** The clock alone stands still; timers go on. */
const clockAt = (hour: number) => {
  const now = new Date();
  now.setHours(hour, 0, 0, 0);
  vi.useFakeTimers({ now, toFake: ['Date'] });
};
const scene = () => screen.findByRole('region', { name: 'Your land' });
/** It has said what it had to say at this hour, if anything. */
const buddyIsDone = () =>
  waitFor(() => expect(documentStoreOf(maya.id, buddyDocument).getState().value.upTo).toBe(new Date().toISOString()));
const title = () => screen.findByRole('heading', { level: 1 });

beforeEach(() => {
  freshDevice();
  localStorage.setItem('wonderlings.user', JSON.stringify(maya));
  clockAt(15);
});
afterEach(() => vi.restoreAllMocks());

describe('home of a child', () => {
  it('greets by name, with six feelings that open with one touch', async () => {
    server({});
    renderApp('/');
    await waitFor(async () => expect((await title()).textContent).toContain('Maya'));
    const ask = screen.getByRole('region', { name: /How are you feeling\?/ });
    const links = within(ask).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Really Happy!', '/mood?feeling=really-happy'],
      ['Okay', '/mood?feeling=okay'],
      ['A Bit Sad', '/mood?feeling=a-bit-sad'],
      ['Worried', '/mood?feeling=worried'],
      ['Nervous', '/mood?feeling=nervous'],
      ['A Little Scared', '/mood?feeling=a-little-scared'],
    ]);
  });

  it('has a buddy that greets in its own words, with others at each touch', async () => {
    server({});
    const { user } = renderApp('/');
    const buddy = await screen.findByRole('button', { name: /^Say hello to / });
    const { welcomeMessages } = companionById(buddy.dataset.feedback?.replace('hello:', '') ?? '') ?? JOURNAL_COMPANION;
    const greetings = welcomeMessages.map(({ text }) => text);
    const land = within(await scene());
    const heard = async () => {
      await user.click(buddy);
      await waitFor(() => expect(greetings).toContain(land.getByRole('status').textContent));
      return land.getByRole('status').textContent;
    };
    const first = await heard();
    await user.click(buddy);
    await waitFor(() => expect(land.getByRole('status').textContent).not.toBe(first));
    expect(greetings).toContain(land.getByRole('status').textContent);
  });

  it('greets as one who comes back after some days, until a feeling is told', async () => {
    documentStoreOf(maya.id, dayDocument).update((kept) => ({ ...kept, checkedInOn: addDays(today, -5) }));
    server({ [ofToday]: json({ items: [], next: null }) });
    renderApp('/');
    const again = AFTER_GAP.day.map((words) => words.replace('{name}', 'Maya').replaceAll(/(?<=[.!?]) /g, ''));
    await waitFor(async () => expect(again).toContain((await title()).parentElement?.textContent));
  });

  it('has everything that home has for everybody, and the film one touch away', async () => {
    server({});
    const { user } = renderApp('/');
    expect(await screen.findByRole('heading', { level: 2, name: 'Welcome, young Wonderlings!' })).toBeDefined();
    expect(screen.getByText('Small steps. Big feelings. Good days.')).toBeDefined();
    expect(screen.getByText('Created by a teenager for young teens.')).toBeDefined();
    for (const name of ['Active Time', 'Down Time']) {
      const card = screen.getByRole('article', { name });
      expect(card.querySelectorAll('[data-wonderling]')).toHaveLength(3);
      expect(within(card).getByRole('link', { name: `Explore ${name}` })).toBeDefined();
    }
    expect(screen.getByRole('region', { name: 'Positive Thoughts & Happy Messages for Every Day!' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Start Your Journey' }).getAttribute('href')).toBe('/activities');
    const played = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    await user.click(within(await scene()).getByRole('button', { name: 'Watch the film' }));
    expect(await screen.findByRole('dialog', { name: 'Watch the film' })).toBeDefined();
    await waitFor(() => expect(played).toHaveBeenCalled());
  });

  it('suggests one small thing with its length, and says why', async () => {
    server({});
    const { user, at } = renderApp('/');
    const idea = await screen.findByRole('link', { name: 'Puff clouds with Zola 1 minute' });
    expect(screen.getByText('Because it is a nice first thing.')).toBeDefined();
    await waitFor(() =>
      expect(documentStoreOf(maya.id, dayDocument).getState().value.suggested).toEqual([
        { on: today, id: 'breath/zola' },
      ]),
    );
    await user.click(idea);
    await waitFor(() => expect(at()).toBe('/activities/breath?level=beginner'));
  });

  it('takes "Not now" for an answer, also after a reload', async () => {
    server({});
    const { user } = renderApp('/');
    await screen.findByText('Puff clouds with Zola');
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByText('Puff clouds with Zola')).toBeNull());
    expect(documentStoreOf(maya.id, dayDocument).getState().value.notNowOn).toBe(today);
  });

  it('offers help first after a hard feeling, and still says when today is in', async () => {
    server({ [ofToday]: json([felt('Worried (Butterflies)', 'Worried')]) });
    renderApp('/');
    expect((await screen.findByRole('heading', { level: 1, name: 'Thank you, Maya.' })).tagName).toBe('H1');
    expect(within(await scene()).getByText('Planted')).toBeDefined();
    const idea = within(await scene()).getByRole('link', { name: /minutes/ });
    expect(idea.getAttribute('href')).toMatch(/^\/activities\/coping-tools\?tool=/);
    expect(screen.getByText('See you tomorrow!')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Tell another' }).getAttribute('href')).toBe('/mood');
    // Who looks over a shoulder reads no feeling.
    expect(screen.queryByText(/worried/i, { ignore: 'p:has(b)' })).toBeNull();
  });

  it('says goodbye after the feeling and one small thing', async () => {
    server({ [ofToday]: json([felt('Okay (Steady)', 'Okay')]) });
    noteDone(maya.id, 'breath/zola', new Date());
    renderApp('/');
    expect(await screen.findByText('That is all for today.')).toBeDefined();
    expect(screen.queryByText('Why this one?')).toBeNull();
    expect(within(await scene()).queryByRole('link', { name: /minute/ })).toBeNull();
  });

  it('says goodbye after a feeling and a page that was drawn, and notes the drawing as one', async () => {
    const drawing = { marks: [{ kind: 'line', crayon: 'blue', points: [100, 100, 200, 200] }] };
    const page = { ...felt('Journal Entry', 'Journal Entry'), id: '00000000-0000-4000-8000-000000000002', drawing };
    server({ [ofToday]: json([page, felt('Okay (Steady)', 'Okay')]) });
    renderApp('/');
    expect(await screen.findByText('That is all for today.')).toBeDefined();
    await waitFor(() =>
      expect(documentStoreOf(maya.id, dayDocument).getState().value.done).toEqual({ on: today, ids: ['journal/draw'] }),
    );
  });

  it('still has a small thing where the page is all there is of a day', async () => {
    server({ [ofToday]: json([felt('Journal Entry', 'Journal Entry')]) });
    renderApp('/');
    expect(await within(await scene()).findByText('Planted')).toBeDefined();
    expect(await within(await scene()).findByRole('link', { name: /minute/ })).toBeDefined();
  });

  it('has a letter when something new was earned, and never a number', async () => {
    server({
      'GET /api/rewards/new': json([{ kind: 'badge', id: 'first-puff' }]),
      'GET /api/rewards/badge/first-puff/why': json({
        kind: 'badge',
        id: 'first-puff',
        name: 'First Puff',
        dateEarned: '2026-11-20T10:00:00.000Z',
        localDate: '2026-11-20',
        needed: 1,
        events: [],
      }),
    });
    const { user } = renderApp('/');
    const mail = await screen.findByRole('button', { name: 'New: Open the letter' });
    expect(mail.textContent).not.toMatch(/\d/);
    await user.click(mail);
    const letter = await screen.findByRole('dialog', { name: 'Zola left you a letter.' });
    expect(await within(letter).findByText('You earned the badge First Puff. Want to see why?')).toBeDefined();
    expect(within(letter).getByRole('link', { name: 'See what is new' }).getAttribute('href')).toBe(
      '/progress?tab=badges',
    );
  });

  it('sleeps without a network where it must, and knows today from the device', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server({ [ofToday]: noNetwork, 'GET /api/rewards/new': noNetwork });
    act(() => documentStoreOf(maya.id, dayDocument).update((kept) => ({ ...kept, checkedInOn: today })));
    renderApp('/');
    expect(await screen.findByText('Planted')).toBeDefined();
    expect(screen.getByText('Nothing new. The flag is down.')).toBeDefined();
    expect(await screen.findByRole('link', { name: 'Puff clouds with Zola 1 minute' })).toBeDefined();
  });

  it('has the buddy answer what was just done, once, and read out; no greeting takes the place of something hard', async () => {
    server({ [ofToday]: json([felt('Worried (Butterflies)', 'Worried')]) });
    const { user } = renderApp('/');
    const land = within(await scene());
    const answer = await land.findByText('I squirt ink when I get scared. It is fine.');
    expect(answer.closest('[role=status]')).not.toBeNull();
    await user.click(land.getByRole('button', { name: /^Say hello to / }));
    await act(() => import('@wonderlings/companions/catalogue'));
    expect(land.getByRole('status').textContent).toBe('I squirt ink when I get scared. It is fine.');
    cleanup();
    clockAt(16);
    renderApp('/');
    await within(await scene()).findByText('Planted');
    await buddyIsDone();
    expect(documentStoreOf(maya.id, buddyDocument).getState().value.turns).toEqual({ 'felt-worried': 1 });
    expect(within(await scene()).queryByText('I squirt ink when I get scared. It is fine.')).toBeNull();
  });

  it('remembers yesterday in one sentence on the first visit of a day, without a word of a note', async () => {
    const yesterday = addDays(today, -1);
    const line = { revision: 7, time: '10:00', actor: 'child', kind: 'feelings', icon: 'heart', causeId: null };
    const entry = {
      ...line,
      id: '00000000-0000-4000-8000-000000000007',
      actId: '00000000-0000-4000-8000-000000000008',
      at: `${yesterday}T10:00:00.000Z`,
      localDate: yesterday,
      type: 'MoodSaved',
      subject: 'a-bit-sad 3 note',
      sentence: 'You felt a bit sad, and wrote about it.',
    };
    server({ [`GET /api/history?from=${yesterday}`]: json([entry]) });
    renderApp('/');
    expect((await within(await scene()).findByText(/a bit sad/)).closest('[role=status]')).toBeNull();
    cleanup();
    clockAt(16);
    renderApp('/');
    await waitFor(async () => expect((await title()).textContent).toContain('Maya'));
    await buddyIsDone();
    expect(within(await scene()).queryByText(/a bit sad/)).toBeNull();
  });

  it('has the buddy answer without a network, from what waits on the device', async () => {
    // Later than any visit of the tests before, of which a store may still hear.
    clockAt(17);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server({ [ofToday]: noNetwork, 'GET /api/rewards/new': noNetwork, 'GET /api/history': noNetwork });
    noteDone(maya.id, 'breath/zola', new Date());
    renderApp('/');
    expect(await within(await scene()).findByText('In and out. The sky got bigger.')).toBeDefined();
  });

  it('folds the day up in the evening', async () => {
    clockAt(19);
    server({});
    renderApp('/');
    await waitFor(() => expect(document.documentElement.hasAttribute('data-evening')).toBe(true));
    await waitFor(async () => expect((await title()).textContent).toContain('Maya'));
    expect((await scene()).textContent).not.toContain('!');
  });
});
