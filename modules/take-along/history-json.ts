import type { EventDefinition, EventRegistry } from '@wonderlings/kernel';
import { z } from 'zod';
import type { Entry } from './entry.ts';

/** Of `history.json` and of the files in `proof/`. */
export const HISTORY_FORMAT = 1;

interface HistoryHead {
  readonly childId: string;
  /** ISO 8601 UTC. */
  readonly madeAt: string;
}

/** `history.json` up to its first entry. */
export const historyStart = ({ childId, madeAt }: HistoryHead): string =>
  `{"format":${HISTORY_FORMAT},"madeAt":${JSON.stringify(madeAt)},"childId":${JSON.stringify(childId)},"entries":[\n`;
export const HISTORY_END = '\n]}\n';

/** @param isFirst whether the first of these is the first of all */
export const historyEntries = (entries: readonly Entry[], isFirst: boolean): string =>
  entries.map((entry, index) => `${isFirst && index === 0 ? '' : ',\n'}${JSON.stringify(entry)}`).join('');

type JsonSchema = z.core.JSONSchema.BaseSchema;

const ENVELOPE = z.object({
  id: z.uuid(),
  revision: z.int().min(0).meta({ description: 'Its place in the history, from 0' }),
  at: z.iso.datetime().meta({ description: 'When, in UTC' }),
  localDate: z.iso.date().meta({ description: "The child's own calendar day" }),
  timeZone: z.string().meta({ description: 'Where the clock stood, by its IANA name' }),
  actor: z.enum(['child', 'grown-up', 'system']),
  commandId: z.uuid().meta({ description: 'All entries of one act share it' }),
  correlationId: z.string(),
  causationId: z.uuid().nullable(),
});

/** The published schema of `history.json`, made of the schemas that events are recorded by. */
export function historySchema(registry: EventRegistry): JsonSchema {
  const { $schema: _, ...envelope } = z.toJSONSchema(ENVELOPE);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A history of Wonderlings',
    type: 'object',
    required: ['format', 'madeAt', 'childId', 'entries'],
    properties: {
      format: { const: HISTORY_FORMAT },
      madeAt: { type: 'string', format: 'date-time' },
      childId: { type: 'string', format: 'uuid' },
      entries: {
        type: 'array',
        items: {
          ...envelope,
          additionalProperties: true,
          required: [...(envelope.required ?? []), 'type', 'version', 'data'],
          oneOf: [
            ...[...registry.values()].map(entryOfType),
            {
              description:
                'An entry that cannot be read any more, or of a kind that the copy which made this file did not know',
              properties: { type: { type: 'string' }, version: { type: 'integer' }, data: { type: 'null' } },
            },
          ],
        },
      },
    },
  };
}

function entryOfType({ type, version, schema }: EventDefinition): JsonSchema {
  const { $schema: _, ...data } = dataSchema(schema);
  return { properties: { type: { const: type }, version: { const: version }, data } };
}

/** What an event of that kind holds, as JSON Schema. */
export const dataSchema = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { unrepresentable: 'any', reused: 'inline' });
