import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPack } from '../../../art/stickers/drawing-loader.ts';
import { documentStoreOf } from '../../../device/store/document-stores.ts';
import { freshDevice } from '../../../device/store/testing/fresh-device.ts';
import { createQueryClient } from '../../../lib/api/query-client.ts';
import { localDateOf } from '../../../lib/local-day/local-day.ts';
import { type Session, SessionContext } from '../../../lib/session/session.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { aUser } from '../../../testing/users.ts';
import { Toaster } from '../../../ui/toast/toaster.tsx';
import { isBusy } from '../../place-to-stop/index.ts';
import { dayDocument, doneOn } from '../../suggestion/index.ts';
import { DecorateButton, HeaderDecoration } from '../index.ts';
import { toggleDecorating } from './decorate-button.tsx';
import { readDecorating, setDecorating } from './decorating.ts';
import { availableKey, drawnKey, forgetHeaders, headerKey } from './header-store.ts';
import '../../../art/stickers/sticker-art.tsx';

const KEY = headerKey('guest');
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '[]');
const SESSION = { status: 'signed-out', user: null } as Session;

function open(session = SESSION) {
  render(
    <SessionContext value={session}>
      <DecorateButton />
      <HeaderDecoration />
      <Toaster />
    </SessionContext>,
  );
  return userEvent.setup();
}
async function decorate(session = SESSION) {
  const user = open(session);
  await user.click(screen.getByRole('button', { name: 'Decorate' }));
  const picker = await screen.findByRole('group', { name: 'Pick a sticker' });
  return { user, picker };
}

beforeEach(async () => {
  localStorage.clear();
  forgetHeaders();
  setDecorating({ decorating: false, dragging: false });
  // A toggle of the test before must be over.
  await new Promise((wake) => setTimeout(wake, 320));
});

describe('the header', () => {
  it('takes no room while it is empty and not being decorated', () => {
    open();
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('offers the sixty from the first day, shortly after it opens', async () => {
    const { picker } = await decorate();
    expect(within(picker).getAllByRole('button')).toHaveLength(60);
    expect(JSON.parse(localStorage.getItem(availableKey('guest')) ?? '[]')).toHaveLength(60);
    expect(screen.getByText('New stickers unlock when you finish challenges.')).toBeDefined();
  });

  it('adds what is picked, keeps it on the device and shows it after Done', async () => {
    const { user, picker } = await decorate();
    await user.click(within(picker).getByRole('button', { name: 'rainbow' }));
    expect(stored()).toMatchObject([{ emoji: '🌈', zIndex: 1 }]);
    await new Promise((wake) => setTimeout(wake, 320));
    await user.click(screen.getAllByRole('button', { name: 'Done' })[0] as HTMLElement);
    expect(await screen.findByRole('img', { name: 'Your stickers: rainbow' })).toBeDefined();
  });

  it('adds stickers on plain http too, where a browser has no crypto.randomUUID', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const { user, picker } = await decorate();
    await user.click(within(picker).getByRole('button', { name: 'star' }));
    await user.click(within(picker).getByRole('button', { name: 'sun' }));
    expect(new Set(stored().map(({ id }: { id: string }) => id)).size).toBe(2);
    vi.unstubAllGlobals();
  });

  it('offers the drawn stickers too, pack by pack, and shows what is picked by its name', async () => {
    const drawn = { id: 'zola-wave', packId: 'hello-friends', name: 'Zola Waves' };
    localStorage.setItem(drawnKey('guest'), JSON.stringify([drawn]));
    await loadPack('hello-friends');
    const { user, picker } = await decorate();
    const pack = within(picker).getByRole('group', { name: 'Hello, Friends' });
    const emoji = within(picker).getByText('Emoji').closest('details');
    expect(emoji?.open).toBe(false);
    expect(emoji?.querySelectorAll('button')).toHaveLength(60);
    await user.click(within(pack).getByRole('button', { name: 'Zola Waves' }));
    expect(stored()).toMatchObject([{ stickerId: 'zola-wave', zIndex: 1 }]);
    const onStrip = within(screen.getByRole('region', { name: 'Your header' }));
    await waitFor(() =>
      expect(onStrip.getByRole('button', { name: 'Zola Waves', pressed: true }).querySelector('svg')).not.toBeNull(),
    );
    await new Promise((wake) => setTimeout(wake, 320));
    await user.click(screen.getAllByRole('button', { name: 'Done' })[0] as HTMLElement);
    expect(await screen.findByRole('img', { name: 'Your stickers: Zola Waves' })).toBeDefined();
  });

  it('turns by 15 degrees, grows by a tenth and takes off what is picked', async () => {
    const { user, picker } = await decorate();
    await user.click(within(picker).getByRole('button', { name: 'sun' }));
    const [before] = stored();
    await user.click(screen.getByRole('button', { name: 'Turn right' }));
    expect(stored()[0].rotation).toBe(before.rotation + 15);
    await user.click(screen.getByRole('button', { name: 'Bigger' }));
    expect(stored()[0].scale).toBeCloseTo(before.scale + 0.1);
    await user.click(screen.getByRole('button', { name: 'Take it off' }));
    expect(stored()).toEqual([]);
  });

  it('is the small thing of the day once one was put up or moved, and not where one is taken off', async () => {
    freshDevice();
    fakeServer({});
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const maya = aUser();
    const done = () => doneOn(documentStoreOf(maya.id, dayDocument).getState().value, localDateOf(new Date()));
    const stars = ['one', 'other'].map((id) => ({ id, emoji: '⭐', x: 8, y: 8, rotation: 0, scale: 1, zIndex: 1 }));
    localStorage.setItem(headerKey(maya.id), JSON.stringify(stars));
    // As much of a session as the header looks at.
    const session = { status: 'signed-in', user: maya, queryClient: createQueryClient() } as unknown as Session;
    const { picker, user } = await decorate(session);
    const header = within(screen.getByRole('region', { name: 'Your header' }));
    const [first] = header.getAllByRole('button', { name: 'star' });
    fireEvent.keyDown(first as HTMLElement, { key: 'Delete' });
    expect(done()).toEqual([]);
    await user.click(within(picker).getByRole('button', { name: 'sun' }));
    await user.click(within(picker).getByRole('button', { name: 'moon' }));
    expect(done()).toEqual(['stickers/place']);
    freshDevice();
    expect(done()).toEqual([]);
    fireEvent.keyDown(header.getAllByRole('button', { name: 'moon' })[0] as HTMLElement, { key: 'r' });
    expect(done()).toEqual(['stickers/place']);
    vi.restoreAllMocks();
  });

  it('moves, turns, resizes and removes by keys alone', async () => {
    const { user, picker } = await decorate();
    await user.click(within(picker).getByRole('button', { name: 'moon' }));
    const [before] = stored();
    const header = screen.getByRole('region', { name: 'Your header' });
    const moon = within(header).getAllByRole('button', { name: 'moon' })[0] as HTMLElement;
    // The strip of a page that is laid out; jsdom lays nothing out.
    vi.spyOn(moon.parentElement as HTMLElement, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 96));
    moon.focus();
    fireEvent.keyDown(moon, { key: 'ArrowRight' });
    fireEvent.keyUp(moon, { key: 'ArrowRight' });
    await waitFor(() => expect(stored()[0].x).toBe(before.x + 8));
    fireEvent.keyDown(moon, { key: 'r' });
    expect(stored()[0].rotation).toBe(before.rotation + 15);
    fireEvent.keyDown(moon, { key: '-' });
    expect(stored()[0].scale).toBeCloseTo(before.scale - 0.1);
    fireEvent.keyDown(moon, { key: 'Delete' });
    expect(stored()).toEqual([]);
    expect(readDecorating().dragging).toBe(false);
  });

  it('asks before it takes all off, and Cancel leaves them', async () => {
    const { user, picker } = await decorate();
    await user.click(within(picker).getByRole('button', { name: 'star' }));
    await user.click(within(picker).getByRole('button', { name: 'moon' }));
    await user.click(screen.getByRole('button', { name: 'Clear All' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(stored()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Clear All' }));
    const dialog = await screen.findByRole('dialog', { name: 'Take all stickers off?' });
    await user.click(within(dialog).getByRole('button', { name: 'Clear All' }));
    expect(stored()).toEqual([]);
  });

  it('goes on when the device keeps nothing, and says so', async () => {
    const { user, picker } = await decorate();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await user.click(within(picker).getByRole('button', { name: 'rainbow' }));
    expect(await screen.findByText("This device can't keep your stickers right now.")).toBeDefined();
    const header = screen.getByRole('region', { name: 'Your header' });
    expect(within(header).getAllByRole('button', { name: 'rainbow' })).toHaveLength(2);
    vi.restoreAllMocks();
  });

  it('forgives what is not a sticker in the storage', () => {
    localStorage.setItem(KEY, JSON.stringify([{ id: 'a', emoji: '⭐' }, 7, null]));
    open();
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('Decorate', () => {
  it('is not interrupted', async () => {
    await decorate();
    expect(isBusy()).toBe(true);
    act(() => setDecorating({ decorating: false }));
    expect(isBusy()).toBe(false);
  });

  it('does nothing while a sticker is dragged or a toggle is under way', () => {
    act(() => setDecorating({ dragging: true }));
    act(toggleDecorating);
    expect(readDecorating().decorating).toBe(false);
    act(() => setDecorating({ dragging: false }));
    act(toggleDecorating);
    act(toggleDecorating);
    expect(readDecorating().decorating).toBe(true);
  });
});
