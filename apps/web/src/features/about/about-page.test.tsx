import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeServer, json, refused } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

function open(email: string | null = null) {
  fakeServer({
    'GET /api/user': () => refused(401, 'Not authenticated'),
    'POST /api/auto-login': () => refused(401, 'Not authenticated'),
    'GET /api/support': () => json({ email, retentionYears: null }),
  });
  renderApp('/about');
}

it('tells the founder’s story to every visitor', async () => {
  open();
  await screen.findByRole('heading', { level: 1, name: 'About Wonderlings' });
  expect(screen.getByText('Wonderlings was created by a teenager for young teens.')).toBeDefined();
});

it('says so when the photo does not load', async () => {
  open();
  fireEvent.error(await screen.findByRole('img', { name: 'The founder of Wonderlings' }));
  expect(screen.getByText("Founder's photo unavailable")).toBeDefined();
  expect(screen.queryByRole('img', { name: 'The founder of Wonderlings' })).toBeNull();
});

it('says so too when it did not load before the page was listening', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
  open();
  expect(await screen.findByText("Founder's photo unavailable")).toBeDefined();
});

it('names whom to write to where an address is set', async () => {
  open('hello@example.org');
  expect(await screen.findByText(/Write to hello@example.org\./)).toBeDefined();
});
