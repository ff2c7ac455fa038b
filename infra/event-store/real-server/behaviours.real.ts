import { describe, inject, it } from 'vitest';
import { kurrentDbBehaviours } from '../kurrentdb-behaviours/behaviours-suite.ts';

const server = inject('realServer');

if (server) {
  const otherVersion = `the server is not told to be one; KURRENTDB_VERSION or KURRENTDB_IMAGE says which it is`;
  kurrentDbBehaviours('a real server', {
    connect: async () => ({ url: server.url, close: async () => undefined }),
    cannot: {
      faults: 'a real server does nothing wrong on demand',
      restart: 'the other suite uses it as well',
      cluster: 'it is taken as one node',
      secure: 'it is taken as it is',
      'small-limits': 'its limits are its own',
      ...(server.version === '23.10' ? {} : { '23.10': otherVersion }),
      ...(server.version === '26.1' ? {} : { '26.1': otherVersion }),
    },
  });
} else {
  describe.skip('The behaviours of a real server', () => {
    it('are tested where there is one');
  });
}
