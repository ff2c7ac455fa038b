import { codeOf } from '@wonderlings/kernel/contract';
import type { z } from 'zod';
import { HttpRefusal } from './http-refusal.ts';

/**
 * Parses one part of a request with its schema.
 * @throws HttpRefusal 400 with a sentence for each wrong field, named by its path (`mood.note`); its code is that of the
 *   only wrong one, where the contract gave it one
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input, { error: friendlyMessage });
  if (parsed.success) return parsed.data;
  const fields = new Map<string, string>();
  for (const issue of parsed.error.issues) {
    for (const name of namesOf(issue)) if (!fields.has(name)) fields.set(name, issue.message);
  }
  const [only] = fields.values();
  const sentence = fields.size === 1 && only ? only : 'Some of this needs another look.';
  throw new HttpRefusal(400, soleCode(parsed.error.issues), sentence, Object.fromEntries(fields));
}

/** Where one field is wrong; each field that is not known is one. */
function namesOf({ path, ...issue }: z.core.$ZodIssue): readonly string[] {
  const names = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
  return names.map((name) => name.map(String).join('.') || 'body');
}

/** A code tells one thing: with two of them wrong it is only that something is. */
function soleCode(issues: readonly z.core.$ZodIssue[]): string {
  const [issue, ...others] = issues;
  return (issue && others.length === 0 ? codeOf(issue) : undefined) ?? 'input.invalid';
}

const UNKNOWN = 'This is not something we know.';
const FORMATS: Readonly<Record<string, string>> = {
  date: 'This should be a day like 2026-01-31.',
  datetime: 'This should be a time like 2026-01-31T12:00:00Z.',
};
const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no (true or false)',
  array: 'a list',
  object: 'a set of named fields',
  record: 'a set of named fields',
};

/** For the checks to which a contract gave no sentence of its own. */
function friendlyMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'This is missing.';
      return `This should be ${KINDS[issue.expected] ?? issue.expected}.`;
    case 'invalid_value':
      return `This should be one of ${issue.values.map(String).join(', ')}.`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? UNKNOWN;
    case 'too_big':
      return sizeMessage('at most', issue.origin, issue.maximum);
    case 'too_small':
      return sizeMessage('at least', issue.origin, issue.minimum);
    default:
      return UNKNOWN;
  }
}

function sizeMessage(bound: 'at most' | 'at least', origin: string, size: number | bigint): string {
  if (origin === 'string' && bound === 'at least' && Number(size) === 1) return 'Please write something here.';
  if (origin === 'string') return `Please use ${bound} ${size} characters.`;
  if (origin === 'array') return `Please send ${bound} ${size}.`;
  return `This should be ${bound} ${size}.`;
}
