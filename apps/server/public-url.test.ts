import { describe, expect, it } from 'vitest';
import { homeUrls, isPublicUrl } from './public-url.ts';

describe('a public address', () => {
  it.each([
    'https://wonderlings.example.org',
    'https://wonderlings.example.org:8443/',
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://192.168.1.20:3000',
    'http://[fd00::1]:3000',
    'http://wonderlings.local',
    'http://tablet.home.arpa',
  ])('may be %s', (url) => expect(isPublicUrl(url)).toBe(true));

  it.each([
    'http://wonderlings.example.org',
    'http://203.0.113.7',
    'http://[2001:db8::1]',
    'http://notlocalhost',
    'https://wonderlings.example.org/app',
    'https://wonderlings.example.org/?q',
    'https://me@wonderlings.example.org',
    'ftp://wonderlings.example.org',
    'wonderlings.example.org',
  ])('is not %s', (url) => expect(isPublicUrl(url)).toBe(false));
});

it('the addresses at home are private ones of other interfaces than loopback, by IPv4', () => {
  const found = (address: string, family: 'IPv4' | 'IPv6', internal = false) => ({
    address,
    netmask: '255.255.255.0',
    mac: '00:00:00:00:00:00',
    cidr: null,
    internal,
    ...(family === 'IPv6' ? { family, scopeid: 0 } : { family }),
  });
  const interfaces = {
    lo: [found('127.0.0.1', 'IPv4', true)],
    wlan0: [found('192.168.1.20', 'IPv4'), found('fd00::1', 'IPv6')],
    eth0: [found('203.0.113.7', 'IPv4')],
    eth1: [found('10.0.0.5', 'IPv4')],
  };
  expect(homeUrls(3_000, interfaces)).toEqual(['http://192.168.1.20:3000', 'http://10.0.0.5:3000']);
});
