import { Validator } from '@seriousme/openapi-schema-validator';
import { endpoint, text, UserIdParams, UserIdQuery } from '@wonderlings/kernel/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from './openapi.ts';

const Note = z.object({ id: z.string(), words: z.string().nullable() }).meta({ id: 'Note' });
const shared = { tag: 'Notes', summary: 'Notes', access: 'child', status: 200 } as const;
const list = endpoint({ ...shared, method: 'GET', path: '/api/notes', query: UserIdQuery, answer: z.array(Note) });
const listOf = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/notes/{userId}',
  params: UserIdParams,
  answer: z.array(Note),
});
const save = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/notes',
  access: 'guest',
  status: 201,
  body: z.object({
    words: text({ max: 10 })
      .nullish()
      .transform((words) => words ?? null),
  }),
  answer: Note.extend({ streak: z.int() }).meta({ id: 'SavedNote' }),
  refusals: { 409: 'It is there already' },
});

const move = endpoint({
  ...shared,
  method: 'PUT',
  path: '/api/notes',
  body: z.object({ words: text({ min: 2, max: 10 }) }),
  answer: Note,
});
const document = openApiDocument([list, listOf, save, move]);

describe('the OpenAPI document', () => {
  it('is a valid one of version 3.1', async () => {
    const result = await new Validator().validate(JSON.parse(JSON.stringify(document)));
    expect(result).toEqual({ valid: true });
  });

  it('describes each endpoint under its path and method', () => {
    expect(Object.entries(document.paths).map(([path, item]) => [path, Object.keys(item)])).toEqual([
      ['/api/notes', ['get', 'post', 'put']],
      ['/api/notes/{userId}', ['get']],
    ]);
    expect(document.paths['/api/notes']?.post).toMatchObject({
      operationId: 'postNotes',
      security: [],
      requestBody: { content: { 'application/json': { schema: { type: 'object', properties: { words: {} } } } } },
      responses: { 201: {}, 400: {}, 409: { description: 'It is there already' }, 500: {} },
    });
    expect(document.paths['/api/notes/{userId}']?.get).toMatchObject({
      operationId: 'getNotesByUserId',
      security: [{ session: [] }],
      parameters: [{ name: 'userId', in: 'path', required: true }, { name: 'Time-Zone' }],
    });
  });

  it('says how long a text may be, and which body need not be sent', () => {
    const { post, put } = document.paths['/api/notes'] ?? {};
    expect(post).toMatchObject({
      requestBody: {
        required: false,
        content: {
          'application/json': {
            schema: { properties: { words: { anyOf: [{ type: 'string', maxLength: 10 }, { type: 'null' }] } } },
          },
        },
      },
    });
    expect(put).toMatchObject({
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: { properties: { words: { type: 'string', minLength: 2, maxLength: 10 } } } },
        },
      },
    });
  });

  it('keeps what has a name once, and refers to it', () => {
    expect(Object.keys(document.components.schemas).sort()).toEqual(['ErrorAnswer', 'Note', 'SavedNote']);
    expect(document.paths['/api/notes']?.get).toMatchObject({
      responses: {
        200: { content: { 'application/json': { schema: { items: { $ref: '#/components/schemas/Note' } } } } },
      },
    });
    expect(document.components.schemas.Note).toMatchObject({ properties: { id: { type: 'string' } } });
  });

  it('cannot give one name to two different things', () => {
    const Impostor = z.object({ other: z.int() }).meta({ id: 'ErrorAnswer' });
    const impostor = endpoint({ ...shared, method: 'GET', path: '/api/x', answer: Impostor });
    expect(() => openApiDocument([impostor])).toThrow('ErrorAnswer');
  });
});
