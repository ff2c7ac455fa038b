import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { UserSticker } from '@wonderlings/stickers/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isBusy } from '../../place-to-stop/index.ts';
import { FakeServer } from '../fake-server.fixture.ts';
import { maya } from '../journal.fixture.ts';
import { openJournal } from '../journal-page.fixture.tsx';

const heart: UserSticker = {
  ...{ id: 'h', userId: maya.id, stickerId: 'warm-heart', dateUnlocked: '2026-05-01T12:00:00.000Z', isNew: false },
  sticker: {
    ...{ id: 'warm-heart', packId: 'hello-friends', name: 'Warm Heart', emoji: null },
    ...{ svgPath: '', animationType: 'none', rarity: 'common' },
  },
};

beforeEach(() => {
  // Half a unit of the paper is a pixel.
  vi.spyOn(SVGElement.prototype, 'getBoundingClientRect').mockReturnValue({
    left: 0,
    top: 0,
    width: 500,
    height: 400,
  } as DOMRect);
});

type PadOptions = Parameters<typeof openJournal>[1] & { readonly stickers?: readonly UserSticker[] };

async function openPad(options: PadOptions = {}) {
  const server = options.server ?? FakeServer.install();
  server.stickers = [...(options.stickers ?? [heart])];
  const journal = openJournal('/activities/journal', { ...options, server });
  await journal.user.click(await screen.findByRole('button', { name: 'Draw it' }));
  return { ...journal, paper: await screen.findByRole('img', { name: /^An empty page\.|^Your drawing so far/ }) };
}

interface Pointer {
  readonly pointerId?: number;
  readonly pointerType?: 'mouse' | 'touch' | 'pen';
  readonly isPrimary?: boolean;
  readonly button?: number;
}
const at = (clientX: number, clientY: number, pointer: Pointer = {}) => ({
  ...{ pointerId: 1, isPrimary: true, button: 0, pointerType: 'touch' },
  ...{ clientX, clientY },
  ...pointer,
});
function pull(paper: Element, from: readonly [number, number], to: readonly [number, number], pointer: Pointer = {}) {
  fireEvent.pointerDown(paper, at(...from, pointer));
  fireEvent.pointerMove(paper, at(...to, pointer));
  fireEvent.pointerUp(paper, at(...to, pointer));
}
const soFar = (count: number) =>
  screen.findByRole('img', { name: `Your drawing so far, ${count === 1 ? '1 line' : `${count} lines`}.` });
const button = (name: string) => screen.getByRole('button', { name });
const keep = (user: UserEvent) => user.click(button('Keep this drawing'));

describe('the paper', () => {
  it('takes lines of the crayon in hand, and sends them with the words of the child', async () => {
    const { user, server, paper } = await openPad();
    pull(paper, [10, 10], [100, 200]);
    await user.click(button('Red'));
    pull(paper, [50, 50], [50, 50]);
    await user.type(screen.getByRole('textbox', { name: 'What did you draw?' }), 'a dog under a sun');
    await keep(user);
    const dialog = within(await screen.findByRole('dialog', { name: 'You did it!' }));
    expect(dialog.getByText('Your drawing is kept.')).toBeDefined();
    const body = server.callsOf('POST /api/moods')[0]?.body as { note: string; drawing: unknown };
    expect(body.note).toMatch(/^Daily Prompt: .+\n\na dog under a sun$/);
    expect(body.drawing).toEqual({
      marks: [
        { kind: 'line', crayon: 'blue', points: [20, 20, 200, 400] },
        { kind: 'line', crayon: 'red', points: [100, 100] },
      ],
    });
    await user.click(dialog.getByRole('button', { name: 'Lovely' }));
    expect(await screen.findByRole('img', { name: 'An empty page.' })).toBeDefined();
    await user.click(screen.getByRole('tab', { name: 'Journey' }));
    expect(await screen.findByRole('img', { name: 'Your drawing: a dog under a sun' })).toBeDefined();
  });

  it('hears one finger: no second one, no other button, and no hand beside a pen', async () => {
    const { paper } = await openPad();
    fireEvent.pointerDown(paper, at(10, 10));
    pull(paper, [300, 300], [310, 310], { pointerId: 2, isPrimary: false });
    pull(paper, [300, 300], [310, 310], { pointerId: 3, pointerType: 'mouse' });
    fireEvent.pointerUp(paper, at(20, 20));
    await soFar(1);
    pull(paper, [30, 30], [40, 40], { pointerType: 'mouse', button: 2 });
    pull(paper, [30, 30], [40, 40], { pointerId: 7, pointerType: 'pen' });
    pull(paper, [300, 300], [310, 310], { pointerId: 8 });
    await soFar(2);
  });

  it('keeps what was drawn when the system takes the pointer away, and draws on', async () => {
    const { paper } = await openPad();
    fireEvent.pointerDown(paper, at(10, 10));
    fireEvent.pointerMove(paper, at(50, 50));
    fireEvent.pointerCancel(paper, at(50, 50));
    await soFar(1);
    pull(paper, [10, 10], [20, 20]);
    await soFar(2);
  });

  it('takes back by button and by keys, puts it back, and gives a fresh page when that is meant', async () => {
    const { user, paper } = await openPad();
    pull(paper, [10, 10], [100, 200]);
    pull(paper, [20, 10], [100, 200]);
    await user.click(button('Undo'));
    await soFar(1);
    expect(screen.getByText('One line taken back.')).toBeDefined();
    await user.click(button('Put it back'));
    await soFar(2);
    await user.keyboard('{Control>}z{/Control}');
    await soFar(1);
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await soFar(2);
    await user.click(button('Start over'));
    await user.click(await screen.findByRole('button', { name: 'Keep drawing' }));
    await soFar(2);
    await user.click(button('Start over'));
    await user.click(await screen.findByRole('button', { name: 'Fresh page' }));
    expect(await screen.findByRole('img', { name: 'An empty page.' })).toBeDefined();
    await user.click(button('Undo'));
    await soFar(2);
  });

  it('leaves the letters of its field alone', async () => {
    const { user, paper } = await openPad();
    pull(paper, [10, 10], [100, 200]);
    await user.type(screen.getByRole('textbox', { name: 'What did you draw?' }), 'x{Control>}z{/Control}');
    await soFar(1);
  });
});

describe('by keys alone', () => {
  it('a child without stickers is told where stamps come from', async () => {
    await openPad({ stickers: [] });
    expect(await screen.findByText('Your first stickers will be stamps here.')).toBeDefined();
    expect(screen.queryByRole('group', { name: 'Stamps' })).toBeNull();
  });

  it('a stamp is moved with the arrows and set down with Enter', async () => {
    const { user, server } = await openPad();
    (await screen.findByRole('button', { name: 'Warm Heart stamp' })).focus();
    await user.keyboard('{Enter}');
    const paper = screen.getByRole('application', { name: 'Your page' });
    expect(document.activeElement).toBe(paper);
    expect(paper.getAttribute('aria-describedby')).toBe(
      screen.getByText('Arrow keys move the stamp. Enter sets it down.').id,
    );
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}{Enter}');
    await soFar(1);
    expect(screen.getByText('Warm Heart is on the page.')).toBeDefined();
    await user.click(button('Bigger'));
    await user.click(button('Turn it'));
    await user.click(paper);
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Enter}');
    await keep(user);
    await screen.findByRole('dialog');
    expect(server.callsOf('POST /api/moods')[0]?.body).toMatchObject({
      drawing: {
        marks: [
          { kind: 'stamp', sticker: 'warm-heart', x: 550, y: 375, size: 170, turn: -8 },
          { kind: 'stamp', sticker: 'warm-heart', size: 210, turn: 7 },
        ],
      },
    });
  });

  it.each(['{Delete}', '{Backspace}'])(
    'a stamp in hand is removed with %s, and then what was set down',
    async (key) => {
      const { user } = await openPad();
      (await screen.findByRole('button', { name: 'Warm Heart stamp' })).focus();
      await user.keyboard('{Enter}{Enter}');
      await soFar(1);
      await user.keyboard(key);
      await soFar(1);
      expect(screen.queryByText('Arrow keys move the stamp. Enter sets it down.')).toBeNull();
      expect(screen.getByText('Blue is in your hand.')).toBeDefined();
      expect(document.activeElement).toBe(screen.getByRole('application', { name: 'Your page' }));
      await user.keyboard(key);
      expect(await screen.findByRole('img', { name: 'An empty page.' })).toBeDefined();
    },
  );

  it('a line that is begun is dropped with Delete, and nothing else', async () => {
    const { user, paper } = await openPad();
    pull(paper, [10, 10], [100, 200]);
    screen.getByRole('application', { name: 'Your page' }).focus();
    await user.keyboard('{Enter}{ArrowRight}{Delete}{Enter}{ArrowDown}{Enter}');
    await soFar(2);
  });

  it('a crayon is put down, drawn along and lifted', async () => {
    const { user, server } = await openPad();
    screen.getByRole('application', { name: 'Your page' }).focus();
    await user.keyboard('{Enter}{ArrowRight}{ArrowRight}{ArrowDown}{Enter}');
    await soFar(1);
    await keep(user);
    await screen.findByRole('dialog');
    expect(server.callsOf('POST /api/moods')[0]?.body).toMatchObject({
      drawing: { marks: [{ kind: 'line', crayon: 'blue', points: [500, 400, 550, 400, 550, 425] }] },
    });
  });
});

describe('a drawing that is not saved', () => {
  it('is there after a look at another tab and after a reload, with its words', async () => {
    const { user, paper, unmount } = await openPad();
    pull(paper, [10, 10], [100, 200]);
    await user.type(screen.getByRole('textbox', { name: 'What did you draw?' }), 'a snail');
    await user.click(screen.getByRole('tab', { name: 'Journey' }));
    await user.click(screen.getByRole('tab', { name: 'Daily Writing' }));
    await soFar(1);
    unmount();
    openJournal('/activities/journal');
    await soFar(1);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'What did you draw?' }).value).toBe('a snail');
  });

  it('waits on this device without a network, and shows in the journey', async () => {
    const { user, server, paper } = await openPad();
    pull(paper, [10, 10], [100, 200]);
    server.fails.set('POST /api/moods', 'network');
    await keep(user);
    expect(
      await screen.findByText('It goes into your journal when there is internet.', { exact: false }),
    ).toBeDefined();
    expect(await screen.findByRole('img', { name: 'An empty page.' })).toBeDefined();
    await user.click(screen.getByRole('tab', { name: 'Journey' }));
    const list = within(await screen.findByRole('list', { name: 'Saved on this device' }));
    expect(await list.findByRole('img', { name: /^A drawing from .+, in blue\.$/ })).toBeDefined();
  });

  it('stays on the paper where the device keeps nothing either, and says so', async () => {
    const { user, server, paper } = await openPad({ keepsNothing: true });
    pull(paper, [10, 10], [100, 200]);
    server.fails.set('POST /api/moods', 500);
    await keep(user);
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe("That didn't save. Your drawing is still here. Try again?"),
    );
    await soFar(1);
  });
});

it('is not interrupted once there is a line, and has nothing to keep before', async () => {
  const { user, paper } = await openPad();
  expect(isBusy()).toBe(false);
  expect(button('Keep this drawing')).toHaveProperty('disabled', true);
  pull(paper, [10, 10], [100, 200]);
  await soFar(1);
  expect(isBusy()).toBe(true);
  await user.click(button('Undo'));
  await waitFor(() => expect(isBusy()).toBe(false));
});
