import { SaveMoodInput } from '@wonderlings/journal/contract';
import { expect, it } from 'vitest';
import { readApiError } from '../../lib/api/request.ts';
import { lettersLeft, noteToSend, saveFailureOf } from './save-flow.ts';

it('sends words as they were written, and blank ones as none', () => {
  expect(noteToSend('  two\n\nlines ')).toBe('  two\n\nlines ');
  expect(noteToSend(' \n\t')).toBeNull();
  expect(noteToSend('')).toBeNull();
});

it('leaves out the characters that the contract refuses', () => {
  const pasted = 'a\0b\uD83E';
  expect(SaveMoodInput.safeParse({ feeling: 'Okay', note: pasted }).success).toBe(false);
  expect(SaveMoodInput.safeParse({ feeling: 'Okay', note: noteToSend(pasted) }).success).toBe(true);
});

it('counts an emoji as one letter, as the contract does', () => {
  expect(lettersLeft('🦊🦊', 5)).toBe(3);
  expect(lettersLeft('123456', 5)).toBe(-1);
});

it.each([
  [new TypeError('Failed to fetch'), 'try-again'],
  [readApiError(500, 'Internal Server Error', ''), 'try-again'],
  [readApiError(401, 'Unauthorized', ''), 'signed-out'],
  [readApiError(429, 'Too Many Requests', ''), 'too-fast'],
  [readApiError(429, '', '{"error":"That was a lot today.","code":"quota.day"}'), { wait: 'That was a lot today.' }],
  [readApiError(503, '', '{"error":"We are busy.","code":"server.busy"}'), { wait: 'We are busy.' }],
  [readApiError(503, 'Service Unavailable', '<h1>Proxy</h1>'), 'try-again'],
  [readApiError(422, '', '{"error":"x","code":"idempotency.other-body"}'), 'try-again'],
  [readApiError(413, 'Payload Too Large', ''), 'too-long'],
  [readApiError(400, 'Bad Request', '{"error":"x","code":"x","fields":{"note":"Too long."}}'), 'too-long'],
  [readApiError(400, 'Bad Request', '{"error":"x","code":"x","fields":{"feeling":"What?"}}'), 'try-again'],
] as const)('tells %s as %j', (error, failure) => {
  expect(saveFailureOf(error)).toEqual(failure);
});
