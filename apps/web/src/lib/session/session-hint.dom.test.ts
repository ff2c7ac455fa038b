import { afterEach, expect, it, vi } from 'vitest';
import { maySomebodyBeHere, USER_STORAGE_KEY } from './session-hint.ts';

const setCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store, and this is what the page reads
  document.cookie = cookie;
};
afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['wonderlings_here', 'before']) setCookie(`${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT`);
});

it('expects nobody of whom nothing speaks', () => expect(maySomebodyBeHere()).toBe(false));

it("expects somebody by the server's hint, also beside other cookies", () => {
  setCookie('before=1');
  setCookie('wonderlings_here=1');
  expect(maySomebodyBeHere()).toBe(true);
});

it('expects somebody by the hint of a server over https', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('a=b; __Host-wonderlings_here=1');
  expect(maySomebodyBeHere()).toBe(true);
});

it('expects nobody by another word', () => {
  setCookie('wonderlings_here=10');
  expect(maySomebodyBeHere()).toBe(false);
});

it('expects whoever was cached on the device', () => {
  localStorage.setItem(USER_STORAGE_KEY, '{}');
  expect(maySomebodyBeHere()).toBe(true);
});
