import { describe, expect, it } from 'vitest';
import { USER_STORAGE_KEY } from '../../../lib/session/session-hint.ts';
import { HEADER_KEY, headerHeight, headerRoom, keptHeaderHeight } from './header-height.ts';

const sticker = (y: number, scale = 1, rotation = 0) => ({ y, scale, rotation });

describe('the strip', () => {
  it('is no higher than it must be while each sticker is on it', () => {
    expect(headerRoom([])).toEqual({ above: 0, below: 0 });
    expect(headerRoom([sticker(0), sticker(6), sticker(-6)])).toEqual({ above: 0, below: 0 });
  });

  it('grows where a sticker hangs over its edge, as far as the farthest does', () => {
    expect(headerRoom([sticker(48), sticker(20)])).toEqual({ above: 0, below: 42 });
    expect(headerRoom([sticker(-48)])).toEqual({ above: 42, below: 0 });
    expect(headerRoom([sticker(-48, 2), sticker(48, 0.5)])).toEqual({ above: 66, below: 30 });
  });

  it('has room for the corners of a sticker that was turned', () => {
    expect(headerRoom([sticker(0, 2, 45)])).toEqual({ above: 38, below: 38 });
    expect(headerRoom([sticker(0, 2, -90)])).toEqual({ above: 18, below: 18 });
  });
});

it('takes no room without stickers', () => {
  expect([headerHeight([]), headerHeight([sticker(0)]), headerHeight([sticker(48)])]).toEqual([0, 60, 102]);
});

describe('before anything has loaded', () => {
  const star = JSON.stringify([{ id: 'a', emoji: '⭐', ...sticker(48) }]);

  it('is as high as the stickers of the child that was here last', () => {
    localStorage.setItem(USER_STORAGE_KEY, '{"id":"mia"}');
    localStorage.setItem(`${HEADER_KEY}mia`, star);
    expect(keptHeaderHeight()).toBe(102);
  });

  it.each([
    ['of another child', '{"id":"tom"}', star, 0],
    ['without stickers', '{"id":"mia"}', '[]', 0],
    ['without a user', '', star, 0],
    ['that cannot be read', '{"id":"mia"}', '[{', 0],
    ['of stickers without a place', '{"id":"mia"}', '[{}]', 60],
  ])('a header %s needs the room that is known of it', (_, user, header, height) => {
    localStorage.setItem(USER_STORAGE_KEY, user);
    localStorage.setItem(`${HEADER_KEY}mia`, header);
    expect(keptHeaderHeight()).toBe(height);
  });
});
