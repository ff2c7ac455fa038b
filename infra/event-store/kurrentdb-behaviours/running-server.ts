import type { DoubleVersion } from '../kurrentdb-double/index.ts';
import type { BehavioursTarget } from './server-under-test.ts';

const OTHER: Readonly<Record<DoubleVersion, DoubleVersion>> = { '23.10': '26.1', '26.1': '23.10' };

/**
 * A server that runs already: one insecure node, which other data may be on.
 * @param version whose manners it has: 23.10, or those of everything since 24.2
 */
export function runningServer(url: string, version: DoubleVersion = '26.1'): BehavioursTarget {
  const noSwitches = 'a server that runs already has no switches';
  return {
    connect: async () => ({ url, close: async () => undefined }),
    cannot: {
      faults: noSwitches,
      restart: noSwitches,
      'small-limits': noSwitches,
      cluster: 'one node only',
      secure: 'no users on an insecure server',
      [OTHER[version]]: `the server has the manners of ${version}`,
    },
  };
}
