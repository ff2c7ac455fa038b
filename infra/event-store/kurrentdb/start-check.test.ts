import { expect, it } from 'vitest';
import { checkAtStart } from './start-check.ts';
import type { LogRecord, Wire } from './wire.ts';

const record = (streamId: string, type = 'Something'): LogRecord => ({
  streamId,
  type,
  id: '',
  revision: 0n,
  data: new Uint8Array(),
  metadata: {},
});

/** A server of a version that holds these records. */
function check(version: string, records: readonly LogRecord[] = []): Promise<void> {
  const unused = () => Promise.reject(new Error('not asked for in this test'));
  const wire: Wire = {
    append: unused,
    readStream: unused,
    tombstone: unused,
    follow: () => () => undefined,
    close: async () => undefined,
    serverVersion: async () => version,
    readAll: async ({ backwards }) => (backwards ? records.toReversed().slice(0, 2) : records.slice(0, 2)),
  };
  return checkAtStart({ wire, hosts: 'log:2113' });
}

it.each(['23.10.8', '24.2.0', '26.1.1.3245-ab12'])('takes a server of version %s', async (version) => {
  await expect(check(version)).resolves.toBe(undefined);
});

it.each(['22.10.5', '23.6.0', 'unknown'])('refuses a server of version %s, in a sentence', async (version) => {
  await expect(check(version)).rejects.toThrow(
    `The log at log:2113 runs version ${version}, and should run 23.10 or a newer one: see EVENTSTORE_URL.`,
  );
});

it('takes a log with what the server itself and this program write', async () => {
  const ours = ['child-1', 'sandbox-2', 'swept-sandboxes'].map((stream) => record(stream));
  await expect(check('23.10.8', [record('$user-admin', '$User'), ...ours])).resolves.toBe(undefined);
});

it.each([
  ['at its beginning', [record('order-7'), record('child-1'), record('child-2'), record('child-3')]],
  ['at its end', [record('child-1'), record('child-2'), record('child-3'), record('order-7')]],
])('refuses a log with streams of another program %s', async (_, records) => {
  await expect(check('23.10.8', records)).rejects.toThrow(
    'The log at log:2113 holds streams of another program (order-7), and should be ours alone: see EVENTSTORE_URL.',
  );
});
