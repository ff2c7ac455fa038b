import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type Session, SessionContext } from '../../lib/session/session.ts';
import { aUser } from '../../testing/users.ts';
import { deviceDocument } from './device-document.ts';
import { useDeviceDocument } from './document-stores.ts';
import { forgetDevice } from './forgetting.ts';
import { NotKeptNote } from './not-kept-note.tsx';
import { deniedDevice, freshDevice, fullDevice, reloadPage } from './testing/fresh-device.ts';

const words = deviceDocument({ name: 'words', schema: z.array(z.string()), initial: [] });

function Words() {
  const handle = useDeviceDocument(words);
  return (
    <>
      <p data-testid="words">{`${handle.status}: ${handle.value.join(' ')}`}</p>
      <button type="button" onClick={() => handle.update((before) => [...before, String(before.length + 1)])}>
        Add
      </button>
      <NotKeptNote of={handle} />
    </>
  );
}
const as = (id: string, children: ReactNode) => (
  <SessionContext value={{ status: 'signed-in', user: aUser({ id }) } as Session}>{children}</SessionContext>
);
const shown = () => screen.getByTestId('words').textContent;
const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add' }));
const becomes = (text: string) => waitFor(() => expect(shown()).toBe(text));

beforeEach(() => {
  freshDevice();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

it('shows a change at once, keeps it, and finds it again', async () => {
  const { unmount } = render(as('maya', <Words />));
  add();
  add();
  expect(shown()).toBe('loading: 1 2');
  await becomes('kept: 1 2');
  unmount();
  reloadPage();
  render(as('maya', <Words />));
  expect(shown()).toBe('loading: ');
  await becomes('kept: 1 2');
});

it('is another one for each user', async () => {
  const { unmount } = render(as('maya', <Words />));
  add();
  await becomes('kept: 1');
  unmount();
  render(as('noah', <Words />));
  await becomes('kept: ');
});

it('keeps what was typed in memory when the device is full, says so, and tries again', async () => {
  render(as('maya', <Words />));
  await becomes('kept: ');
  const makeRoom = fullDevice();
  add();
  await becomes('not-kept: 1');
  expect(screen.getByRole('status').textContent).toContain('This device is full.');
  add();
  await becomes('not-kept: 1 2');
  makeRoom();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await becomes('kept: 1 2');
  expect(screen.getByRole('status').textContent).toBe('');
  reloadPage();
});

it('goes on in memory where nothing may be kept, also on the next page', async () => {
  deniedDevice();
  const { unmount } = render(as('maya', <Words />));
  await becomes('not-kept: ');
  add();
  await becomes('not-kept: 1');
  expect(screen.getByRole('status').textContent).toContain('This device did not keep that.');
  unmount();
  render(as('maya', <Words />));
  expect(shown()).toBe('not-kept: 1');
});

it('forgets what is kept and what is in memory', async () => {
  render(as('maya', <Words />));
  add();
  await becomes('kept: 1');
  await act(() => forgetDevice('maya'));
  expect(shown()).toBe('kept: ');
  add();
  await becomes('kept: 1');
});
