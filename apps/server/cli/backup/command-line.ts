import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { describeError } from '@wonderlings/telemetry';
import { loadSecrets, type Secrets } from '@wonderlings/vault';
import type { Config } from '../../config.ts';

/** What a command gets from its process. */
export interface Shell {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly say: (line: string) => void;
}

/** A command line that makes no sense. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const isUsageError = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

interface RunnableCommand {
  /** Begins the sentence about a failure. */
  readonly name: string;
  readonly usage: string;
  readonly run: (args: readonly string[], shell: Shell) => Promise<number>;
}

/** Runs a command as this process: 2 when it was not understood, 1 when it failed, else the code that it answers. */
export async function runCommand({ name, usage, run }: RunnableCommand): Promise<void> {
  try {
    process.exitCode = await run(process.argv.slice(2), { env: process.env, say: console.log });
  } catch (error) {
    const isUsage = isUsageError(error);
    console.error(isUsage ? `${error.message}\n\n${usage}` : `${name} failed: ${describeError(error).message}`);
    process.exitCode = isUsage ? 2 : 1;
  }
}

/** The master keys that were given. @throws Error where there are none: new ones would open nothing */
export async function givenMasterKeys({ dataDir, secrets }: Config): Promise<Secrets['masterKeys']> {
  const isGiven =
    secrets.MASTER_KEY !== undefined ||
    (await access(join(dataDir, 'secrets', 'master-key')).then(
      () => true,
      () => false,
    ));
  if (!isGiven) {
    throw new Error(
      `MASTER_KEY is not set, and ${dataDir} has none: it is in no backup, so bring the one that you kept apart from them.`,
    );
  }
  return (await loadSecrets({ dataDir, env: secrets })).masterKeys;
}
