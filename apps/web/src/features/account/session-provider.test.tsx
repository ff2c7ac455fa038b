import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useSession } from '../../lib/session/session.ts';
import { toasts } from '../../ui/toast/toast-store.ts';
import { SessionProvider } from './session-provider.tsx';

function Probe() {
  const { status, logIn } = useSession();
  const tryIt = async () => {
    const failure = await logIn({ username: 'maya', password: 'three odd words' });
    document.title = failure?.message ?? 'none';
  };
  return (
    <button type="button" onClick={tryIt}>
      {status}
    </button>
  );
}

it('is signed out, and says why there is no signing in, when its code does not come', async () => {
  const lost = new TypeError('Failed to fetch dynamically imported module');
  render(
    <SessionProvider loaded={Promise.reject(lost)}>
      <Probe />
    </SessionProvider>,
  );
  await userEvent.setup().click(await screen.findByRole('button', { name: 'signed-out' }));
  await waitFor(() => expect(document.title).toBe(lost.message));
  expect(toasts.get()).toMatchObject([{ description: 'Failed to fetch user data', variant: 'destructive' }]);
});
