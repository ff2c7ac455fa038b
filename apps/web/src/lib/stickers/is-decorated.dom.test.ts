import { describe, expect, it } from 'vitest';
import { USER_STORAGE_KEY } from '../session/user-storage-key.ts';
import { HEADER_KEY, isDecorated } from './is-decorated.ts';

describe('a header', () => {
  const star = JSON.stringify([{ id: 'a', emoji: '⭐' }]);

  it('is decorated when the child that was here last has a sticker on it', () => {
    localStorage.setItem(USER_STORAGE_KEY, '{"id":"mia"}');
    localStorage.setItem(`${HEADER_KEY}mia`, star);
    expect(isDecorated()).toBe(true);
  });

  it.each([
    ['of another child', '{"id":"tom"}', star],
    ['without stickers', '{"id":"mia"}', '[]'],
    ['of nobody', '', star],
    ['that cannot be read', '{"id":"mia"}', '[{'],
  ])('%s is not', (_, user, header) => {
    localStorage.setItem(USER_STORAGE_KEY, user);
    localStorage.setItem(`${HEADER_KEY}mia`, header);
    expect(isDecorated()).toBe(false);
  });
});
