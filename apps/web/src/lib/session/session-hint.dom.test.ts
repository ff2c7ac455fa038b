import { afterEach, expect, it, vi } from 'vitest';
import { mayBeSignedIn, USER_STORAGE_KEY } from './session-hint.ts';

const setCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store, and this is what the page reads
  document.cookie = cookie;
};
afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['wonderlings_here', 'before']) setCookie(`${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT`);
});

it('expects no user without a hint', () => expect(mayBeSignedIn()).toBe(false));

it("expects a user by the server's hint, also beside other cookies", () => {
  setCookie('before=1');
  setCookie('wonderlings_here=1');
  expect(mayBeSignedIn()).toBe(true);
});

it('expects a user by the hint of a server over https', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('a=b; __Host-wonderlings_here=1');
  expect(mayBeSignedIn()).toBe(true);
});

it('expects no user by another word', () => {
  setCookie('wonderlings_here=10');
  expect(mayBeSignedIn()).toBe(false);
});

it('expects the user that was cached on the device', () => {
  localStorage.setItem(USER_STORAGE_KEY, '{}');
  expect(mayBeSignedIn()).toBe(true);
});
