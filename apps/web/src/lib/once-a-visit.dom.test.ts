import { expect, it, vi } from 'vitest';
import { hasHappened, noteHappened } from './once-a-visit.ts';

it('knows what has happened in this visit, each thing by its name', () => {
  expect(hasHappened('hello.robin', true)).toBe(false);
  noteHappened('hello.robin');
  expect(hasHappened('hello.robin', false)).toBe(true);
  expect(hasHappened('hello.kim', true)).toBe(false);
});

it('leaves it to the caller where storage is forbidden', () => {
  const forbidden = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  noteHappened('hello.robin');
  expect(hasHappened('hello.robin', true)).toBe(true);
  expect(hasHappened('hello.robin', false)).toBe(false);
  forbidden.mockRestore();
});
