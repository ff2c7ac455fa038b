import { createAccountModule } from '@wonderlings/account';
import { companions } from '@wonderlings/companions';
import { journal, tellDemoStory } from '@wonderlings/journal';
import type { Module } from '@wonderlings/kernel';
import { rewards } from '@wonderlings/rewards';

/** Everything this server is made of. Reactions run in this order. */
export const MODULES: readonly Module[] = [createAccountModule({ tellDemoStory }), journal, rewards, companions];
