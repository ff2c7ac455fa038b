import Keygrip from 'keygrip';
import { describe, expect, it } from 'vitest';
import { cookieKeys } from './cookie-keys.ts';

const DATA = 'wonderlings_session=abc';

describe('the keys of cookies', () => {
  const keys = cookieKeys(['new', 'old']);

  it('sign with the newest and know what an older one signed, as Keygrip does', () => {
    expect(keys.sign(DATA)).toBe(new Keygrip(['new', 'old']).sign(DATA));
    expect(keys.index(DATA, new Keygrip(['new']).sign(DATA))).toBe(0);
    expect(keys.index(DATA, new Keygrip(['old']).sign(DATA))).toBe(1);
    expect(keys.verify(DATA, keys.sign(DATA))).toBe(true);
  });

  it.each([
    ['of another key', new Keygrip(['stranger']).sign(DATA)],
    ['of other data', keys.sign(`${DATA}d`)],
    ['cut off', keys.sign(DATA).slice(0, -1)],
    ['with one character changed', `-${keys.sign(DATA).slice(1)}`],
    ['that are none', ''],
    ['as long in characters and not in bytes', 'é'.repeat(keys.sign(DATA).length)],
  ])('refuse signatures %s', (_, signature) => {
    expect(keys.index(DATA, signature)).toBe(-1);
    expect(keys.verify(DATA, signature)).toBe(false);
  });
});
