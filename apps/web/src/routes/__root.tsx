import { createRootRoute } from '@tanstack/react-router';
import { AppShell } from './-shell/app-shell.tsx';
import { NotFoundPage } from './-shell/message-pages.tsx';

export const Route = createRootRoute({ component: AppShell, notFoundComponent: NotFoundPage });
