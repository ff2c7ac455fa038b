import { WITHOUT_ASKING } from '@wonderlings/erasure';
import { logKept } from '@wonderlings/event-store';
import {
  assembleModules,
  type EventDefinition,
  KERNEL_KEPT,
  type KeptColumns,
  type KeptField,
  type KeptFields,
  type KeptKind,
  type Module,
  type ReadTable,
} from '@wonderlings/kernel';
import { vaultKept } from '@wonderlings/vault';
import { z } from 'zod';

type PlaceGuard = 'log' | 'own' | 'sealed' | 'hashed' | 'open';

/** A field of an event or a column, and what its module says that it is. */
interface Place {
  readonly name: string;
  readonly guard: PlaceGuard;
  readonly field: KeptField | undefined;
}

interface Fact {
  readonly is: string;
  readonly places: Partial<Record<PlaceGuard, string[]>>;
}

/** What the privacy page shows of the server. */
export interface ServerKeeps {
  readonly events: number;
  readonly tables: number;
  readonly kinds: Readonly<Record<KeptKind, readonly Fact[]>>;
  /** What ends by itself. */
  readonly withoutAsking: readonly { readonly what: string; readonly howLong: string }[];
}

/** Every schema of tables that the modules do not declare, and what its columns hold. */
export const COLUMNS: Readonly<Record<string, KeptColumns>> = { vault: vaultKept, log: logKept };

/** What of the modules is not described, and what is described and gone, each by name; nothing when all is well. */
export function undescribed(modules: readonly Module[]): readonly string[] {
  const described = describedIn(modules);
  const { registry, tables } = assembleModules(modules);
  const places = [
    ...[...registry.values()].flatMap((event) => eventPlaces(event, described)),
    ...tablePlaces(tables, described),
  ];
  const real = new Set(places.map(({ name }) => name));
  return [
    ...places
      .filter(({ field }) => !field)
      .map(({ name }) => `${name} is kept and not described: say what it is in its module's kept.ts`),
    ...namesIn(described)
      .filter((name) => !real.has(name))
      .map((name) => `${name} is described in a kept.ts, and is not kept any more`),
  ];
}

/** Everything that the server keeps, by kind, each fact once with all its places. */
export function serverKeeps(modules: readonly Module[]): ServerKeeps {
  const described = describedIn(modules);
  const { registry, tables } = assembleModules(modules);
  const places = [
    ...[...registry.values()].flatMap((event) => eventPlaces(event, described)),
    ...tablePlaces(tables, described),
    ...Object.entries(COLUMNS).flatMap(([schema, columns]) => columnPlaces(schema, columns)),
  ];
  const ofKind = (kind: KeptKind) => factsOf(places.filter(({ field }) => field?.kind === kind));
  return {
    events: registry.size,
    tables: tables.length + Object.values(COLUMNS).flatMap((columns) => Object.keys(columns)).length,
    kinds: {
      feelings: ofKind('feelings'),
      notes: ofKind('notes'),
      activities: ofKind('activities'),
      earned: ofKind('earned'),
      profile: ofKind('profile'),
      passwords: ofKind('passwords'),
      sessions: ofKind('sessions'),
      'grown-up': ofKind('grown-up'),
      device: ofKind('device'),
      around: ofKind('around'),
    },
    withoutAsking: WITHOUT_ASKING.map(({ what, howLong }) => ({ what, howLong })),
  };
}

const describedIn = (modules: readonly Module[]): KeptFields =>
  Object.assign({}, KERNEL_KEPT, ...modules.map(({ kept }) => kept));

const isOne = (entry: KeptFields[string]): entry is KeptField => typeof entry.is === 'string';

const namesIn = (described: KeptFields): string[] =>
  Object.entries(described).flatMap(([name, entry]) =>
    isOne(entry) ? [name] : Object.keys(entry).map((field) => `${name}.${field}`),
  );

function fieldOf(described: KeptFields, of: string, field: string): KeptField | undefined {
  const entry = described[of];
  return entry === undefined || isOne(entry) ? undefined : entry[field];
}

/** An event without fields is a place by itself. */
function eventPlaces({ type, schema, plain, ownWords }: EventDefinition, described: KeptFields): Place[] {
  if (!(schema instanceof z.ZodObject)) throw new Error(`The data of ${type} is no object: its fields cannot be named`);
  const sealed = plain ? 'open' : 'log';
  const fields = Object.keys(schema.shape);
  const entry = described[type];
  if (fields.length === 0) return [{ name: type, guard: sealed, field: entry && isOne(entry) ? entry : undefined }];
  return fields.map((field) => ({
    name: `${type}.${field}`,
    guard: ownWords.includes(field) ? 'own' : sealed,
    field: fieldOf(described, type, field),
  }));
}

const tablePlaces = (tables: readonly ReadTable[], described: KeptFields): Place[] =>
  tables.flatMap(({ name, columns }) =>
    Object.entries(columns).map(([column, { sealed }]) => ({
      name: `${name}.${column}`,
      guard: sealed ? ('sealed' as const) : ('open' as const),
      field: fieldOf(described, name, column),
    })),
  );

const columnPlaces = (schema: string, columns: KeptColumns): Place[] =>
  Object.entries(columns).flatMap(([table, fields]) =>
    Object.entries(fields).map(([column, field]) => ({
      name: `${schema}.${table}.${column}`,
      guard: field.guard,
      field,
    })),
  );

function factsOf(places: readonly Place[]): Fact[] {
  const facts = new Map<string, Fact>();
  for (const { name, guard, field } of places) {
    if (!field) continue;
    const fact = facts.get(field.is) ?? { is: field.is, places: {} };
    fact.places[guard] = [...(fact.places[guard] ?? []), name];
    facts.set(field.is, fact);
  }
  return [...facts.values()];
}
