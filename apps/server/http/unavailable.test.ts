import { withDeadline } from '@wonderlings/postgres';
import { expect, it } from 'vitest';
import { errorAnswer } from './error-answer.ts';

const coded = (code: string) => Object.assign(new Error('away'), { code });
const late = () => withDeadline(new Promise(() => undefined), 1, 'Appending').catch((error: unknown) => error);

it.each<[string, () => unknown]>([
  ['a database that hangs', late],
  ['a database that hangs, behind another error', async () => new Error('No answer', { cause: await late() })],
  ['a database that is not found', () => coded('ENOTFOUND')],
  ['a statement that Postgres gave up', () => coded('57014')],
  ['a database whose disk is full', () => coded('53100')],
])('answers 503 for %s, since the same request may succeed in a moment', async (_, error) => {
  expect(errorAnswer(await error(), 'trace')).toMatchObject({ status: 503, body: { code: 'server.unavailable' } });
});

it('answers 500 for what another try does not mend', () => {
  expect(errorAnswer(coded('22007'), 'trace').status).toBe(500);
  expect(errorAnswer(new TypeError('x is not a function'), 'trace').status).toBe(500);
});
