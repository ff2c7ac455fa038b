import { describe, expect, it } from 'vitest';
import { parsePostmasterPid } from './postmaster-pid.ts';

const WRITTEN = ['4711', '/srv/data', '1700000000', '25432', '', '127.0.0.1', '  1234    56', 'ready   ', ''];

describe('parsePostmasterPid', () => {
  it('reads the process and that it is ready', () => {
    expect(parsePostmasterPid(WRITTEN.join('\n'))).toEqual({ pid: 4711, ready: true });
  });

  it('takes a file whose last lines are not there yet for one of a Postgres that is starting', () => {
    expect(parsePostmasterPid(WRITTEN.slice(0, 4).join('\n'))).toEqual({ pid: 4711, ready: false });
    expect(parsePostmasterPid([...WRITTEN.slice(0, 7), 'starting', ''].join('\n'))).toEqual({
      pid: 4711,
      ready: false,
    });
  });

  it.each(['', '\n', 'nonsense', '-12', '0', '1', '12.5'])('makes nothing of %j', (text) => {
    expect(parsePostmasterPid(text)).toBeUndefined();
  });
});
