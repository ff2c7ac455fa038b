import { describe, expect, it } from 'vitest';
import { networksOf, plainAddress } from './networks.ts';

it.each([
  ['192.0.2.7', '192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:DB8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
])('the networks of %s are %s and %s', (address, narrow, wide) => {
  expect(networksOf(address)).toEqual({ narrow, wide });
});

describe('a plain address', () => {
  it.each([
    ['192.0.2.7:5678', '192.0.2.7'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['[::ffff:192.0.2.7]:80', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['0:0:0:0:0:FFFF:C000:0207', '192.0.2.7'],
    ['2001:db8::ffff:1:2', '2001:db8::ffff:1:2'],
    ['fe80::1%eth0', 'fe80::1'],
    ['192.0.2.7', '192.0.2.7'],
  ])('of %s is %s', (written, address) => {
    expect(plainAddress(written)).toBe(address);
  });

  it.each(['unknown', '', '_hidden', '1.2.3', '[::1', undefined])('is not in %s', (written) => {
    expect(plainAddress(written)).toBeUndefined();
  });
});
