import { expect, it } from 'vitest';
import { logAddress, logAddressFault, logAddressFiles } from './log-address.ts';

it.each([
  'esdb://127.0.0.1:2113?tls=false',
  'kurrentdb://user:p%40ss@one:2113,two:2113,three:2113/?keep-alive-interval=10000',
  'esdb+discover://user:pass@log.example.org',
  'esdb://log:2113?TLS=false',
  'esdb://user:pass@log?tls-ca-file=/etc/Log+CA.pem&userCertFile=/a.pem&user_key_file=/b.pem',
])('takes %s', (url) => {
  expect(logAddressFault(url)).toBe(undefined);
});

it.each([
  ['http://log:2113', 'should look like'],
  ['esdb://', 'should look like'],
  ['esdb://one:2113,,two', 'should look like'],
  ['esdb://log:port', 'should look like'],
  ['esdb://log:2113', 'should have a user and a password'],
  ['esdb+discover://user:pass@one,two', 'should have one name after esdb+discover://'],
  ['esdb://user:pass@log?tlsCaFiles=/ca.pem', 'should be without tlscafiles'],
  ['esdb://user:pass@log?tlsVerifyCert=false', 'should be without tlsVerifyCert'],
  ['esdb://log?userCertFile=/a.pem&userKeyFile=/b.pem', 'should have a user and a password'],
  ['esdb://user:pass@log?userCertFile=/a.pem', 'should have userCertFile and userKeyFile together'],
  ['esdb://user:pass@log?throw-on-append-failure=false', 'should be without throwOnAppendFailure'],
])('refuses %s', (url, sentence) => {
  expect(logAddressFault(url)).toContain(sentence);
});

it('tells the client the older name of the scheme, and messages no password', () => {
  expect(logAddress('kurrentdb+discover://user:p%40ss@log')).toEqual({
    url: 'esdb+discover://user:p%40ss@log',
    hosts: 'log',
    credentials: { username: 'user', password: 'p@ss' },
  });
});

it('names the files that are read at the start', () => {
  const files = logAddressFiles(
    'esdb://user:pass@log?tls-ca-file=/etc/Log+CA%20.pem&userCertFile=a.pem&userKeyFile=b.pem',
  );
  expect(Object.fromEntries(files)).toEqual({
    tlsCAFile: '/etc/Log+CA .pem',
    userCertFile: 'a.pem',
    userKeyFile: 'b.pem',
  });
});
