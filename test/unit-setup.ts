import { afterAll, vi } from 'vitest';

// The files of one process share its globals: none leaves its clock or its network to the next.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
