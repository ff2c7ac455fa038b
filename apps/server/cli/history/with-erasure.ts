import { parseArgs } from 'node:util';
import type { ErasureDependencies } from '@wonderlings/erasure';
import { MODULES } from '../../modules.ts';
import { withWriteSide } from './write-side.ts';

/** For what erases: every module is asked what it keeps. */
export const withErasure = <Result>(work: (dependencies: ErasureDependencies) => Promise<Result>): Promise<Result> =>
  withWriteSide((dependencies) => work({ ...dependencies, modules: MODULES }));

/** What stands behind a command: as many words as it takes, and its switches. @throws Error that shows the usage */
export function readWords<const Switch extends string>(
  args: readonly string[],
  { usage, words, switches }: { readonly usage: string; readonly words: number; readonly switches: readonly Switch[] },
): { readonly words: readonly string[]; readonly on: ReadonlySet<string> } {
  const options = Object.fromEntries(switches.map((name) => [name, { type: 'boolean' as const }]));
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
  if (positionals.length !== words) throw new Error(usage);
  return { words: positionals, on: new Set(Object.keys(values)) };
}
