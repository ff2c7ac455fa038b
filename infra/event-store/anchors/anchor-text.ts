import { createHash } from 'node:crypto';
import type { AnchorLine } from '@wonderlings/kernel';
import { z } from 'zod';

const Hash = z.string().regex(/^[0-9a-f]{64}$/);

/** A line of an anchor file. `previous` is the SHA-256 of the line before, empty in the first one of all. */
const WrittenLine = z.object({
  format: z.literal(1),
  at: z.iso.datetime(),
  after: z.string().nullable(),
  position: z.string(),
  digest: Hash,
  heads: z.record(z.string(), z.tuple([z.int().min(0), Hash])),
  previous: z.union([Hash, z.literal('')]),
});
type WrittenLine = z.infer<typeof WrittenLine>;

export const hashOfLine = (text: string): string => createHash('sha256').update(text).digest('hex');

export const textOf = (line: Omit<WrittenLine, 'format'>): string => JSON.stringify({ format: 1, ...line });

/** Reads one line; undefined for one that is not what was written. */
export function lineOf(text: string, before: string | undefined): AnchorLine | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const parsed = WrittenLine.safeParse(json);
  if (!parsed.success) return undefined;
  const { at, after, position, digest, heads, previous } = parsed.data;
  return { at, after, position, digest, heads, follows: previous === (before === undefined ? '' : hashOfLine(before)) };
}
