import { createAccountModule, supportRoute } from '@wonderlings/account';
import { companions } from '@wonderlings/companions';
import { journal, tellDemoStory } from '@wonderlings/journal';
import type { Module, ModuleDependencies, Route } from '@wonderlings/kernel';
import { rewards } from '@wonderlings/rewards';

/** Everything this server is made of. Reactions run in this order. */
export const MODULES: readonly Module[] = [createAccountModule({ tellDemoStory }), journal, rewards, companions];

/** @param supportEmail the setting of that name, which no module knows */
export const routesOf = (
  modules: readonly Module[],
  dependencies: ModuleDependencies,
  supportEmail: string | undefined,
): readonly Route[] => [...modules.flatMap((module) => module.routes(dependencies)), supportRoute(supportEmail)];
