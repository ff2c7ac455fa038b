import { vi } from 'vitest';

/** Vitest gives what is waited for a second, and has no setting for it; a busy machine may need more for a single step. */
const PATIENCE_MS = 30_000;

const impatient = vi.waitFor;
const patient: typeof vi.waitFor = (callback, options) => impatient(callback, options ?? PATIENCE_MS);
// The files of one process share `vi`: the first of them has seen to it.
if (impatient.name !== patient.name) vi.waitFor = patient;
