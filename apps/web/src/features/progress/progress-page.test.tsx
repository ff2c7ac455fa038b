import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { type Session, SessionContext } from '../../lib/session/session.ts';
import { aUser } from '../../testing/users.ts';
import { ProgressPage } from './progress-page.tsx';
import { PROGRESS_PARTS } from './progress-tabs.ts';

it('opens a tab as it is pressed, while what it shows is still on its way', async () => {
  const onItsWay = () => new Promise<never>(() => {});
  for (const part of PROGRESS_PARTS) vi.spyOn(part, 'load').mockImplementation(onItsWay);
  // The cast: the page asks for nothing else of it.
  const session = { status: 'signed-in', user: aUser() } as Session;
  render(
    <SessionContext value={session}>
      <QueryClientProvider client={createQueryClient()}>
        <ProgressPage search={{}} onSearch={onItsWay} />
      </QueryClientProvider>
    </SessionContext>,
  );
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Overview');
  await userEvent.click(screen.getByRole('tab', { name: 'Badges' }));
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Badges');
  expect(screen.getByRole('tabpanel', { name: 'Badges' })).toBeDefined();
});
