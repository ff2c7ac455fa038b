import '../styles/tokens.css';
import '../styles/base.css';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type Session, SessionContext } from '../lib/session/session.ts';
import { KitchenPage } from './kitchen-page.tsx';

const router = createRouter({
  routeTree: createRootRoute({ component: KitchenPage }),
  history: createMemoryHistory(),
});
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
const root = document.getElementById('root');
if (!root) throw new Error('kitchen.html has no #root');

createRoot(root).render(
  <StrictMode>
    <SessionContext value={visitor}>
      <RouterProvider router={router} />
    </SessionContext>
  </StrictMode>,
);
