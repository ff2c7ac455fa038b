import { ChangePasswordInput } from '@wonderlings/account/contract';
import { SaveSessionInput } from '@wonderlings/activities/contract';
import { LocalDate } from '@wonderlings/kernel/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { HttpRefusal } from './http-refusal.ts';
import { parseInput } from './input.ts';

function fieldsOf(schema: z.ZodType, input: unknown): unknown {
  try {
    return parseInput(schema, input);
  } catch (error) {
    if (error instanceof HttpRefusal) return error.fields;
    throw error;
  }
}

const session = { activityType: 'sleep', duration: 0 };
const TYPES = 'This should be one of be_active, exercise, breath, sleep, environment, journal.';

describe('what is said of a wrong field', () => {
  it.each([
    [SaveSessionInput, {}, { activityType: TYPES }],
    [SaveSessionInput, { ...session, activityType: 'juggling' }, { activityType: TYPES }],
    [SaveSessionInput, { ...session, data: 'x' }, { data: 'This should be a set of named fields.' }],
    [
      SaveSessionInput,
      { ...session, timestamp: 'yesterday' },
      { timestamp: 'This should be a time like 2026-01-31T12:00:00Z.' },
    ],
    [z.object({ from: LocalDate }), { from: 'yesterday' }, { from: 'This should be a day like 2026-01-31.' }],
    [z.object({ page: z.enum(['home', 'mood']) }), { page: 'moon' }, { page: 'This should be one of home, mood.' }],
    [
      z.object({ mark: z.strictObject({ x: z.int() }) }),
      { mark: { x: 1, y: 2, z: 3 } },
      { 'mark.y': 'This is not something we know.', 'mark.z': 'This is not something we know.' },
    ],
    [
      ChangePasswordInput,
      { currentPassword: '', newPassword: 'three odd words' },
      { currentPassword: 'Please write something here.' },
    ],
    [
      ChangePasswordInput,
      { currentPassword: 'x'.repeat(201), newPassword: 'three odd words' },
      { currentPassword: 'Please use at most 200 characters.' },
    ],
  ])('says what would be right (%#)', (schema, input, fields) => {
    expect(fieldsOf(schema, input)).toEqual(fields);
  });
});
