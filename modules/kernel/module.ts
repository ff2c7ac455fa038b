import type { Anchors } from './anchors.port.ts';
import type { Children } from './children.ts';
import type { ComparePages } from './compare-pages.port.ts';
import type { Composition } from './decision.ts';
import type { DemoAct, DemoContext } from './demo-story.ts';
import { ChildErased, type EventDefinition, type EventRegistry, eventRegistry } from './event.ts';
import type { EventStore } from './event-store.port.ts';
import type { Facet, Reaction } from './facet.ts';
import type { Enqueue, RepeatingJob } from './job.ts';
import type { KeptFields } from './kept.ts';
import type { CatalogueTable, ReadDatabase, ReadTable } from './read-table.ts';
import type { Route } from './route.ts';
import type { Vault } from './vault.port.ts';

/** How long an operator keeps what is not erased by hand. */
export interface RetentionSettings {
  /** Days after which no backup holds any more what was destroyed. */
  readonly backupDays: number;
  /** Years without a sign-in after which an account is erased; undefined: it is kept. */
  readonly retentionYears: number | undefined;
}

/** What a module keeps of children outside of the log, the read tables and the vault's accounts: files, jobs. */
export interface KeptElsewhere {
  count(childId: string): Promise<number>;
  /** Idempotent. */
  forget(childId: string): Promise<void>;
}

/** What modules are given at start. */
export interface ModuleDependencies {
  readonly children: Children;
  readonly read: ReadDatabase;
  readonly vault: Vault;
  /** The log itself, sealed: for what shows or takes along a child's own stream, event by event. */
  readonly log: Pick<EventStore, 'readStream' | 'readLast'>;
  /** What is kept of the log outside of the database. */
  readonly anchors: Pick<Anchors, 'of'>;
  readonly comparePages: ComparePages;
  readonly registry: EventRegistry;
  /** Whether an account is a try-out until a grown-up agrees (`CONSENT=required`). */
  readonly requiresConsent?: boolean;
  readonly retention?: RetentionSettings;
  /** A command has none: a server works on what it leaves. */
  readonly enqueue?: Enqueue;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** A facet of the child, whole: what it records, folds, shows and answers. */
export interface Module {
  readonly name: string;
  readonly events: readonly EventDefinition[];
  readonly facets: readonly Facet[];
  readonly reactions: readonly Reaction[];
  readonly tables: readonly ReadTable[];
  readonly catalogues: readonly CatalogueTable[];
  /** Every field of its events and tables in a parent's words: the privacy page is made of it, and a check misses none. */
  readonly kept: KeptFields;
  readonly routes: (dependencies: ModuleDependencies) => readonly Route[];
  readonly jobs?: (dependencies: ModuleDependencies) => readonly RepeatingJob[];
  readonly keptElsewhere?: (dependencies: ModuleDependencies) => KeptElsewhere;
  /** Its part of what a demo child has lived through. Pure: the same for the same visit. */
  readonly demoActs?: (visit: DemoContext) => readonly DemoAct[];
}

interface DefineModuleOptions {
  readonly name: string;
  readonly events?: readonly EventDefinition[];
  readonly facets?: readonly Facet[];
  readonly reactions?: readonly Reaction[];
  readonly tables?: readonly ReadTable[];
  readonly catalogues?: readonly CatalogueTable[];
  readonly kept?: KeptFields;
  readonly routes?: Module['routes'];
  readonly jobs?: NonNullable<Module['jobs']>;
  readonly keptElsewhere?: NonNullable<Module['keptElsewhere']>;
  readonly demoActs?: NonNullable<Module['demoActs']>;
}

/** Declares a module; whatever it leaves out, it does not have. */
export function defineModule(options: DefineModuleOptions): Module {
  return { events: [], facets: [], reactions: [], tables: [], catalogues: [], kept: {}, routes: () => [], ...options };
}

/** Everything that the modules bring, put together once at start. */
export interface AssembledModules extends Composition {
  readonly registry: EventRegistry;
  readonly tables: readonly ReadTable[];
  readonly catalogues: readonly CatalogueTable[];
}

/** Throws when two modules claim the same event type. */
export function assembleModules(modules: readonly Module[]): AssembledModules {
  return {
    // Whichever module records an erasure, every module's rows go with it.
    registry: eventRegistry([ChildErased, ...modules.flatMap((module) => module.events)]),
    facets: modules.flatMap((module) => module.facets),
    reactions: modules.flatMap((module) => module.reactions),
    tables: modules.flatMap((module) => module.tables),
    catalogues: modules.flatMap((module) => module.catalogues),
  };
}
