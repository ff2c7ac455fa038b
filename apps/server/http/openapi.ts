import { type Endpoint, ErrorAnswer } from '@wonderlings/kernel/contract';
import { isList } from '@wonderlings/kernel/page-contract';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What every call may answer besides its own. */
const SHARED_REFUSALS: Readonly<Record<number, string>> = {
  400: 'Something in the request is not right; `fields` says what',
  401: 'There is no session, or the sign-in failed',
  403: 'Not yours, sent by another website, or the grown-up area is closed',
  429: 'Too many tries; `Retry-After` says how many seconds to wait',
  500: 'Something went wrong; `traceId` finds it in the log',
  503: 'A store cannot be reached right now',
};
const REFUSALS_OF_BODIES: Readonly<Record<number, string>> = {
  413: 'The body is larger than 256 kB',
  415: 'The body is not JSON',
};
const REFUSALS_OF_BYTES: Readonly<Record<number, string>> = {
  413: 'The body is larger than it may be',
  415: 'The body is not application/octet-stream',
};
const BYTES = { schema: { type: 'string', format: 'binary' } };
const REFUSALS_OF_WRITES: Readonly<Record<number, string>> = {
  422: 'The `Idempotency-Key` came with another request before',
};

const NEXT_PAGE = {
  description: 'Where the list goes on, `</api/…?cursor=…>; rel="next"`; without it there is no more',
  schema: { type: 'string' },
};

/** OpenAPI 3.1 of the endpoints, from their zod contracts alone. Schemas with an `id` become components. */
export function openApiDocument(endpoints: readonly Endpoint[]) {
  const components = new Map<string, JsonSchema>();
  schemaOf(ErrorAnswer, 'output', components);
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const operations = paths[endpoint.path] ?? {};
    operations[endpoint.method.toLowerCase()] = operation(endpoint, components);
    paths[endpoint.path] = operations;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Wonderlings',
      version: '1',
      description:
        'Send your IANA zone in a `Time-Zone` header, and an `Idempotency-Key` with a write to repeat it safely. ' +
        'What is sent later than it was done says so in `timestamp`; how long ago that was is measured by `Sent-At`, what the same clock shows now.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(endpoints.map((endpoint) => endpoint.tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries(components),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'wonderlings_session' } },
    },
  };
}

function operation(endpoint: Endpoint, components: Map<string, JsonSchema>) {
  const json = (schema: z.ZodType, io: 'input' | 'output') => ({
    'application/json': { schema: schemaOf(schema, io, components) },
  });
  const refusals = {
    ...SHARED_REFUSALS,
    ...(endpoint.body ? REFUSALS_OF_BODIES : {}),
    ...(endpoint.bytes ? REFUSALS_OF_BYTES : {}),
    ...(endpoint.method === 'GET' ? {} : REFUSALS_OF_WRITES),
    ...endpoint.refusals,
  };
  return {
    operationId: operationId(endpoint),
    summary: endpoint.summary,
    tags: [endpoint.tag],
    security: endpoint.access === 'guest' ? [] : [{ session: [] }],
    parameters: [
      ...parameters('path', endpoint.params, components),
      ...parameters('query', endpoint.query, components),
      ...commonParameters(endpoint),
    ],
    ...(endpoint.body ? { requestBody: requestBody(endpoint.body, json(endpoint.body, 'input')) } : {}),
    ...(endpoint.bytes ? { requestBody: { required: true, content: { 'application/octet-stream': BYTES } } } : {}),
    responses: {
      [endpoint.status]: {
        description: endpoint.summary,
        ...(isList(endpoint) ? { headers: { Link: NEXT_PAGE } } : {}),
        content: endpoint.file === undefined ? json(endpoint.answer, 'output') : { [endpoint.file]: BYTES },
      },
      ...(endpoint.file === undefined
        ? {}
        : { 206: { description: 'The part that was asked for by `Range`', content: { [endpoint.file]: BYTES } } }),
      ...Object.fromEntries(
        Object.entries(refusals).map(([status, description]) => [
          status,
          { description, content: json(ErrorAnswer, 'output') },
        ]),
      ),
    },
  };
}

/** One whose fields are all optional need not be sent. */
const requestBody = (schema: z.ZodType, content: object) => ({ required: !schema.safeParse({}).success, content });

/** `GET /api/streaks/{userId}` is `getStreaksByUserId`. */
function operationId({ method, path }: Endpoint): string {
  const words = path.replace(/^\/api\//, '').replace(/\{(\w+)\}/g, (_, name: string) => `by/${name}`);
  const camel = words.replace(/(?:^|[/-])(\w)/g, (_, letter: string) => letter.toUpperCase());
  return method.toLowerCase() + camel;
}

function parameters(place: 'path' | 'query', schema: z.ZodType | undefined, components: Map<string, JsonSchema>) {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input', components);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function commonParameters({ method }: Endpoint) {
  const zone = {
    name: 'Time-Zone',
    in: 'header',
    required: false,
    schema: { type: 'string', example: 'Europe/Berlin' },
  };
  const key = { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 200 } };
  const sentAt = { name: 'Sent-At', in: 'header', required: false, schema: { type: 'string', format: 'date-time' } };
  return method === 'GET' ? [zone] : [zone, key, sentAt];
}

/** The JSON schema, its named parts moved to the components. Throws when two different schemas have one name. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', components: Map<string, JsonSchema>): JsonSchema {
  const { $schema: _, $defs = {}, ...own } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  for (const [name, definition] of Object.entries($defs)) {
    const component = asComponent(definition);
    const known = components.get(name);
    if (known && JSON.stringify(known) !== JSON.stringify(component)) throw new Error(`Two schemas are named ${name}`);
    components.set(name, component);
  }
  return asComponent(own);
}

/** Without zod's own `id`, and with references to where OpenAPI keeps its schemas. */
function asComponent(schema: JsonSchema): JsonSchema {
  const text = JSON.stringify(schema, (key, value) => (key === 'id' && typeof value === 'string' ? undefined : value));
  return JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/'));
}
