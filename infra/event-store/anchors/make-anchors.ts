import { createHash } from 'node:crypto';
import { anchorName, type EventStore, isSandboxStream, type StoredEvent } from '@wonderlings/kernel';
import type { AnchorFiles } from './anchor-files.ts';
import { hashOfLine, lineOf, textOf } from './anchor-text.ts';

interface MakeAnchorsOptions {
  readonly store: Pick<EventStore, 'readAll'>;
  readonly files: AnchorFiles;
  readonly now: () => Date;
  /** Is told of each line: what stands for the log up to it, without the children's part. */
  readonly notify?: (anchor: AnchorNotice) => Promise<void>;
  /** Events a line. */
  readonly span?: number;
}

/** What leaves this machine: no name, no time of a child's. */
export interface AnchorNotice {
  readonly format: 1;
  readonly at: string;
  readonly position: string;
  /** SHA-256 of the line in the file; it rests on every line before. */
  readonly line: string;
}

/** So that a line, and the memory of who checks it, has an end. */
const SPAN = 10_000;

/**
 * Writes down what the log holds since the last time, a line for every {@link SPAN} events and one where nothing happened, too: so an
 * hour without a mark shows. Idempotent enough: run twice, the second line has an empty span.
 */
export async function makeAnchors({ store, files, now, notify, span = SPAN }: MakeAnchorsOptions): Promise<void> {
  let before = await files.lastText();
  let after = (before === undefined ? undefined : lineOf(before, undefined))?.position ?? null;
  if (before !== undefined && after === null) after = await lastReadable(files);
  for (let isFirst = true; ; isFirst = false) {
    const page = await store.readAll({ after, limit: span });
    const last = page.at(-1);
    if (!last && !isFirst) return;
    const position = last?.position ?? after;
    // An empty log has nothing to write down.
    if (position === null) return;
    const at = now().toISOString();
    const text = textOf({
      at,
      after,
      position,
      ...summary(page),
      previous: before === undefined ? '' : hashOfLine(before),
    });
    await files.append(at, text);
    await notify?.({ format: 1, at, position, line: hashOfLine(text) });
    before = text;
    after = position;
    if (page.length < span) return;
  }
}

/** Where to go on after a line that a crash has cut off. */
async function lastReadable(files: AnchorFiles): Promise<string | null> {
  let position: string | null = null;
  for await (const line of files.all()) position = line.position;
  return position;
}

function summary(page: readonly StoredEvent[]) {
  const digest = createHash('sha256');
  const heads: Record<string, [number, string]> = {};
  for (const { stream, revision, hash } of page) {
    if (isSandboxStream(stream)) continue;
    digest.update(hash);
    heads[anchorName(stream)] = [revision, hash];
  }
  return { digest: digest.digest('hex'), heads };
}
