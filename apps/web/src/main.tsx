import './lib/zod-without-eval.ts';
import './styles/tokens.css';
import './styles/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SessionProvider } from './features/account/session-provider.tsx';
import { createQueryClient } from './lib/api/query-client.ts';
import { applyTheme, cachedTheme } from './lib/theme/body-theme.ts';
import { createAppRouter } from './router.tsx';

applyTheme(cachedTheme());
const queryClient = createQueryClient();
const session = import('./features/account/load-session.ts').then(({ loadSession }) => loadSession(queryClient));
const router = createAppRouter(queryClient);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <SessionProvider loaded={session}>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>
  </StrictMode>,
);
