import type { Endpoint } from '@wonderlings/kernel/contract';

/** A keyed hash of one of these could be guessed by who has the key, faster than argon2id allows. */
const SECRETS: ReadonlySet<string> = new Set(['password', 'confirmPassword', 'currentPassword', 'newPassword']);

/**
 * What a request asks for, in one form however its fields were ordered. As it came and not as it was parsed: a release that parses
 * it otherwise must still know it for the same.
 */
export function askedRequest({ keyStandsFor }: Endpoint, params: unknown, body: unknown): string {
  return JSON.stringify([params, isRecord(body) ? keyed(body, keyStandsFor) : body], (_, value) => ordered(value));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const keyed = (body: Readonly<Record<string, unknown>>, names: readonly string[] | undefined) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !SECRETS.has(name) && (names?.includes(name) ?? true)));

const ordered = (value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) : value;
