import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { json, refused } from '../../../testing/fake-server.ts';
import { toasts } from '../../../ui/toast/toast-store.ts';
import { openSettings } from '../../settings/settings-page.fixture.tsx';

// Drawings are hundreds of shapes each, and tested where they are drawn.
vi.mock('../../../art/companions/wonderling.tsx', () => ({ Wonderling: () => null }));

const HERE = { id: '11111111-1111-4111-8111-111111111111', picture: 'zola', hasCode: false };
const SHOW = 'POST /api/pictures';
const CODE = `PUT /api/pictures/${HERE.id}/code`;
const section = async () => within(await screen.findByRole('region', { name: 'Your picture on this device' }));
const dialog = async () => within(await screen.findByRole('dialog'));
const titles = () => toasts.get().map(({ title }) => title);

/** The settings of a child whose picture is here, or not. */
async function open(here: typeof HERE | null, answers: Record<string, () => Response> = {}) {
  let known = here;
  const app = openSettings();
  Object.assign(app.server.answers, { 'GET /api/pictures': () => json({ here: known }), ...answers });
  await screen.findByRole('region', { name: 'Your picture on this device' });
  return {
    ...app,
    become(next: typeof HERE | null) {
      known = next;
    },
  };
}

describe('the picture in the settings', () => {
  it('is put on this device with the password, and says what is wrong with it', async () => {
    const { user, server, become } = await open(null, {
      [SHOW]: () => refused(403, 'That was not your password.', { password: 'That was not your password.' }),
    });
    await user.click((await section()).getByRole('button', { name: 'Yes, show me' }));
    const asks = await dialog();
    await user.type(asks.getByLabelText('Your password'), 'not that one');
    await user.click(asks.getByRole('button', { name: 'Yes, show me' }));
    expect(await asks.findByText('That was not your password.')).toBeTruthy();
    server.answers[SHOW] = () => {
      become(HERE);
      return json(HERE, 201);
    };
    await user.click(asks.getByRole('button', { name: 'Yes, show me' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(
      await (await section()).findByText(/Zola is your picture here\. No code\. One tap lets you in\./),
    ).toBeTruthy();
    expect(titles()).toContain('Your picture is here now.');
    expect(server.callsOf(SHOW).map(({ body }) => body)).toEqual([
      { password: 'not that one' },
      { password: 'not that one' },
    ]);
  });

  it('gets a code: four, the same four once more, and the password', async () => {
    const { user, server } = await open(HERE, { [CODE]: () => json({ ...HERE, hasCode: true }) });
    await user.click((await section()).getByRole('button', { name: 'Pick four friends' }));
    const asks = await dialog();
    const pick = async (...names: string[]) => {
      for (const name of names) await user.click(asks.getByRole('button', { name }));
    };
    await pick('Tuck', 'Hum', 'Zola', 'Glim');
    expect(asks.getByText('Pick the same four, once more.')).toBeTruthy();
    await pick('Tuck', 'Hum', 'Zola', 'Lulu');
    expect(asks.getByText('Those were not the same. Start again?')).toBeTruthy();
    await pick('Tuck', 'Hum', 'Zola', 'Glim');
    await pick('Glim', 'Zola', 'Hum', 'Tuck');
    await user.type(asks.getByLabelText('Your password'), 'three odd words');
    await user.click(asks.getByRole('button', { name: 'Save my four' }));
    await waitFor(() => expect(titles()).toContain('Your four friends will know you now.'));
    expect(server.callsOf(CODE).map(({ body }) => body)).toEqual([
      { password: 'three odd words', code: ['glim', 'zola', 'hum', 'tuck'] },
    ]);
  });

  it('loses its code with the password', async () => {
    const { user, server } = await open({ ...HERE, hasCode: true }, { [CODE]: () => json(HERE) });
    expect((await section()).getByText(/The code is on, here only\./)).toBeTruthy();
    await user.click((await section()).getByRole('button', { name: 'Turn the code off' }));
    const asks = await dialog();
    await user.type(asks.getByLabelText('Your password'), 'three odd words');
    await user.click(asks.getByRole('button', { name: 'Turn the code off' }));
    await waitFor(() => expect(titles()).toContain('The code is off.'));
    expect(server.callsOf(CODE).map(({ body }) => body)).toEqual([{ password: 'three odd words', code: null }]);
  });

  it('is taken off after asking', async () => {
    const off = `DELETE /api/pictures/${HERE.id}`;
    const { user, server, become } = await open(HERE, {
      [off]: () => {
        become(null);
        return json({ ok: true });
      },
    });
    await user.click((await section()).getByRole('button', { name: 'Take my picture off here' }));
    await user.click((await dialog()).getByRole('button', { name: 'Take it off' }));
    expect(await (await section()).findByRole('button', { name: 'Yes, show me' })).toBeTruthy();
    expect(server.callsOf(off)).toHaveLength(1);
  });
});

it('is not for a demo', async () => {
  openSettings({ isDemo: true });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.getByRole('region', { name: /signed in/i })).toBeTruthy());
  expect(screen.queryByRole('region', { name: 'Your picture on this device' })).toBeNull();
});
