import {
  type Anchors,
  type ComparePages,
  checkStream,
  type EventRegistry,
  type Fault,
  faultCode,
  type KeyRing,
  MarkCheck,
  type ModuleDependencies,
  type StoredEvent,
  streamOf,
  streamPages,
} from '@wonderlings/kernel';
import { CheckedDays } from './checked-days.ts';
import type { CheckResult, CheckStage, HistoryCheck } from './contract.ts';

export interface CheckHistoryParts {
  readonly log: ModuleDependencies['log'];
  readonly keys: KeyRing;
  readonly registry: EventRegistry;
  readonly anchors: Pick<Anchors, 'of'>;
  readonly comparePages: ComparePages;
}

/** How far a check is. */
export type CheckPart = Pick<HistoryCheck, 'progress' | 'street'>;

interface CheckHistoryOptions {
  readonly childId: string;
  readonly today: string;
  /** Hears how far it is; what it throws ends the check. */
  readonly onProgress: (part: CheckPart) => Promise<void>;
}

/**
 * Checks one child's history: the order and the seals in one walk along its stream, then the pages, then what is kept of its end
 * elsewhere. Its memory does not grow with the history, but for a number a day.
 */
export async function checkHistory(
  { log, keys, registry, anchors, comparePages }: CheckHistoryParts,
  { childId, today, onProgress }: CheckHistoryOptions,
): Promise<Pick<HistoryCheck, 'street' | 'result'>> {
  const stream = streamOf(childId);
  const total = ((await log.readLast(stream))?.revision ?? -1) + 1;
  const days = new CheckedDays();
  const tell = (stage: CheckStage, done: number) =>
    onProgress({
      progress: { stage, done, total: Math.max(total, done), until: days.last },
      street: days.street(today),
    });
  const walked = new Walked();
  const { marks: kept, gaps } = await anchors.of(stream);
  const marks = new MarkCheck(kept);
  const key = (await keys.keysOf([childId])).get(childId) ?? null;

  await tell('walk', 0);
  const findings = await checkStream({
    pages: () => streamPages(log, stream),
    key,
    registry,
    onSound(event, revision, hash) {
      days.see(event);
      walked.see(event, revision, hash);
      marks.see(event, revision, hash);
    },
    onPage: (seen) => tell('walk', seen),
  });
  const isSound = findings.faults.length === 0;
  if (isSound) await tell('pages', findings.entries);
  const pages = isSound
    ? await comparePages(childId, (events) => tell('pages', Math.min(events, findings.entries)))
    : null;
  await tell('end', findings.entries);
  const end = marks.close(findings);

  const faults: readonly Fault[] = [...findings.faults, ...end.faults];
  const [first] = faults;
  const result: CheckResult = {
    found: faults.length > 0 || (pages?.differing.length ?? 0) > 0 || gaps.length > 0,
    entries: findings.entries,
    from: days.first,
    faults: [...faults],
    hasMore: findings.hasMore,
    code: first ? faultCode(first, findings.faultHash ?? walked.hash) : null,
    soundBefore: findings.soundBefore,
    soundUntil: findings.soundUntil,
    soundAfter: findings.soundAfter,
    anchor: walked.entry > 0 ? { entry: walked.entry, hash: walked.hash } : null,
    formats: walked.formats,
    pages: pages && { ...pages, differing: [...pages.differing], notCompared: [...pages.notCompared] },
    marks: { fitting: end.fitting, since: kept[0]?.at ?? null, gaps: [...gaps] },
  };
  return { street: days.street(today), result };
}

/** What a walk has seen, in numbers. */
class Walked {
  entry = 0;
  hash = '';
  readonly formats: Record<string, number> = {};

  see({ data }: StoredEvent, revision: number, hash: string): void {
    this.entry = revision + 1;
    this.hash = hash;
    const format = String(data[0] ?? 0);
    this.formats[format] = (this.formats[format] ?? 0) + 1;
  }
}
