import type { EventDefinition, EventRegistry } from '@wonderlings/kernel';
import { parse as bytesOfUuid, v5 as uuidV5 } from 'uuid';
import type { z } from 'zod';
import { dataSchema } from './history-json.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * Ids of a history in its new place. An id names one thing in all the rows of a copy, and the account that the file came from
 * may live on beside the new one; the same file in the same account has the same ids again.
 */
export interface NewIds {
  readonly idOf: (id: string) => string;
  /** An event's data with each of its ids replaced: those that its schema says are ids, never words that look like one. */
  readonly dataOf: (type: string, data: unknown) => unknown;
}

/** @param childId of the account that takes the history in */
export function newIds(childId: string, registry: EventRegistry): NewIds {
  const space = bytesOfUuid(childId);
  const idOf = (id: string) => uuidV5(id.toLowerCase(), space);
  const schemas = new Map<string, JsonSchema>();
  const schemaOf = ({ type, schema }: EventDefinition) => {
    const known = schemas.get(type) ?? dataSchema(schema);
    schemas.set(type, known);
    return known;
  };
  return {
    idOf,
    dataOf(type, data) {
      const definition = registry.get(type);
      return definition ? replaced(schemaOf(definition), data, idOf) : data;
    },
  };
}

function replaced(schema: JsonSchema, value: unknown, idOf: (id: string) => string): unknown {
  if (typeof value === 'string') return isId(schema) ? idOf(value) : value;
  if (Array.isArray(value)) {
    const { items } = schema;
    // JSON Schema also knows lists of schemas there; zod writes those of tuples elsewhere.
    return isSchema(items) ? value.map((item) => replaced(items, item, idOf)) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      const own = schema.properties?.[name] ?? schema.additionalProperties;
      return [name, isSchema(own) ? replaced(own, field, idOf) : field];
    }),
  );
}

const isSchema = (schema: unknown): schema is JsonSchema =>
  typeof schema === 'object' && schema !== null && !Array.isArray(schema);

const isId = (schema: JsonSchema): boolean =>
  schema.format === 'uuid' || (schema.anyOf ?? []).some((one) => isSchema(one) && one.format === 'uuid');
