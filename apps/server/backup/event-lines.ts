import type { StoredEvent } from '@wonderlings/kernel';
import { isoOf } from '@wonderlings/postgres';
import { z } from 'zod';

/** The columns of `log.events`, as a backup has them that is written from events and not by a COPY of that table. */
export const EVENT_COLUMNS = [
  'position',
  'at',
  'revision',
  'version',
  'local_date',
  'id',
  'command_id',
  'causation_id',
  'stream',
  'type',
  'time_zone',
  'actor',
  'correlation_id',
  'hash',
  'previous_hash',
  'data',
] as const;
type EventColumn = (typeof EVENT_COLUMNS)[number];

/** Signs that a line of a COPY cannot have as they are, and how it has them. */
const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
};
const UNESCAPED = new Map(Object.entries(ESCAPES).map(([sign, written]) => [written, sign]));
const NULL = '\\N';

const escaped = (text: string): string => text.replaceAll(/[\\\b\f\n\r\t\v]/g, (sign) => ESCAPES[sign] ?? sign);
const unescaped = (text: string): string => text.replaceAll(/\\./g, (written) => UNESCAPED.get(written) ?? written);

/** An event as `COPY log.events (…) TO STDOUT` says it, with {@link EVENT_COLUMNS}. */
export function lineOf(event: StoredEvent): string {
  const values: Readonly<Record<EventColumn, string | null>> = {
    position: event.position,
    at: event.at,
    revision: String(event.revision),
    version: String(event.version),
    local_date: event.localDate,
    id: event.id,
    command_id: event.commandId,
    causation_id: event.causationId,
    stream: event.stream,
    type: event.type,
    time_zone: event.timeZone,
    actor: event.actor,
    correlation_id: event.correlationId,
    hash: `\\x${event.hash}`,
    previous_hash: `\\x${event.previousHash}`,
    data: `\\x${Buffer.from(event.data.buffer, event.data.byteOffset, event.data.byteLength).toString('hex')}`,
  };
  const cells = EVENT_COLUMNS.map((column) => {
    const value = values[column];
    return value === null ? NULL : escaped(value);
  });
  return `${cells.join('\t')}\n`;
}

const HEX = /^\\x((?:[0-9a-f]{2})*)$/;
const hex = z
  .string()
  .regex(HEX)
  .transform((text) => text.slice('\\x'.length));
const integer = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number);
const Cells = z.object({
  position: z.string().regex(/^\d{1,19}$/),
  at: z.string().transform(isoOf),
  revision: integer,
  version: integer,
  local_date: z.string(),
  id: z.string(),
  command_id: z.string(),
  causation_id: z.string().nullable(),
  stream: z.string(),
  type: z.string(),
  time_zone: z.string(),
  actor: z.enum(['child', 'grown-up', 'system']),
  correlation_id: z.string(),
  hash: hex,
  previous_hash: hex,
  data: hex.transform((digits) => Buffer.from(digits, 'hex')),
} satisfies Record<EventColumn, z.ZodType>);

/** @throws Error that names file and column, for a line that is none of an event */
export function eventOf(line: string, columns: readonly string[], path: string): StoredEvent {
  const texts = line.split('\t');
  const cells = columns.map((column, index) => {
    const text = texts[index];
    return [column, text === undefined || text === NULL ? null : unescaped(text)];
  });
  const parsed = Cells.safeParse(Object.fromEntries(cells));
  if (!parsed.success) {
    const column = parsed.error.issues[0]?.path.join('.') || 'all of it';
    throw new Error(`An event in ${path} is not as a log has it: ${column}`);
  }
  const { local_date, command_id, causation_id, time_zone, correlation_id, previous_hash, ...same } = parsed.data;
  return {
    ...same,
    localDate: local_date,
    commandId: command_id,
    causationId: causation_id,
    timeZone: time_zone,
    correlationId: correlation_id,
    previousHash: previous_hash,
  };
}

const NEWLINE = 0x0a;

/** The lines of a file of a backup, without their ends. Bytes are only made text when a line is whole. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    rest = rest.length === 0 ? Buffer.from(chunk) : Buffer.concat([rest, chunk]);
    let from = 0;
    for (let at = rest.indexOf(NEWLINE); at >= 0; at = rest.indexOf(NEWLINE, from)) {
      yield rest.toString('utf8', from, at);
      from = at + 1;
    }
    rest = rest.subarray(from);
  }
  if (rest.length > 0) throw new Error('The last event of the backup is cut off');
}
