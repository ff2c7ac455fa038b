import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { STICKER_PACKS } from '@wonderlings/rewards/sticker-pack-catalogue';
import { STICKERS } from '@wonderlings/stickers/catalogue';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FromLastVisit } from '../../device/offline-reads/from-last-visit.tsx';
import { keepReadsOffline } from '../../device/offline-reads/offline-reads.ts';
import { lastRead } from '../../device/offline-reads/offline-reads-storage.ts';
import { readCommands } from '../../device/outbox/outbox-storage.ts';
import { SendWaiting } from '../../device/outbox/use-outbox.ts';
import { documentStoreOf } from '../../device/store/document-stores.ts';
import { deniedDevice, freshDevice, reloadPage } from '../../device/store/testing/fresh-device.ts';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { type Session, SessionContext, USER_KEY } from '../../lib/session/session.ts';
import { fakeServer, json, noNetwork, refused } from '../../testing/fake-server.ts';
import { aUser } from '../../testing/users.ts';
import { clearToasts, toasts } from '../../ui/toast/toast-store.ts';
import { dayDocument } from '../suggestion/index.ts';
import { placementsQuery } from './placing/placements.query.ts';
import { StickersTab } from './stickers-tab.tsx';
// Chunks of their own, loaded before: on a busy machine that takes longer than a test waits.
import './album/album.tsx';
import './playground/placed-tools.tsx';

const maya = aUser();
const DAY = '2026-05-12T12:00:00.000Z';
const PLACEMENTS = `GET /api/sticker-placements?userId=${maya.id}&page=home`;
const PLACE = 'POST /api/sticker-placements';
const LIST = JSON.stringify(placementsQuery(maya.id).queryKey);
const FROM_LAST_VISIT = 'No internet now. This is from your last visit.';

const packs = STICKER_PACKS.map((pack) => ({
  ...{ ...pack, icon: `pack/${pack.id}`, isNew: pack.id === 'sky-and-breath' },
  ...{ unlocked: pack.id !== 'star-legends', dateUnlocked: DAY },
}));
const MINE = ['hello-friends', 'sky-and-breath'];
const mine = STICKERS.filter(
  ({ packId, unlockRequirement: { earned } }) => MINE.includes(packId) && ('pack' in earned || 'achievement' in earned),
)
  .filter(({ id }) => id !== 'cloud-castle')
  .map((sticker) => ({
    ...{ id: sticker.id, userId: maya.id, stickerId: sticker.id, dateUnlocked: DAY },
    ...{ isNew: sticker.id === 'dandelion', sticker },
  }));
const progress = [
  {
    ...{ kind: 'achievement', id: 'thirty-breaths', current: 12, needed: 30 },
    ...{ words: '12 of 30 times.', howTo: 'Breathe 30 times.' },
  },
  {
    ...{ kind: 'pack', id: 'star-legends', current: 5, needed: 24 },
    ...{ words: '5 of 24 days. Any days count.', howTo: 'Do something.' },
  },
];
const placement = (id: string, stickerId: string) => ({
  ...{ id, stickerId, userId: maya.id, page: 'home', x: 50, y: 50 },
  ...{ rotation: 0, scale: 100, zIndex: 1, dateAdded: DAY },
});

/** Whatever is watched has been seen when this is called. */
let see = () => {};
beforeEach(() => {
  clearToasts();
  freshDevice();
  type Tell = (entries: readonly { readonly isIntersecting: boolean }[]) => void;
  const cards = new Set<Tell>();
  see = () => {
    for (const tell of [...cards]) tell([{ isIntersecting: true }]);
  };
  vi.stubGlobal('IntersectionObserver', function watcher(tell: Tell) {
    // The companions watch whether they are in sight, too.
    const observe = (item: Element) => item.matches('li') && cards.add(tell);
    return { observe, unobserve: vi.fn(), disconnect: () => cards.delete(tell) };
  });
  vi.spyOn(Element.prototype, 'scrollIntoView');
});

function open(answers: Parameters<typeof fakeServer>[0] = {}, { keepsReads = false } = {}) {
  const server = fakeServer({
    'GET /api/sticker-packs': json(packs),
    'GET /api/user-stickers': json(mine),
    'GET /api/reward-progress': json(progress),
    [PLACEMENTS]: json([]),
    'POST /api/rewards/seen': json({ ok: true }),
    ...answers,
  });
  const queryClient = createQueryClient();
  queryClient.setQueryData(USER_KEY, maya);
  if (keepsReads) keepReadsOffline(queryClient);
  // Only what the tab asks of a session.
  const session = { status: 'signed-in', user: maya, queryClient, refresh: vi.fn() } as unknown as Session;
  render(
    <SessionContext value={session}>
      <QueryClientProvider client={queryClient}>
        <SendWaiting />
        <FromLastVisit />
        <StickersTab />
      </QueryClientProvider>
    </SessionContext>,
  );
  return { server, user: userEvent.setup() };
}
const album = () => screen.findByRole('region', { name: 'Your sticker album' });
const page = () => screen.findByRole('group', { name: /^Your sticker page/ });

describe('the album', () => {
  it('counts what is there, and says what opens a pack and how far that is', async () => {
    open();
    const shown = within(await album());
    expect(shown.getByText(`You have ${mine.length} of 90 stickers.`)).toBeTruthy();
    expect(shown.getByText('To open this pack: Do something for yourself on 24 different days.')).toBeTruthy();
    expect(await shown.findByText('5 of 24 days. Any days count.')).toBeTruthy();
    expect(shown.getByText('All ten are yours!')).toBeTruthy();
  });

  it('says of a sticker to come what it comes with, and how that is earned', async () => {
    const { user } = open();
    const shown = within(await album());
    await user.click(shown.getByRole('button', { name: 'Cloud Castle, not here yet' }));
    expect(shown.getByText(/Comes with the achievement "Thirty Breezes"\./)).toBeTruthy();
    expect(await shown.findByText('Breathe 30 times.')).toBeTruthy();
    expect(shown.getByText('12 of 30 times.')).toBeTruthy();
  });

  it('has a pack seen once it is in sight, and a single sticker once it is pressed', async () => {
    const { server, user } = open();
    const shown = within(await album());
    const seen = () => server.callsOf('POST /api/rewards/seen').map(({ body }) => body);
    expect(seen()).toEqual([]);
    see();
    await waitFor(() => expect(seen()).toEqual([{ rewards: [{ kind: 'pack', id: 'sky-and-breath' }] }]));
    await user.click(shown.getByRole('button', { name: 'Dandelion, new' }));
    await waitFor(() => expect(seen()[1]).toEqual({ rewards: [{ kind: 'achievement', id: 'two-breaths' }] }));
  });

  it('puts a sticker into the hand', async () => {
    const { user } = open();
    const shown = within(await album());
    await user.click(shown.getByRole('button', { name: 'Zola Waves' }));
    expect(shown.getByText(/Yours since May 12\./)).toBeTruthy();
    await user.click(shown.getByRole('button', { name: 'Put it on my page' }));
    expect(await screen.findByRole('button', { name: 'Put Zola Waves on the page' })).toBeTruthy();
  });

  it('can be asked for again when it did not come, and the page is there without it', async () => {
    const { server, user } = open({
      'GET /api/sticker-packs': noNetwork,
      [PLACEMENTS]: json([placement('p', 'zola-wave')]),
    });
    expect(await within(await page()).findByRole('button', { name: 'Zola Waves' })).toBeTruthy();
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.answers['GET /api/sticker-packs'] = json(packs);
    await user.click(again);
    expect(await album()).toBeTruthy();
  });
});

/** What the server answers to what is placed last. */
const placed = (server: Server) => json({ ...sent(server).at(-1), ...ofServer(server), newAchievements: [] }, 201);
const ofServer = (server: Server) => ({ id: sent(server).at(-1)?.placementId, userId: maya.id, dateAdded: DAY });
type Server = ReturnType<typeof fakeServer>;
const sent = (server: Server) => server.callsOf(PLACE).map(({ body }) => body as Record<string, unknown>);
const onPage = async (name: string) => within(await page()).findByRole('button', { name });
async function placeZola(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Pick Zola Waves' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Put Zola Waves on the page' }));
}

describe('the page', () => {
  it('invites while it is empty, and leads to the box', async () => {
    const { user } = open();
    await album();
    await user.click(within(await page()).getByRole('button', { name: 'Pick a sticker' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pick Zola Waves' }));
  });

  it('takes a sticker, says so, and gives it back after it was taken off', async () => {
    const { server, user } = open({ [PLACE]: () => placed(server) });
    await placeZola(user);
    await waitFor(() => expect(toasts.get()[0]?.title).toBe('Sticker placed!'));
    const [first] = sent(server);
    expect(first).toMatchObject({ stickerId: 'zola-wave', x: 50, y: 50, page: 'home', userId: maya.id });
    server.answers[`DELETE /api/sticker-placements/${first?.placementId}`] = json({ ok: true });
    await user.click(screen.getByRole('button', { name: 'Take it off' }));
    const [removed] = toasts.get();
    expect(removed).toMatchObject({
      title: 'Sticker removed',
      description: 'Double-click any sticker to remove it.',
      action: { label: 'Put it back' },
    });
    act(() => removed?.action?.onPress());
    await waitFor(() => expect(sent(server)).toHaveLength(2));
    expect(server.seen.map(({ method }) => method).filter((method) => method !== 'GET')).toEqual([
      ...['POST', 'DELETE', 'POST'],
    ]);
    expect(sent(server)[1]?.placementId).not.toBe(first?.placementId);
  });

  it('says that it is full before a sticker is picked', async () => {
    const full = Array.from({ length: 60 }, (_, row) => placement(`p${row}`, 'zola-wave'));
    open({ [PLACEMENTS]: json(full) });
    expect(await screen.findByText('Your page is full: 60 stickers! Take one off to make room.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pick Zola Waves' })).toHaveProperty('disabled', true);
  });

  it('says how much room there is left when it is not much', async () => {
    open({ [PLACEMENTS]: json(Array.from({ length: 59 }, (_, row) => placement(`p${row}`, 'zola-wave'))) });
    expect(await screen.findByText('There is room for 1 more.')).toBeTruthy();
  });

  it('says what waits on the device, sends it once there is a network, and says so', async () => {
    const { server, user } = open({ [PLACE]: noNetwork });
    await placeZola(user);
    expect(await screen.findByText('Saved on this device.')).toBeTruthy();
    expect(within(await page()).getByRole('button', { name: 'Zola Waves' })).toBeTruthy();
    expect(toasts.get()).toEqual([]);
    server.answers[PLACE] = () => placed(server);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Saved. Your sticker page is up to date.')).toBeTruthy();
    expect(within(await page()).getAllByRole('button', { name: 'Zola Waves' })).toHaveLength(1);
    const keys = server.callsOf(PLACE).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('is the small thing of the day once a sticker was put up, or moved, with or without a network', async () => {
    const known = () => documentStoreOf(maya.id, dayDocument).getState().value;
    const { user } = open({ [PLACE]: noNetwork });
    await page();
    expect(known().tried).toEqual([]);
    await placeZola(user);
    expect(known()).toMatchObject({ tried: ['stickers/place'], done: { ids: ['stickers/place'] } });
    cleanup();
    freshDevice();
    const second = open({ [PLACEMENTS]: json([placement('row', 'zola-wave')]) });
    (await onPage('Zola Waves')).focus();
    expect(known().tried).toEqual([]);
    await second.user.keyboard(']');
    expect(known().tried).toEqual(['stickers/place']);
  });

  it('sends nothing for a sticker that stays as it was', async () => {
    const { server, user } = open({ [PLACEMENTS]: json([{ ...placement('row', 'zola-wave'), scale: 50 }]) });
    (await onPage('Zola Waves')).focus();
    // It is as small as they get.
    await user.keyboard('-');
    expect(documentStoreOf(maya.id, dayDocument).getState().value.tried).toEqual([]);
    expect(await readCommands(maya.id)).toEqual([]);
    expect(server.seen.filter(({ method }) => method === 'PATCH')).toEqual([]);
  });

  it('says that nothing is saved where the device keeps nothing, and tries again when it is asked to', async () => {
    deniedDevice();
    const { server, user } = open({ [PLACE]: noNetwork });
    await placeZola(user);
    expect(await screen.findByText('Not saved yet.')).toBeTruthy();
    expect(within(await page()).getByRole('button', { name: 'Zola Waves' })).toBeTruthy();
    server.answers[PLACE] = () => placed(server);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Not saved yet.')).toBeNull());
    expect(within(await page()).getAllByRole('button', { name: 'Zola Waves' })).toHaveLength(1);
  });

  it('says when it goes where the server asks to wait', async () => {
    const wait = json({ error: 'You did a lot today. Come back tomorrow.', code: 'quota.day' }, 429);
    const { user } = open({ [PLACE]: wait });
    await placeZola(user);
    expect(await screen.findByText(/We send them on in a little while/)).toBeTruthy();
    expect(within(await page()).getByRole('button', { name: 'Zola Waves' })).toBeTruthy();
  });

  it('is shown as the child left it after a reload without a network, and sent in order, each thing once', async () => {
    const other = placement('other', 'rally-grin');
    const first = open({ [PLACE]: noNetwork, [PLACEMENTS]: json([other]) }, { keepsReads: true });
    await placeZola(first.user);
    await screen.findByText('Saved on this device.');
    (await onPage('Zola Waves')).focus();
    await first.user.keyboard(']]');
    await screen.findByText('Saved on this device.');
    const turn = async () => (await onPage('Zola Waves')).style.getPropertyValue('--turn');
    expect(await turn()).toBe('30deg');
    await waitFor(async () => expect(await readCommands(maya.id)).toHaveLength(2));
    await waitFor(async () => expect(await lastRead(maya.id, LIST)).toHaveLength(1));

    cleanup();
    reloadPage();
    const { server } = open({ [PLACE]: noNetwork, [PLACEMENTS]: noNetwork }, { keepsReads: true });
    expect(await turn()).toBe('30deg');
    expect(await onPage('Rally Grins')).toBeTruthy();
    expect(screen.getByText(FROM_LAST_VISIT)).toBeTruthy();
    await screen.findByText('Saved on this device.');
    const [before] = sent(first.server);
    const row = { ...placement(String(before?.placementId), 'zola-wave'), rotation: 30 };
    server.answers[PLACE] = () => placed(server);
    server.answers[`PATCH /api/sticker-placements/${before?.placementId}`] = json(row);
    server.answers[PLACEMENTS] = json([other, row, placement('new', 'bella-bow')]);
    server.seen.length = 0;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await onPage('Bella Bows')).toBeTruthy();
    expect(screen.queryByText(FROM_LAST_VISIT)).toBeNull();
    await screen.findByText('Saved. Your sticker page is up to date.');
    expect(within(await page()).getAllByRole('button', { name: 'Zola Waves' })).toHaveLength(1);
    // A browser without Web Locks, as this one, may send the same twice, under its key: the server does it once.
    const writes = new Map(
      server.seen.filter(({ method }) => method !== 'GET').map((seen) => [seen.headers.get('Idempotency-Key'), seen]),
    );
    expect([...writes.values()].map(({ method, body }) => [method, (body as { rotation: number }).rotation])).toEqual([
      ['POST', 0],
      ['PATCH', 30],
    ]);
  });

  it('puts a sticker back into the box that the server does not take, now or later, and goes on', async () => {
    const locked = json({ error: 'This sticker is still to come.', code: 'stickers.locked' }, 409);
    const { server, user } = open({ [PLACE]: locked });
    const slidOff = () => waitFor(() => expect(toasts.get()[0]?.title).toBe('The sticker slid off.'));
    await placeZola(user);
    await slidOff();
    expect(within(await page()).queryByRole('button', { name: 'Zola Waves' })).toBeNull();
    clearToasts();
    server.answers[PLACE] = noNetwork;
    await placeZola(user);
    await screen.findByText('Saved on this device.');
    server.answers[PLACE] = locked;
    act(() => void window.dispatchEvent(new Event('online')));
    await slidOff();
    expect(within(await page()).queryByRole('button', { name: 'Zola Waves' })).toBeNull();
    expect(await readCommands(maya.id)).toEqual([]);
  });

  it('lets a sticker go that another device has taken off', async () => {
    const { server, user } = open({ [PLACEMENTS]: json([placement('row', 'zola-wave')]) });
    (await onPage('Zola Waves')).focus();
    server.answers['PATCH /api/sticker-placements/row'] = refused(404, 'This sticker is not there any more.');
    server.answers[PLACEMENTS] = json([]);
    await user.keyboard(']');
    const shown = within(await page());
    await waitFor(() => expect(shown.queryByRole('button', { name: 'Zola Waves' })).toBeNull(), { timeout: 5_000 });
  });

  it('says so when it did not come, with a way to ask again', async () => {
    open({ [PLACEMENTS]: refused(500, 'Something went wrong') });
    expect(await screen.findByText('This page did not come.')).toBeTruthy();
  });

  it('says what waits also where it did not come, and shows it once it comes', async () => {
    const first = open({ [PLACE]: noNetwork });
    await placeZola(first.user);
    await screen.findByText('Saved on this device.');
    cleanup();
    reloadPage();
    const { server, user } = open({ [PLACE]: noNetwork, [PLACEMENTS]: refused(500, 'Something went wrong') });
    await screen.findByText('This page did not come.');
    expect(await screen.findByText('Saved on this device.')).toBeTruthy();
    server.answers[PLACEMENTS] = json([]);
    const [again] = screen.getAllByRole('button', { name: 'Try again' });
    await user.click(again as HTMLElement);
    expect(await onPage('Zola Waves')).toBeTruthy();
  });
});
