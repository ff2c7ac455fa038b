import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { json, noNetwork, refused } from '../../testing/fake-server.ts';
import { toasts } from '../../ui/toast/toast-store.ts';
import { openSettings, type SettingsPageOptions } from './settings-page.fixture.tsx';

// Drawings are hundreds of shapes each, and tested where they are drawn.
vi.mock('../../art/companions/wonderling.tsx', () => ({ Wonderling: () => null }));

const PUT = 'PUT /api/user/password';
const FAILED = 'Failed to change password. Please check your current password and try again.';

async function open(options?: SettingsPageOptions) {
  const page = openSettings(options);
  const form = within(await screen.findByRole('form', { name: 'Security' }));
  const field = (label: string) => form.getByLabelText<HTMLInputElement>(label);
  const fields = () => [field('Your password now'), field('New password'), field('New password, once more')] as const;
  async function fill(...texts: readonly string[]) {
    for (const [index, text] of texts.entries()) {
      await page.user.click(fields()[index] as HTMLInputElement);
      await page.user.paste(text);
    }
  }
  const change = () => form.getByRole<HTMLButtonElement>('button', { name: 'Change password' });
  const sent = () => page.server.callsOf(PUT).map(({ body }) => body);
  const errorOf = (input: HTMLInputElement) =>
    (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)[0];
  return { ...page, form, fields, fill, change, sent, errorOf };
}

describe('the change of a password', () => {
  it('waits until all three are filled', async () => {
    const { fill, change, fields, user } = await open();
    expect(change().disabled).toBe(true);
    await fill('three odd words', 'four odd words');
    expect(change().disabled).toBe(true);
    await fill('', '', 'f');
    expect(change().disabled).toBe(false);
    await user.clear(fields()[0]);
    expect(change().disabled).toBe(true);
  });

  it('is sent without its confirmation, told, and clears the fields', async () => {
    const { user, fill, change, sent, fields, form } = await open();
    await fill('three odd words', 'four odd words', 'four odd words');
    await user.click(change());
    expect(await screen.findByText('Password changed')).toBeTruthy();
    expect(screen.getByText('Your password has been updated successfully.')).toBeTruthy();
    expect(sent()).toEqual([{ currentPassword: 'three odd words', newPassword: 'four odd words' }]);
    expect(fields().map(({ value }) => value)).toEqual(['', '', '']);
    expect(change().disabled).toBe(true);
    expect(document.activeElement).toBe(form.getByRole('heading', { name: 'Security' }));
  });

  it('goes under one key until it has worked: what was cut off goes on, and a new change is another', async () => {
    const { user, server, fill, change, sent } = await open();
    server.answers[PUT] = () => noNetwork;
    await fill('three odd words', 'four odd words', 'four odd words');
    await user.click(change());
    await waitFor(() => expect(toasts.get()).toHaveLength(1));
    server.answers[PUT] = () => json({ ok: true });
    await user.click(change());
    await screen.findByText('Password changed');
    await fill('three odd words', 'four odd words', 'four odd words');
    await user.click(change());
    await waitFor(() => expect(sent()).toHaveLength(3));
    const [first, again, later] = server.callsOf(PUT).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(again).toBe(first);
    expect(later).not.toBe(first);
  });

  it('is refused here when the two differ, or are too short', async () => {
    const { user, fill, change, sent, fields, errorOf } = await open();
    await fill('three odd words', 'otter', 'otters');
    await user.click(change());
    expect(errorOf(fields()[1])).toBe('Password must be at least 6 characters long.');
    expect(errorOf(fields()[2])).toBe('New passwords do not match.');
    expect(document.activeElement).toBe(fields()[1]);
    expect(sent()).toEqual([]);
    await user.type(fields()[1], 's');
    await user.click(change());
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('is sent once, however quickly Enter is pressed', async () => {
    const { server, fill, sent, form, fields } = await open();
    server.answers[PUT] = () => new Promise<Response>(() => {});
    await fill('three odd words', 'four odd words', 'four odd words');
    const twice = fields()[0].form as HTMLFormElement;
    act(() => {
      fireEvent.submit(twice);
      fireEvent.submit(twice);
    });
    await form.findByRole('button', { name: 'Changing...' });
    expect(sent()).toHaveLength(1);
  });

  it('turns the button off while it is on its way', async () => {
    const { user, server, fill, change, form } = await open();
    server.answers[PUT] = () => new Promise<Response>(() => {});
    await fill('three odd words', 'four odd words', 'four odd words');
    await user.click(change());
    expect((await form.findByRole<HTMLButtonElement>('button', { name: 'Changing...' })).disabled).toBe(true);
  });
});

describe('a change that fails', () => {
  const wrong = { error: FAILED, code: 'account.wrong-password', fields: { currentPassword: FAILED } };
  const common = {
    error: 'Please check what you typed',
    code: 'account.password-common',
    fields: { newPassword: 'Lots of people use that one. Try three odd words.' },
  };

  it.each([
    ['the password now is wrong', () => json(wrong, 403)],
    ['the server fails', () => refused(500, 'Something went wrong')],
    ['there is no network', () => noNetwork],
  ])('says so when %s, keeps what was typed, and sends it again under the same key', async (_, answer) => {
    const { user, server, fill, change, fields } = await open();
    server.answers[PUT] = answer;
    await fill('three odd words', 'four odd words', 'four odd words');
    await user.click(change());
    expect(await screen.findByText(FAILED)).toBeTruthy();
    // A toast goes after five seconds, which a busy machine takes to look twice.
    expect(toasts.get()).toMatchObject([{ title: 'Error' }]);
    expect(fields().map(({ value }) => value)).toEqual(['three odd words', 'four odd words', 'four odd words']);
    await user.click(change());
    await waitFor(() => expect(server.callsOf(PUT)).toHaveLength(2));
    const [first, second] = server.callsOf(PUT).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(second).toBe(first);
  });

  it.each([
    [wrong, 403, 0, 'That is not your password. Try again?'],
    [common, 400, 1, 'Lots of people use that one. Try three odd words.'],
  ] as const)('leaves a sentence under the field when the toast has gone: %j', async (answer, status, at, sentence) => {
    const { user, server, fill, change, fields, errorOf } = await open();
    server.answers[PUT] = () => json(answer, status);
    await fill('three odd words', 'four odd words', 'four odd words');
    await user.click(change());
    await screen.findByText(FAILED);
    expect(errorOf(fields()[at])).toBe(sentence);
    expect(document.activeElement).toBe(fields()[at]);
  });

  it('is told in plain words to a child who likes them', async () => {
    const { user, server, form, change } = await open({ settings: { words: 'plain' } });
    server.answers[PUT] = () => json(common, 400);
    for (const label of ['Current password', 'New password', 'New password, once more']) {
      await user.click(await form.findByLabelText(label));
      await user.paste('password123');
    }
    await user.click(change());
    expect(await form.findByText('Too many people use that one. Try three odd words.')).toBeTruthy();
  });
});

it('says beforehand that a demo needs no password', async () => {
  const { form } = await open({ isDemo: true });
  expect(form.getByText('This is the demo. It has no password to change.')).toBeTruthy();
});
