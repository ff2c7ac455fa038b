import type { CommandContext, ModuleDependencies } from '@wonderlings/kernel';
import { accountNamed, systemContext, withWriteSide } from './write-side.ts';

/** An account for a command, with the whole write side behind it. */
export interface CommandAccount {
  readonly childId: string;
  readonly username: string;
  readonly dependencies: ModuleDependencies;
  /** As Wonderlings, at this moment; a new act each time. */
  readonly context: () => CommandContext;
}

/** Opens the stores, beside a server or without one, and finds the account of that name. @throws Error with a sentence */
export const withAccount = <Result>(
  username: string,
  work: (account: CommandAccount) => Promise<Result>,
): Promise<Result> =>
  withWriteSide(async (dependencies) => {
    const childId = await accountNamed(dependencies, username);
    return work({ childId, username, dependencies, context: systemContext });
  });
