import type { ModuleDependencies } from './module.ts';
import type { RouteRequest } from './route.ts';

/**
 * Asks the vault whether it is the grown-up password, and answers its proof. Wrong tries are told in the child's history: a module
 * that needs the password is given this one, which is `family`'s, and never asks the vault by itself.
 * @throws DomainError as `Vault.proveGrownUp`
 */
export type ProveGrownUp = (
  dependencies: Pick<ModuleDependencies, 'children' | 'vault'>,
  request: Pick<RouteRequest, 'context' | 'session' | 'network'> & { readonly childId: string },
  password: string,
) => Promise<string>;
