import { fileURLToPath } from 'node:url';

type Program = 'main' | 'replay' | 'keys' | 'history' | 'jobs' | 'backup' | 'restore' | 'log';

/**
 * The file of the server or of one of its commands as production runs it. `built-global-setup.ts` has it built; from its sources
 * each process would spend its first second with compiling.
 */
export const built = (program: Program): string =>
  fileURLToPath(new URL(`../apps/server/dist/${program}.js`, import.meta.url));
