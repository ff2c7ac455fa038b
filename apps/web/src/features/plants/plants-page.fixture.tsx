import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { dropOutboxes } from '../../device/outbox/outboxes.ts';
import { readPhoto } from '../../device/store/device-photos.ts';
import { freshDevice, reloadPage } from '../../device/store/testing/fresh-device.ts';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { type Session, SessionContext } from '../../lib/session/session.ts';
import { fakeServer, json } from '../../testing/fake-server.ts';
import { aUser } from '../../testing/users.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { PlantsPage, type PlantsTab } from './plants-page.tsx';

// Looking for roles makes jsdom work out styles; on a busy machine that takes seconds a test.
vi.setConfig({ testTimeout: 30_000 });

const user = aUser();
export const RECORDED = 'POST /api/activity-sessions';

/** The plant journal of Maya, with a fake server behind it and no shell around it. */
export function openPlants(first: PlantsTab = 'plants') {
  const server = fakeServer({ [RECORDED]: () => json(recorded, 201) });
  const session = {
    status: 'signed-in' as const,
    user,
    queryClient: createQueryClient(),
    logIn: async () => null,
    register: async () => null,
    signInByPicture: async () => null,
    logOut: async () => {},
    refresh: () => {},
  } satisfies Session;
  const view = render(
    <RouterContextProvider router={anyRouter()}>
      <SessionContext value={session}>
        <Tabbed first={first} />
        <Toaster />
      </SessionContext>
    </RouterContextProvider>,
  );
  return { ...view, server, user: userEvent.setup(), photo: (id: string) => readPhoto(user.id, id) };
}

/** For the address of the way back; no test goes it. */
const anyRouter = () => createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

function Tabbed({ first }: { readonly first: PlantsTab }) {
  const [tab, setTab] = useState(first);
  return <PlantsPage tab={tab} onTabChange={setTab} />;
}

const recorded = {
  id: '3a2d5a0e-8d0e-4f3e-9a53-0f4a5b6c7d8e',
  userId: user.id,
  activityType: 'environment',
  duration: 1,
  data: { kind: 'plants/growth-log' },
  completed: true,
  timestamp: '2026-03-10T09:00:00.000Z',
};

export type PlantsOnScreen = ReturnType<typeof openPlants>;

/** For `beforeEach`: Maya has never been on this device. */
export function newDevice(): void {
  freshDevice();
  dropOutboxes();
  // "Only logged" is what some of these tests are about.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
}
export function reload(page: PlantsOnScreen): PlantsOnScreen {
  page.unmount();
  reloadPage();
  return openPlants();
}

/** The names on the garden's cards. */
export const names = () =>
  screen
    .queryAllByRole('button')
    .filter((button) => button.hasAttribute('aria-pressed'))
    .map((card) => card.querySelector('b')?.textContent);
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
/** Once it can be pressed: while a photo is made ready, saving waits. */
export async function press(name: string | RegExp): Promise<void> {
  const pressed = await button(name);
  await waitFor(() => expect(pressed).toHaveProperty('disabled', false));
  fireEvent.click(pressed);
}
export const type = async (label: string, text: string) =>
  void fireEvent.change(await screen.findByLabelText(label), { target: { value: text } });
/** In the dialog that is open. */
export const inDialog = async () => within(await screen.findByRole('dialog'));

export async function addPlant(name = 'Jack', kind = 'Bean'): Promise<void> {
  await press('Add Plant');
  await type("What is your plant's name?", name);
  await type('What kind of plant is it?', kind);
  await press('Add Plant');
  await waitFor(() => expect(names()).toContain(name));
}
export async function measure(height: string): Promise<void> {
  await press(/Add (Growth Log|Log Entry)/);
  await type('How tall is it? (cm)', height);
  await press('Save Log Entry');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
export async function takeSunnyAway(): Promise<void> {
  await press(/^Sunny/);
  await press('Take away Sunny');
  fireEvent.click((await inDialog()).getByRole('button', { name: 'Take Sunny away' }));
  await waitFor(() => expect(names()).not.toContain('Sunny'));
}
/** A file is given to the open form; what becomes of it is up to `preparePhoto`, which needs a real browser. */
export const choosePhoto = async () =>
  void fireEvent.change(await screen.findByLabelText('Choose a photo'), {
    target: { files: [new File(['x'], 'garden.png', { type: 'image/png' })] },
  });
