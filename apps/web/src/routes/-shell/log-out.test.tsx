import { screen, waitFor, within } from '@testing-library/react';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withDevice } from '../../device/store/device-database.ts';
import { holdsAnything, readHoldings } from '../../device/store/device-holdings.ts';
import { deniedDevice, freshDevice } from '../../device/store/testing/fresh-device.ts';
import { fakeServer, json, noNetwork } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/users.ts';
// Loaded before the first test, which would else wait for them.
import '../../device/outbox/clear-device.ts';
import './log-out-question.tsx';
import './name-sheet.tsx';
import './signed-in.tsx';

const LOGOUT = 'POST /api/logout';
const open = () => {
  const server = fakeServer({ 'GET /api/user': () => json(aUser()), [LOGOUT]: () => json({ ok: true }) });
  return { ...renderApp('/no/such/page'), server };
};
const keepSomething = () => withDevice(aUser().id, (device) => device.put('documents', ['a night'], 'sleep'));
const keptReads = async () => {
  const database = await openDB('wonderlings.reads', 1, { upgrade: (made) => void made.createObjectStore('reads') });
  const keys = await database.getAllKeys('reads');
  database.close();
  return keys;
};
const isHeld = async () => holdsAnything(await readHoldings(aUser().id));
const logout = () => screen.findByRole('button', { name: 'Logout' });
const question = () => screen.findByRole('dialog', { name: 'Leaving now?' });
const isOut = () => screen.findByRole('link', { name: 'Login' });

beforeEach(() => {
  freshDevice();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

describe('logout', () => {
  it('asks nothing where the device holds nothing', async () => {
    const { user } = open();
    await user.click(await logout());
    await isOut();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps what the device holds when the child says so', async () => {
    await keepSomething();
    const { user } = open();
    await user.click(await logout());
    expect(within(await question()).getByText(/Do others use this device\?/)).toBeTruthy();
    expect(within(await question()).getByRole('listitem').textContent).toBe('Your nights and your sleep log');
    expect(within(await question()).getByText(/The pages you read last/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Keep my things here' }));
    await isOut();
    expect(await isHeld()).toBe(true);
  });

  it('clears it when the child says so', async () => {
    await keepSomething();
    const { user } = open();
    await user.click(await logout());
    await question();
    const ofMaya = `wonderlings.header-stickers.${aUser().id}`;
    const ofSam = 'wonderlings.header-stickers.child-2';
    for (const key of [ofMaya, ofSam]) localStorage.setItem(key, '[]');
    await user.click(screen.getByRole('button', { name: 'Clear my things' }));
    await isOut();
    expect(await isHeld()).toBe(false);
    expect([ofMaya, ofSam].map((key) => localStorage.getItem(key))).toEqual([null, '[]']);
  });

  it.each([
    ['keeps', 'Keep my things here'],
    ['clears', 'Clear my things'],
  ])('forgets the pages that were read last, whether the child %s its things or not', async (_, button) => {
    await keepSomething();
    const { user } = open();
    await vi.waitFor(async () => expect(await keptReads()).not.toEqual([]));
    await user.click(await logout());
    await question();
    await user.click(screen.getByRole('button', { name: button }));
    await isOut();
    await vi.waitFor(async () => expect(await keptReads()).toEqual([]));
  });

  it('asks from the sheet by the name too', async () => {
    await keepSomething();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Maya: help and logout' }));
    const sheet = await screen.findByRole('dialog', { name: 'Maya' });
    await user.click(within(sheet).getByRole('button', { name: 'Logout' }));
    await question();
    expect(screen.queryByRole('dialog', { name: 'Maya' })).toBeNull();
  });

  it('does not happen when the child would rather stay', async () => {
    await keepSomething();
    const { user, server } = open();
    await user.click(await logout());
    await question();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf(LOGOUT)).toEqual([]);
    expect((await logout()).hasAttribute('disabled')).toBe(false);
  });

  it('is not stopped by a device that says nothing', async () => {
    deniedDevice();
    const { user } = open();
    await user.click(await logout());
    await isOut();
  });

  it('is not stopped by a device that cannot be cleared, which is said', async () => {
    await keepSomething();
    const { user } = open();
    await user.click(await logout());
    await question();
    vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(() => {
      throw new DOMException('Not now', 'UnknownError');
    });
    await user.click(screen.getByRole('button', { name: 'Clear my things' }));
    expect(await screen.findByText('Your things are still here.')).toBeTruthy();
    await isOut();
  });

  it('clears first, so that a lost network does not leave things on a shared device', async () => {
    await keepSomething();
    const { user, server } = open();
    server.answers[LOGOUT] = noNetwork;
    await user.click(await logout());
    await question();
    await user.click(screen.getByRole('button', { name: 'Clear my things' }));
    await waitFor(() => expect(server.callsOf(LOGOUT)).toHaveLength(1));
    expect(await isHeld()).toBe(false);
  });
});
