import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Session, SessionContext } from '../../lib/session/session.ts';
import { aUser } from '../../testing/users.ts';
import { savePhoto, useDevicePhoto } from './device-photos.ts';
import { deniedDevice, freshDevice } from './testing/fresh-device.ts';

function Photo({ id }: { readonly id: string | undefined }) {
  const { status, url = '-' } = useDevicePhoto(id);
  return <p data-testid="photo">{`${status} ${url}`}</p>;
}
// Nothing but the user is asked of the session here.
const session = { status: 'signed-in', user: aUser({ id: 'maya' }) } as Session;
const photo = (id: string | undefined) => (
  <SessionContext value={session}>
    <Photo id={id} />
  </SessionContext>
);
const shown = () => screen.getByTestId('photo').textContent;
const becomes = (text: string) => waitFor(() => expect(shown()).toBe(text));

let made = 0;
const revoke = vi.fn();
beforeEach(() => {
  freshDevice();
  made = 0;
  revoke.mockClear();
  URL.createObjectURL = () => {
    made += 1;
    return `blob:${made}`;
  };
  URL.revokeObjectURL = revoke;
});
afterEach(() => vi.restoreAllMocks());

it('tells a photo that loads from one that is not there, and lets go of each address', async () => {
  const id = await savePhoto('maya', new Blob(['leaf']));
  const { rerender, unmount } = render(photo(id));
  expect(shown()).toBe('loading -');
  await becomes('ready blob:1');
  rerender(photo('lost'));
  await becomes('gone -');
  expect(revoke.mock.calls).toEqual([['blob:1']]);
  rerender(photo(id));
  expect(shown()).toBe('loading -');
  await becomes('ready blob:2');
  rerender(photo(undefined));
  expect(shown()).toBe('none -');
  rerender(photo(id));
  expect(shown()).toBe('loading -');
  await becomes('ready blob:3');
  unmount();
  expect(revoke.mock.calls).toEqual([['blob:1'], ['blob:2'], ['blob:3']]);
});

it('is gone where nothing can be read', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  deniedDevice();
  render(photo('any'));
  await becomes('gone -');
});
