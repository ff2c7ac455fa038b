import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type Session, SessionContext } from '../lib/session/session.ts';
import { createAppRouter } from '../router.tsx';
import { KitchenPage } from './kitchen-page.tsx';

const visitor: Session = {
  status: 'signed-out',
  user: null,
  queryClient: null,
  logIn: () => Promise.resolve(null),
  register: () => Promise.resolve(null),
  signInByPicture: () => Promise.resolve(null),
  logOut: () => Promise.resolve(),
  refresh: () => {},
};

it('shows the pieces, and the page in high contrast', async () => {
  const router = createRouter({
    routeTree: createRootRoute({ component: KitchenPage }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <SessionContext value={visitor}>
      <RouterProvider router={router} />
    </SessionContext>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'The pieces' })).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('button', { name: 'High contrast' }));
  expect(document.documentElement.className).toBe('high-contrast');
});

it('is no route of the app', () => {
  const { routesByPath } = createAppRouter(createMemoryHistory());
  expect(Object.keys(routesByPath)).toContain('/auth');
  expect(Object.keys(routesByPath)).not.toContain('/kitchen');
});
