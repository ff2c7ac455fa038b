import { vi } from 'vitest';

/** Vitest gives what is waited for a second, and has no setting for it; a busy machine may need more for a single step. */
const TIMEOUT_MS = 30_000;

const original = vi.waitFor;
const withLongerTimeout: typeof vi.waitFor = (callback, options) => original(callback, options ?? TIMEOUT_MS);
// The files of one process share `vi`: the first of them has seen to it.
if (original.name !== withLongerTimeout.name) vi.waitFor = withLongerTimeout;
