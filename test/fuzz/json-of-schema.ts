import fc from 'fast-check';
import { hostileJson, type JsonText } from './hostile-values.ts';

/** As much of JSON schema as zod writes into the OpenAPI document. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
}

export type Components = Readonly<Record<string, JsonSchema>>;

/** Replaced, when a request is sent, by a text that the server itself has answered: an id, a name, a day. */
export const HARVESTED = /\{\{harvested (\d+)\}\}/g;
export const harvested: fc.Arbitrary<string> = fc.nat(9_999).map((index) => `{{harvested ${index}}}`);

const MOST_LEVELS = 6;
/** One field of so many is something else than its schema says. */
const HOSTILE_ONE_IN = 12;

const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid(),
  date: fc.constantFrom('2026-05-01', '2016-02-29', '1999-12-31'),
  'date-time': fc.constantFrom('2026-05-01T12:00:00.000Z', '2026-05-01T12:00:00Z'),
  email: fc.constant('a@example.org'),
};
const words = fc.oneof(
  { weight: 2, arbitrary: harvested },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'Happy',
      'Happy (Very)',
      'Calm',
      'Sad',
      '😊',
      '🦊',
      'Mia',
      'theme3',
      '#8b5cf6',
      '2026-05-01',
    ),
  },
  { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 30 }) },
);

/** JSON that fits a schema in most fields, and in some does not. */
export function jsonOf(schema: JsonSchema, components: Components, level = 0): fc.Arbitrary<JsonText> {
  const fitting = level > MOST_LEVELS ? fc.constant('null') : fittingOf(schema, components, level);
  return fc.oneof({ weight: HOSTILE_ONE_IN - 1, arbitrary: fitting }, { weight: 1, arbitrary: hostileJson });
}

function fittingOf(schema: JsonSchema, components: Components, level: number): fc.Arbitrary<JsonText> {
  const inner = (one: JsonSchema) => jsonOf(one, components, level + 1);
  if (schema.$ref) return fittingOf(components[schema.$ref.split('/').at(-1) ?? ''] ?? {}, components, level + 1);
  if (schema.const !== undefined) return fc.constant(JSON.stringify(schema.const));
  const values = schema.enum ?? schema.examples;
  if (values) return fc.constantFrom(...values.map((value) => JSON.stringify(value)));
  const either = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (either?.length) return fc.oneof(...either.map(inner));
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  if (type === 'object') return objectOf(schema, inner);
  if (type === 'array')
    return fc.array(inner(schema.items ?? {}), { maxLength: 4 }).map((list) => `[${list.join(',')}]`);
  if (type === 'integer' || type === 'number') return numberOf(schema).map(String);
  if (type === 'boolean') return fc.boolean().map(String);
  if (type === 'null') return fc.constant('null');
  return (FORMATS[schema.format ?? ''] ?? words).map((value) => JSON.stringify(value));
}

function numberOf({ minimum = 0, maximum = 1_000 }: JsonSchema): fc.Arbitrary<number> {
  const [min, max] = [Math.max(minimum, -1e9), Math.min(maximum, 1e9)].map(Math.trunc) as [number, number];
  return fc.oneof(
    fc.constantFrom(min, max, min - 1, max + 1),
    fc.integer({ min: Math.min(min, max), max: Math.max(min, max) }),
  );
}

const rarely = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value });

/** Fields that are left out, that no schema knows, and that come twice, among those that belong there. */
function objectOf(schema: JsonSchema, inner: (one: JsonSchema) => fc.Arbitrary<JsonText>): fc.Arbitrary<JsonText> {
  const known = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const value = inner(property);
    // Another child's id is refused before anything else is looked at.
    const given =
      name === 'userId' ? rarely(value) : fc.option(value, { freq: schema.required?.includes(name) ? 20 : 2 });
    return given.map((json) => ({ name, value: json }));
  });
  const unknown = fc.record({
    name: fc.constantFrom(
      '__proto__',
      'constructor',
      'userId',
      'id',
      'isAdmin',
      ...Object.keys(schema.properties ?? {}),
    ),
    value: hostileJson,
  });
  return fc.tuple(fc.tuple(...known), rarely(unknown)).map(([fields, extra]) => {
    const all = [...fields, ...(extra ? [extra] : [])];
    const written = all.flatMap(({ name, value }) => (value === null ? [] : [`${JSON.stringify(name)}:${value}`]));
    return `{${written.join(',')}}`;
  });
}
