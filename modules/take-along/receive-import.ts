import {
  type CommandContext,
  DomainError,
  type KeptFile,
  type ModuleDependencies,
  type RouteRequest,
} from '@wonderlings/kernel';
import { IMPORT_LIMITS, type ImportState } from './contract.ts';
import { ImportWork, importState, newImport, UPLOAD } from './import-work.ts';
import { requireEmpty } from './take-along.decide.ts';
import { idsOf, WORK_ON_FILE } from './work-on-file-job.ts';

type Dependencies = Pick<ModuleDependencies, 'children' | 'vault' | 'now' | 'enqueue'>;

const HOUR_MS = 3_600_000;

interface Start {
  readonly childId: string;
  /** Of the file, in bytes. */
  readonly size: number;
  readonly session: Pick<RouteRequest['session'], 'sessionId'>;
  readonly context: (childId: string) => CommandContext;
}

/** @throws DomainError `import.not-empty`; `import.running` while another one comes in */
export async function startImport(
  { children, vault, now }: Dependencies,
  { childId, size, session, context }: Start,
): Promise<ImportState> {
  const asked = context(childId);
  await children.execute(childId, requireEmpty, asked);
  await vault.files.begin({
    // A call that comes again goes on with the same file.
    id: asked.commandId,
    childId,
    purpose: 'import',
    sessionId: session.sessionId,
    work: newImport(size),
    endsAt: new Date(now().getTime() + HOUR_MS),
    isDue: false,
  });
  return importState(await importOf({ vault }, asked.commandId, childId, session.sessionId ?? ''), now());
}

async function importOf({ vault }: Pick<Dependencies, 'vault'>, id: string, childId: string, sessionId: string) {
  const found = await vault.files.find(id, childId, sessionId);
  if (found?.file.purpose !== 'import') {
    throw new DomainError('not-found', 'import.none', 'There is no such file here. Please choose it again.');
  }
  return found.file;
}

interface Part {
  readonly childId: string;
  readonly id: string;
  readonly part: number;
  readonly bytes: Uint8Array;
  readonly sessionId: string;
}

/** Takes the next part; one that is here already is taken for sent again. */
export async function importPartOf(
  { vault, now, enqueue }: Dependencies,
  { childId, id, part, bytes, sessionId }: Part,
): Promise<ImportState> {
  const file = await importOf({ vault }, id, childId, sessionId);
  const work = ImportWork.parse(file.work);
  if (part === work.received - 1) return importState(file, now());
  if (work.state !== 'receiving' || part !== work.received) throw otherPart();
  const expected = Math.min(IMPORT_LIMITS.partBytes, work.size - part * IMPORT_LIMITS.partBytes);
  if (bytes.length !== expected) {
    throw new DomainError('invalid', 'import.wrong-part', `This part should have ${expected} bytes.`);
  }
  const isLast = (part + 1) * IMPORT_LIMITS.partBytes >= work.size;
  const next: ImportWork = { ...work, received: part + 1, state: isLast ? 'checking' : 'receiving' };
  const advanced = await vault.files.advance(file, {
    work: next,
    pieces: [{ part: UPLOAD, index: part, bytes }],
    isDue: isLast,
    endsAt: file.endsAt,
  });
  if (!advanced) throw otherPart();
  if (isLast) enqueue?.(WORK_ON_FILE, idsOf(advanced));
  return importState(advanced, now());
}

const otherPart = () => new DomainError('conflict', 'import.other-part', 'Another part of the file is due.');

interface ImportFoundOptions {
  readonly childId: string;
  readonly id: string;
  readonly context: (childId: string) => CommandContext;
  readonly sessionId: string;
}

/** From here on it comes in, whatever happens to the server; the job does it. */
export async function importFoundFile(
  { children, vault, now, enqueue }: Dependencies,
  { childId, id, context, sessionId }: ImportFoundOptions,
): Promise<ImportState> {
  const file = await importOf({ vault }, id, childId, sessionId);
  const work = ImportWork.parse(file.work);
  if (work.state === 'running' || work.state === 'done') return importState(file, now());
  if (importState(file, now()).state !== 'found') {
    throw new DomainError('conflict', 'import.nothing-found', 'There is nothing to bring in yet.');
  }
  const { correlationId, timeZone, commandId, actor } = context(childId);
  await children.execute(childId, requireEmpty, context(childId));
  const next: ImportWork = {
    ...work,
    state: 'running',
    asked: { commandId, correlationId, timeZone, actor: actor === 'system' ? actor : 'grown-up' },
  };
  // It stays until it is in.
  const advanced = await vault.files.advance(file, { work: next, isDue: true, endsAt: null });
  if (advanced) enqueue?.(WORK_ON_FILE, idsOf(advanced));
  return importState(advanced ?? (await importOf({ vault }, id, childId, sessionId)), now());
}

export const importStateOf = (file: KeptFile, now: Date): ImportState => importState(file, now);
