import { createTestDatabase, type TestDatabase } from '@wonderlings/postgres/testing';
import { FoldError } from '@wonderlings/read-model';
import { createLogger, describeError } from '@wonderlings/telemetry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';

const WORDS = 'Nobody may read that I cried';
const EVENT = { id: '00000000-0000-4000-8000-000000000001', type: 'MoodSaved' };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const thrownBy = async (work: () => unknown): Promise<unknown> => {
  try {
    return await work();
  } catch (error) {
    return error;
  }
};

it.each<[string, string, () => unknown]>([
  ['Postgres quoted them', 'PostgresError 22007', () => database.sql.unsafe(`select '${WORDS}'::timestamptz`)],
  ['JSON.parse quoted them', 'SyntaxError', () => JSON.parse(WORDS)],
  ['they are a key that a schema refused', 'ZodError', () => z.strictObject({}).parse({ [WORDS]: 1 })],
])('a fold that failed is logged and kept without the words that went into it, where %s', async (_, kind, work) => {
  const cause = await thrownBy(work);
  expect(cause).toMatchObject({ message: expect.stringContaining(WORDS.slice(0, 6)) });
  const failure = new FoldError('moods', EVENT, '7', cause);
  expect(failure.message).toBe(`moods cannot fold MoodSaved ${EVENT.id}: ${kind}`);

  const lines: string[] = [];
  const logger = createLogger({ level: 'info', destination: { write: (line) => void lines.push(line) } });
  logger.error({ err: failure }, 'A read table stands still');
  logger.error(new Error(`Could not go on: ${String(cause)}`, { cause }));
  expect(lines).toHaveLength(2);
  expect(lines.join('')).toContain(kind.split(' ').at(-1));
  for (const word of ['Nobody', 'cried']) {
    expect(lines.join('')).not.toContain(word);
    expect(describeError(cause).message).not.toContain(word);
  }
});
