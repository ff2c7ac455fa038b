import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import {
  type ChildKey,
  type DomainEvent,
  type KeptFile,
  type KeptPiece,
  type ModuleDependencies,
  type OpenedEvent,
  open,
  type StoredEvent,
  streamOf,
} from '@wonderlings/kernel';
import { CSV_START } from './csv.ts';
import { entryOf } from './entry.ts';
import { ExportWork, noFile, STAGES, ZIP_PIECE_BYTES } from './export-work.ts';
import { HISTORY_END, historyEntries, historySchema, historyStart } from './history-json.ts';
import { type HistoryPageParts, historyDays, historyPageEnd, historyPageStart } from './history-page.ts';
import { PROOF, proofAnchors, proofKey, proofLines } from './proof-files.ts';
import { readMePage } from './read-me-page.ts';
import { tableLines } from './table-files.ts';
import { inPieces, type PackedFile, zipped } from './zip-container.ts';

/** A file that lies in `proof/` beside the events, as it is. */
export interface VerifierFile {
  readonly name: string;
  readonly text: string;
}

export interface ExportParts extends HistoryPageParts {
  /** What checks an export without us, where this copy has it. */
  readonly verifier: () => Promise<readonly VerifierFile[]>;
}

type Dependencies = Pick<ModuleDependencies, 'anchors' | 'log' | 'registry' | 'vault' | 'now'> & ExportParts;

/** Events of one step: some 100 kB, and at most a few MB where each has a long page in it. */
const EVENTS_OF_A_STEP = 250;
const HOUR_MS = 3_600_000;
const MOST_FAILURES = 5;
const ZIP = 'zip';
/** The order in which they lie in the zip. */
const FIRST_FILES = ['read-me-first.html', 'history.html'];

const compress = promisify(deflateRaw);

/** One step of a file that is being made. @returns null when another process was quicker, or the file is gone */
export async function exportStep(dependencies: Dependencies, file: KeptFile): Promise<KeptFile | null> {
  const work = ExportWork.parse(file.work);
  if (work.state !== 'making') {
    return dependencies.vault.files.advance(file, { work, isDue: false, endsAt: file.endsAt });
  }
  try {
    return await (work.stage === 'packing'
      ? pack(dependencies, file, work)
      : writePages(dependencies, file, work, work.stage));
  } catch (error) {
    await failed(dependencies, file, work);
    throw error;
  }
}

/** The next turn tries again, a few times: then it is said that there will be no file. */
async function failed({ vault, now }: Dependencies, { id, childId }: KeptFile, work: ExportWork): Promise<void> {
  // Packing takes many steps, and only the first is known here.
  const file = (await vault.files.find(id, childId, ''))?.file;
  if (!file) return;
  const failures = work.failures + 1;
  const isOver = failures >= MOST_FAILURES;
  const change = isOver
    ? { work: { ...work, failures, state: 'failed' }, drop: [...Object.keys(work.parts), ZIP], endsAt: now() }
    : { work: { ...work, failures }, endsAt: file.endsAt };
  await vault.files.advance(file, { ...change, isDue: !isOver });
}

async function writePages(dependencies: Dependencies, file: KeptFile, work: ExportWork, stage: Stage) {
  const { log, vault } = dependencies;
  const limit = Math.min(EVENTS_OF_A_STEP, work.total - work.next);
  const stored = limit > 0 ? await log.readStream(streamOf(file.childId), { from: work.next, limit }) : [];
  if (stored.length < limit) throw new Error(`The stream of ${file.childId} ends before ${work.total}`);
  const isLast = work.next + stored.length >= work.total;
  const { texts, day = work.day } = await textsOf(dependencies, file, { work, stage, stored, isLast });

  const pieces: KeptPiece[] = [];
  const parts = { ...work.parts };
  for (const [path, text] of texts) {
    if (text === '') continue;
    const known = parts[path] ?? { crc: 0, size: 0, pieces: 0 };
    const bytes = Buffer.from(text);
    // Ended at a whole byte, so that the pieces of all steps make one stream.
    const compressed = await compress(bytes, { finishFlush: constants.Z_SYNC_FLUSH });
    pieces.push({ part: path, index: known.pieces, bytes: compressed });
    parts[path] = { crc: crc32(bytes, known.crc), size: known.size + bytes.length, pieces: known.pieces + 1 };
  }
  const next = isLast
    ? { stage: STAGES[STAGES.indexOf(stage) + 1] ?? 'packing', next: 0 }
    : { next: work.next + stored.length };
  return vault.files.advance(file, {
    work: { ...work, ...next, parts, day, failures: 0 },
    pieces,
    isDue: true,
    endsAt: file.endsAt,
  });
}

type Stage = Exclude<ExportWork['stage'], 'packing'>;
interface Page {
  readonly work: ExportWork;
  readonly stage: Stage;
  readonly stored: readonly StoredEvent[];
  readonly isLast: boolean;
}
interface Texts {
  /** By path in the zip. */
  readonly texts: ReadonlyMap<string, string>;
  readonly day?: string | null;
}

async function textsOf(dependencies: Dependencies, file: KeptFile, page: Page): Promise<Texts> {
  const { registry, vault } = dependencies;
  const key = (await vault.keysOf([file.childId])).get(file.childId);
  if (!key) throw new Error(`The key of ${file.childId} is gone`);
  const opened = page.stage === 'proof' ? [] : page.stored.map((event) => open(event, key, registry));
  switch (page.stage) {
    case 'page':
      return historyPage(dependencies, file, page, opened);
    case 'tables':
      return tables(file, page, opened);
    case 'proof':
      return proof(dependencies, file, page, key);
  }
}

async function historyPage(
  { sentenceOf, picture, vault }: Dependencies,
  { childId, begunAt }: KeptFile,
  { work, isLast }: Page,
  opened: readonly OpenedEvent[],
): Promise<Texts> {
  const start = work.next === 0 ? historyPageStart(await nameOf(vault, childId), begunAt.toISOString()) : '';
  const { html, day } = historyDays(opened, work, { sentenceOf, picture });
  return { texts: new Map([['history.html', start + html + (isLast ? historyPageEnd({ day }) : '')]]), day };
}

function tables({ childId, begunAt }: KeptFile, { work, isLast }: Page, opened: readonly OpenedEvent[]): Texts {
  const isStart = work.next === 0;
  const readable: DomainEvent[] = opened.flatMap((one) => (one.unreadable ? [] : [one.event]));
  const lines = [...tableLines(readable, isStart)].map(
    ([path, text]) => [path, (isStart ? CSV_START : '') + text] as const,
  );
  const json =
    (isStart ? historyStart({ childId, madeAt: begunAt.toISOString() }) : '') +
    historyEntries(opened.map(entryOf), isStart) +
    (isLast ? HISTORY_END : '');
  return { texts: new Map([...lines, ['history.json', json]]) };
}

async function proof(
  { registry, verifier, anchors, vault }: Dependencies,
  { childId, begunAt }: KeptFile,
  { work, stored, isLast }: Page,
  key: ChildKey,
): Promise<Texts> {
  const texts = new Map([[PROOF.events as string, proofLines(stored)]]);
  if (!isLast) return { texts };
  const files = await verifier();
  const name = await nameOf(vault, childId);
  const about = { name, madeAt: begunAt.toISOString(), entries: work.total, hasVerifier: files.length > 0 };
  texts.set('read-me-first.html', readMePage(about));
  texts.set('history.schema.json', `${JSON.stringify(historySchema(registry), null, 2)}\n`);
  texts.set(PROOF.key, proofKey(childId, key));
  texts.set(PROOF.anchors, proofAnchors((await anchors.of(streamOf(childId))).marks));
  for (const { name: own, text } of files) texts.set(`proof/${own}`, text);
  return { texts };
}

/** Whose history it is, by the name of the account. */
export async function nameOf(vault: Dependencies['vault'], childId: string): Promise<string> {
  return (await vault.accountOf(childId))?.username || 'demo';
}

/** All of the zip in one step, since a step is what is found again after a crash: then it is packed anew from what is there. */
async function pack({ vault, now }: Dependencies, file: KeptFile, work: ExportWork): Promise<KeptFile | null> {
  const paths = [...FIRST_FILES, ...Object.keys(work.parts).filter((path) => !FIRST_FILES.includes(path))];
  const packed = paths.map((path): PackedFile => {
    const { crc, size, pieces } = work.parts[path] ?? { crc: 0, size: 0, pieces: 0 };
    return { path, crc, size, pieces: () => piecesOf(path, pieces) };
  });
  let current: KeptFile | null = file;
  let zip = { size: 0, pieces: 0 };
  for await (const bytes of inPieces(zipped(packed, file.begunAt), ZIP_PIECE_BYTES)) {
    const piece = { part: ZIP, index: zip.pieces, bytes };
    zip = { size: zip.size + bytes.length, pieces: zip.pieces + 1 };
    // What an earlier try has packed goes first.
    const drop: string[] = piece.index === 0 ? [ZIP] : [];
    current = await vault.files.advance(current, { work, pieces: [piece], drop, isDue: true, endsAt: file.endsAt });
    if (!current) return null;
  }
  const readyAt = now();
  return vault.files.advance(current, {
    work: { ...work, state: 'ready', zip, readyAt: readyAt.toISOString(), failures: 0 },
    drop: paths,
    isDue: false,
    endsAt: new Date(readyAt.getTime() + HOUR_MS),
  });

  async function* piecesOf(path: string, count: number): AsyncGenerator<Uint8Array> {
    for (let index = 0; index < count; index += 1) yield await pieceOf(vault, file, path, index);
  }
}

async function pieceOf({ files }: Dependencies['vault'], file: KeptFile, part: string, index: number) {
  const bytes = await files.piece(file, part, index);
  if (!bytes) throw new Error(`Piece ${index} of ${part} of ${file.id} is gone`);
  return bytes;
}

/** The bytes of a file that is ready, from `start` to `end`, a piece at a time. @throws DomainError when it has gone */
export async function* readExport(
  vault: Dependencies['vault'],
  file: KeptFile,
  start: number,
  end: number,
): AsyncGenerator<Uint8Array> {
  for (let at = start; at < end; ) {
    const index = Math.floor(at / ZIP_PIECE_BYTES);
    const from = at - index * ZIP_PIECE_BYTES;
    const bytes = await vault.files.piece(file, ZIP, index);
    if (!bytes) throw noFile();
    const piece = bytes.subarray(from, from + (end - at));
    if (piece.length === 0) throw new Error(`${file.id} is shorter than it says`);
    at += piece.length;
    yield piece;
  }
}
