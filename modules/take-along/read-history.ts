import {
  ChildErased,
  type ChildKey,
  chainHash,
  childOf,
  type DomainEvent,
  type EventRegistry,
  GENESIS_HASH,
  IntegrityError,
  NewerRelease,
  open,
  type StoredEvent,
} from '@wonderlings/kernel';
import { IMPORT_LIMITS, type IMPORT_PROBLEMS } from './contract.ts';
import { eventOfLine, keyOfProof } from './proof-files.ts';

/** Why a file cannot be brought in. */
export class ImportProblem extends Error {
  override readonly name = 'ImportProblem';
  readonly problem: (typeof IMPORT_PROBLEMS)[number];

  constructor(problem: (typeof IMPORT_PROBLEMS)[number]) {
    super(problem);
    this.problem = problem;
  }
}

interface HistoryFile {
  /** Of `proof/key.json`. */
  readonly key: string;
  /** The lines of `proof/events.jsonl`, without their ends. */
  readonly lines: AsyncIterable<string>;
}

/**
 * The events of a file, one after the other, each proved before it comes: its chain from the first event on, and its seal.
 * @throws ImportProblem
 */
export async function* provedEvents({ key, lines }: HistoryFile, registry: EventRegistry): AsyncGenerator<DomainEvent> {
  const { childId, key: secret } = keyOf(key);
  let previousHash = GENESIS_HASH;
  let revision = 0;
  for await (const line of lines) {
    if (line === '') continue;
    if (revision >= IMPORT_LIMITS.entries) throw new ImportProblem('too-large');
    const stored = parsed(line);
    if (childOf(stored.stream) !== childId) throw new ImportProblem('not-ours');
    if (stored.revision !== revision || !isChained(stored, previousHash)) throw new ImportProblem('changed');
    yield opened(stored, secret, registry);
    previousHash = stored.hash;
    revision += 1;
  }
  if (revision === 0) throw new ImportProblem('not-ours');
}

function keyOf(text: string): ReturnType<typeof keyOfProof> {
  try {
    return keyOfProof(text);
  } catch {
    // What is wrong with it is of no use to a person, and may quote the key.
    throw new ImportProblem('not-ours');
  }
}

function parsed(line: string): StoredEvent {
  try {
    return eventOfLine(line);
  } catch {
    // As above.
    throw new ImportProblem('changed');
  }
}

const isChained = (stored: StoredEvent, previousHash: string): boolean =>
  stored.previousHash === previousHash && chainHash(previousHash, stored, stored.data) === stored.hash;

function opened(stored: StoredEvent, key: ChildKey, registry: EventRegistry): DomainEvent {
  // The end of a history is no part of one that goes on.
  if (stored.type === ChildErased.type) throw new ImportProblem('not-ours');
  try {
    const { event, unreadable } = open(stored, key, registry);
    if (!unreadable) return event;
  } catch (error) {
    if (error instanceof IntegrityError) throw new ImportProblem('changed');
    // Data that was sealed with the key of the file, and never was of its type.
    if (!(error instanceof NewerRelease)) throw new ImportProblem('not-ours');
  }
  throw new ImportProblem('newer');
}
