import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentStoreOf } from '../../device/store/document-stores.ts';
import { deniedDevice, documentsOf, freshDevice, reloadPage } from '../../device/store/testing/fresh-device.ts';
import { fakeServer, json } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/users.ts';
import { NATURE_ACTIVITIES } from './nature.catalogue.ts';
import { natureDocument } from './nature-round.ts';

// Drawings are hundreds of shapes each, and tested where they are drawn.
vi.mock('../../art/companions/wonderling.tsx', () => ({ Wonderling: () => null }));

const POST = 'POST /api/activity-sessions';
const BANNER = "Amazing! You're a true nature champion!";
const saved = {
  id: 's1',
  userId: 'child-1',
  activityType: 'environment',
  duration: 0,
  data: {},
  completed: true,
  timestamp: '2026-11-21T09:00:00.000Z',
  newAchievements: [],
};

// The page is a part of its own; no test is to wait for it in vain.
beforeAll(() => import('./nature-page.tsx'), 30_000);
beforeEach(() => {
  freshDevice();
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00'), toFake: ['Date'] });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

async function open(address = '/activities/environment') {
  const server = fakeServer({ 'GET /api/user': () => json(aUser()), [POST]: () => json(saved, 201) });
  const app = renderApp(address);
  await screen.findByRole('heading', { level: 1, name: 'Connect with Your Environment' });
  const { getState } = documentStoreOf(aUser().id, natureDocument);
  await waitFor(() => expect(getState().status).not.toBe('loading'));
  return { ...app, server };
}
const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `I did it ${name}` });
const card = (name: string) => screen.getByRole('article', { name });
const kinds = (server: ReturnType<typeof fakeServer>) =>
  server.callsOf(POST).map(({ body }) => (body as { data: { kind: string } }).data.kind);
const soon = () => act(() => new Promise((wake) => setTimeout(wake, 30)));

describe('a card', () => {
  it('is the label of its tick: words and box both toggle it', async () => {
    const { user } = await open();
    expect(tick('Bird Watching').checked).toBe(false);
    await user.click(document.getElementById('bird-watching-text') as HTMLElement);
    expect(tick('Bird Watching').checked).toBe(true);
    expect(card('Bird Watching').dataset.done).toBe('true');
    await user.click(tick('Bird Watching'));
    expect(tick('Bird Watching').checked).toBe(false);
  });

  it('has minutes, difficulty and category, and says what one can do indoors or in the city', async () => {
    const { user } = await open();
    const walk = within(card('Nature Walk'));
    expect(tick('Nature Walk').getAttribute('aria-describedby')).toBe('nature-walk-facts nature-walk-text');
    expect(document.getElementById('nature-walk-facts')?.textContent).toBe('20 minutes, Easy, Nature');
    await user.click(walk.getByText('Indoors, and why it feels good'));
    expect(walk.getByText('Go round the block. Look for plants that grow in cracks.')).toBeTruthy();
    expect(tick('Nature Walk').checked).toBe(false);
  });

  it('is ticked by the space bar', async () => {
    const { user } = await open();
    tick('Plant Care').focus();
    await user.keyboard(' ');
    expect(tick('Plant Care').checked).toBe(true);
  });
});

describe('the card that a child came for', () => {
  it('has the focus, and no other is marked', async () => {
    await open('/activities/environment?card=cloud-watching');
    expect(document.activeElement).toBe(tick('Cloud Watching'));
    const marked = screen.getAllByRole('article').filter((article) => article.hasAttribute('aria-current'));
    expect(marked).toEqual([card('Cloud Watching')]);
    const opened = screen.getAllByRole('article').filter((article) => article.querySelector('details[open]'));
    expect(opened).toEqual([card('Cloud Watching')]);
  });

  it.each(['', '?card=moon-walking', '?card=7'])('is none for "%s"', async (search) => {
    await open(`/activities/environment${search}`);
    expect(document.querySelector('article[aria-current]')).toBeNull();
    expect(document.activeElement?.getAttribute('type')).not.toBe('checkbox');
  });
});

describe('an end', () => {
  const ends = () => screen.queryAllByRole('link', { name: 'Done' });
  it('stands in the card that was ticked last, as long as it is ticked', async () => {
    const { user } = await open();
    expect(ends()).toEqual([]);
    await user.click(tick('Bird Watching'));
    await user.click(tick('Plant Care'));
    expect(ends()).toEqual([within(card('Plant Care')).getByRole('link', { name: 'Done' })]);
    expect(screen.getByRole('link', { name: 'Draw how it was' }).getAttribute('href')).toBe(
      '/activities/journal?draw=true',
    );
    await user.click(tick('Plant Care'));
    expect(ends()).toEqual([]);
  });
});

describe('progress', () => {
  it('counts and says it in percent', async () => {
    const { user } = await open();
    expect(screen.getByText('0 of 8 done')).toBeTruthy();
    expect(screen.getByText('Nothing ticked yet. Any one can be first.')).toBeTruthy();
    for (const name of ['Bird Watching', 'Plant Care', 'Weather Watch']) await user.click(tick(name));
    expect(screen.getByText('3 of 8 done')).toBeTruthy();
    expect(screen.getByText('38%')).toBeTruthy();
    expect(screen.getByText('You have tried 3. Each one was real time in nature.')).toBeTruthy();
  });

  it('is there again after a reload, and on the next day', async () => {
    const { user, history } = await open();
    await user.click(tick('Nature Art'));
    await waitFor(async () => expect(await documentsOf(aUser().id)).toContain('nature-art'));
    history.push('/down-time');
    await screen.findByRole('heading', { level: 1, name: 'Down Time' });
    reloadPage();
    vi.setSystemTime(new Date('2026-11-22T09:00:00'));
    history.push('/activities/environment');
    await waitFor(() => expect(tick('Nature Art').checked).toBe(true));
  });

  it('celebrates when all eight are done, and starts again without taking anything away for good', async () => {
    const { user, server } = await open();
    for (const { name } of NATURE_ACTIVITIES) await user.click(tick(name));
    // What is still on its way would come to the next test.
    await waitFor(() => expect(kinds(server)).toHaveLength(NATURE_ACTIVITIES.length));
    expect(screen.getByText(BANNER)).toBeTruthy();
    expect(screen.getByText('100%')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Done' })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(screen.queryByText(BANNER)).toBeNull();
    expect(screen.getByText('0 of 8 done')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bring my ticks back' }));
    await user.keyboard('{Enter}');
    expect(screen.getByText('8 of 8 done')).toBeTruthy();
  });
});

describe('the filters', () => {
  it('show the cards of a category, and have no chip for one without cards', async () => {
    const { user } = await open();
    const chips = screen.getAllByRole('radio').map(({ textContent }) => textContent);
    expect(chips).toEqual(['All', 'Nature', 'Indoor', 'Garden']);
    const names = () => screen.getAllByRole('article').map((article) => article.querySelector('b')?.textContent);
    expect(names()).toHaveLength(8);
    await user.click(screen.getByRole('radio', { name: 'Garden' }));
    expect(names()).toEqual(['Plant Care', 'Bug Discovery']);
  });
});

describe('what the server hears', () => {
  it('is the first tick of an activity on a date', async () => {
    const { server, user } = await open();
    await user.click(tick('Plant Care'));
    await user.click(tick('Plant Care'));
    await user.click(tick('Plant Care'));
    await user.click(tick('Bug Discovery'));
    await waitFor(() => expect(kinds(server)).toEqual(['nature/plant-care', 'nature/bug-discovery']));
    vi.setSystemTime(new Date('2026-11-22T09:00:00'));
    document.dispatchEvent(new Event('visibilitychange'));
    await user.click(tick('Plant Care'));
    await soon();
    expect(kinds(server)).toHaveLength(2);
    await user.click(tick('Plant Care'));
    await waitFor(() =>
      expect(kinds(server)).toEqual(['nature/plant-care', 'nature/bug-discovery', 'nature/plant-care']),
    );
  });
});

it('says that the device keeps nothing, and goes on', async () => {
  deniedDevice();
  const { user } = await open();
  await user.click(tick('Nature Walk'));
  expect(await screen.findByText('This device did not keep that.')).toBeTruthy();
  expect(tick('Nature Walk').checked).toBe(true);
});

it('leads to the plants and back, with tips in two columns', async () => {
  await open();
  expect(screen.getByRole('link', { name: /Plant Growth Journal/ }).getAttribute('href')).toBe(
    '/activities/environment/plants',
  );
  expect(screen.getByRole('link', { name: 'Back to Activities' }).getAttribute('href')).toBe('/activities');
  const tips = within(screen.getByRole('region', { name: 'Nature Connection Tips' }));
  expect(tips.getAllByRole('list').map((list) => within(list).getAllByRole('listitem').length)).toEqual([4, 4]);
});
