import { describe, it } from 'vitest';
import { kurrentDbBehaviours } from './behaviours-suite.ts';
import { runningServer } from './running-server.ts';

const url = process.env.KURRENTDB_URL;

if (url) {
  const version = process.env.KURRENTDB_VERSION?.startsWith('23.') ? '23.10' : '26.1';
  kurrentDbBehaviours('the server at KURRENTDB_URL', runningServer(url, version));
} else {
  describe('a KurrentDB that runs already', () => {
    it.skip('keeps the numbered behaviours (not here: KURRENTDB_URL names none)');
  });
}
