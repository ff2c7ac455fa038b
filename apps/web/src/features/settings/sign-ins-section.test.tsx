import { screen, waitFor, within } from '@testing-library/react';
import type { SignInPlace } from '@wonderlings/account/sign-ins-contract';
import type { HistoryEntry } from '@wonderlings/history/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { localDateOf } from '../../lib/local-day/local-day.ts';
import { json, noNetwork, refused } from '../../testing/fake-server.ts';
import { toasts } from '../../ui/toast/toast-store.ts';
import { HERE, LATELY, openSettings } from './settings-page.fixture.tsx';

// Drawings are hundreds of shapes each, and tested where they are drawn.
vi.mock('../../art/companions/wonderling.tsx', () => ({ Wonderling: () => null }));

const LIST = 'GET /api/sign-ins';
const today = localDateOf(new Date());
const PHONE: SignInPlace = {
  ...HERE,
  id: '22222222-2222-4222-8222-222222222222',
  kind: 'device',
  browser: { name: 'safari', device: 'phone' },
  firstDay: '2026-01-02',
  lastDay: today,
  knownUntil: '2026-05-31',
  isThis: false,
};
const COMPUTER: SignInPlace = {
  ...HERE,
  id: '33333333-3333-4333-8333-333333333333',
  browser: { name: 'chrome', device: 'computer' },
  lastDay: '2026-05-01',
  isThis: false,
};
const aLine = (revision: number, over: Partial<HistoryEntry>): HistoryEntry => ({
  id: `44444444-4444-4444-8444-44444444444${revision}`,
  revision,
  at: '2026-05-01T12:00:00.000Z',
  localDate: '2026-05-01',
  time: '12:00',
  actor: 'child',
  type: 'SignedOutElsewhere',
  kind: 'account',
  icon: 'key',
  subject: '',
  sentence: 'You signed another device out.',
  causeId: null,
  actId: '55555555-5555-4555-8555-555555555555',
  ...over,
});
const END_PHONE = `DELETE /api/sign-ins/${PHONE.id}`;
const END_ALL = 'DELETE /api/sign-ins';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** The settings over a server that keeps the list. */
async function open(first: readonly SignInPlace[] = [HERE, PHONE, COMPUTER]) {
  let places = first;
  const page = openSettings();
  const { answers } = page.server;
  const but = (keeps: (place: SignInPlace) => boolean) => () => {
    places = places.filter(keeps);
    return json({ ok: true });
  };
  answers[LIST] = () => json(places);
  answers[END_PHONE] = but(({ id }) => id !== PHONE.id);
  answers[END_ALL] = but(({ isThis }) => isThis);
  const section = within(await screen.findByRole('region', { name: 'Where you are signed in' }));
  const rows = () => section.getAllByRole('listitem').map(({ textContent }) => textContent);
  return { ...page, answers, section, rows };
}

describe('"Where you are signed in"', () => {
  it('says below which places were signed out lately, and how, from the history', async () => {
    const { answers, section } = await open([HERE, PHONE]);
    answers[LATELY] = json([
      aLine(3, { localDate: `${today.slice(0, 4)}-05-03` }),
      aLine(2, { type: 'DeviceRemembered' }),
      aLine(1, { subject: 'expired', localDate: `${today.slice(0, 4)}-04-30` }),
    ]);
    // Signing out asks again.
    (await section.findByRole('button', { name: 'Sign out there: A phone, Safari' })).click();
    const lately = within(await section.findByRole('region', { name: 'Signed out lately' }));
    expect(lately.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'May 3: signed out from another device.',
      'April 30: 30 days were over.',
    ]);
  });

  it('names each place, this one first and without a way out', async () => {
    const { section, rows } = await open();
    await section.findByText('You are here');
    expect(rows()).toEqual([
      'A tablet, Firefox this oneIn use now.Since Friday, May 1You are here',
      'A phone, SafariLast used today.Knows you until May 31Sign out there: A phone, Safari',
      'A computer, ChromeLast used on Friday, May 1.Since Friday, May 1Sign out there: A computer, Chrome',
    ]);
    expect(within(section.getAllByRole('listitem')[0] as HTMLElement).queryByRole('button')).toBeNull();
    section.getByText(/tell a grown-up/);
  });

  it('says when there is no other place', async () => {
    const { section } = await open([HERE]);
    await section.findByText('Right now it is only here.');
    expect(section.queryByRole('button')).toBeNull();
  });

  it('signs out in one place, by the keyboard too, and gives the focus to its heading', async () => {
    const { user, section, rows, server } = await open();
    (await section.findByRole('button', { name: 'Sign out there: A phone, Safari' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(server.callsOf(END_PHONE)).toHaveLength(1);
    expect(toasts.get()).toMatchObject([{ title: 'Signed out there.' }]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Where you are signed in'));
  });

  it('takes a place that is over already for signed out', async () => {
    const { user, answers, section, rows } = await open();
    const button = await section.findByRole('button', { name: 'Sign out there: A phone, Safari' });
    answers[END_PHONE] = () => refused(404, 'You are not signed in there any more.');
    answers[LIST] = () => json([HERE]);
    await user.click(button);
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(toasts.get()).toMatchObject([{ title: 'Signed out there.' }]);
  });

  it('asks before it signs out everywhere else, and leaves all as it is when the child would rather', async () => {
    const { user, section, server, rows } = await open();
    await user.click(await section.findByRole('button', { name: 'Sign out everywhere else' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out everywhere else?' }));
    await user.click(dialog.getByRole('button', { name: 'Leave it like this' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf(END_ALL)).toEqual([]);
    expect(rows()).toHaveLength(3);
    expect(document.activeElement?.textContent).toBe('Sign out everywhere else');
  });

  it('signs out everywhere else', async () => {
    const { user, section, rows } = await open();
    await user.click(await section.findByRole('button', { name: 'Sign out everywhere else' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, sign out there' }));
    await section.findByText('Right now it is only here.');
    expect(rows()).toHaveLength(1);
    expect(toasts.get()).toMatchObject([{ title: 'Signed out everywhere else.' }]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Where you are signed in'));
  });

  it.each([
    ['the server fails', () => refused(500, 'Something went wrong')],
    ['there is no network', () => noNetwork],
  ])('keeps the list and says so when %s', async (_, answer) => {
    const { user, answers, section, rows } = await open();
    const button = await section.findByRole('button', { name: 'Sign out there: A phone, Safari' });
    answers[END_PHONE] = answer;
    await user.click(button);
    await waitFor(() => expect(toasts.get()).toMatchObject([{ title: 'That did not work.' }]));
    expect(rows()).toHaveLength(3);
  });

  it('offers to look again when the list did not come', async () => {
    const page = openSettings();
    page.server.answers[LIST] = () => refused(403, 'No');
    const section = within(await screen.findByRole('region', { name: 'Where you are signed in' }));
    await section.findByText('We could not look right now. Try again?');
    page.server.answers[LIST] = () => json([HERE]);
    await page.user.click(section.getByRole('button', { name: 'Try again' }));
    await section.findByText('Right now it is only here.');
  });
});
