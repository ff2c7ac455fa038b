export { type AnchorLine, type Anchors, anchorName, type Mark, type MarksOfStream } from './anchors.port.ts';
export { asOf } from './backdated-context.ts';
export { CELL_FORMAT, cellPlace, openCell, sealCell } from './cell-seal.ts';
export type { CheckReport, CheckRun, CheckRuns } from './check-runs.port.ts';
export { childGone, isChildGone } from './child-gone.ts';
export { type Children, createChildren, type Outcome, type WaitUntilReached } from './children.ts';
export type { ComparedPages, ComparePages } from './compare-pages.port.ts';
export type { BrowserKind } from './contract.ts';
export {
  type ActInContext,
  type CommandContext,
  type Composition,
  commandIdOf,
  evolveAll,
  type FacetStates,
  initialStates,
} from './decision.ts';
export { type DemoAct, type DemoContext, type DemoVisit, demoStoryOf } from './demo-story.ts';
export type { DeviceLine } from './device-line.ts';
export { DomainError, type DomainErrorKind } from './domain-error.ts';
export { eraseListed } from './erase-listed.ts';
export type { ErasureReason, ErasureReceipt } from './erasure.ts';
export {
  type Actor,
  ChildErased,
  type DomainEvent,
  type Draft,
  defineEvent,
  draft,
  type EventDefinition,
  type EventEnvelope,
  type EventOf,
  type EventRegistry,
  eventRegistry,
  isEvent,
  NewerRelease,
} from './event.ts';
export { eventLoopYielder } from './event-loop-yielder.ts';
export {
  type AppendResult,
  childOf,
  type EndedSandbox,
  type EndedSandboxesOptions,
  type EventStore,
  type ExpectedRevision,
  isSandboxStream,
  type ReadAllOptions,
  type ReadStreamOptions,
  type SealedEvent,
  type StoredEvent,
  type SubscribeOptions,
  streamOf,
  type Wanted,
  WrongExpectedRevision,
} from './event-store.port.ts';
export {
  type Command,
  command,
  type DecisionContext,
  defineFacet,
  defineReaction,
  type Facet,
  type Reaction,
} from './facet.ts';
export { type FairQueue, fairQueue } from './fair-queue.ts';
export type { GrownUp, GrownUpReset, GrownUpVault, ReplacedBy, TryOutVault } from './grown-up.port.ts';
export {
  type Enqueue,
  isListed,
  type JobIds,
  type JobRun,
  type ListedJob,
  listedJob,
  type RepeatingJob,
  WITHOUT_PROGRESS,
} from './job.ts';
export { keepsakeOf } from './keepsake.ts';
export {
  type Guard,
  KERNEL_KEPT,
  type KeptColumns,
  type KeptField,
  type KeptFields,
  type KeptKind,
  kept,
  OF_CHILD,
} from './kept.ts';
export type {
  KeptFile,
  KeptFileChange,
  KeptFileHere,
  KeptFilePurpose,
  KeptFiles,
  KeptPiece,
  NewKeptFile,
} from './kept-files.port.ts';
export type { ChildKey, KeyRing } from './key-ring.port.ts';
export { dateOfDay, dayNumber, knownTimeZone, localDateIn } from './local-date.ts';
export { clockIn, instantAt } from './local-time.ts';
export { MarkCheck, type MarkFindings } from './mark-check.ts';
export {
  type AssembledModules,
  assembleModules,
  defineModule,
  type Module,
  type ModuleDependencies,
  type RetentionSettings,
} from './module.ts';
export type { NoteToErase } from './note.port.ts';
export { NoteKeys } from './note-keys.ts';
export { HAD_WORDS, hadWords } from './own-words.ts';
export { type Page, pageOf, pageWithin, rowsFor } from './page.ts';
export {
  CHILD_PARTITIONS,
  DEMOS,
  FNV_OFFSET,
  FNV_PRIME,
  PARTITION_COUNT,
  partitionOf,
  UNUSED_BITS,
} from './partition.ts';
export { isEasyToGuess } from './password-strength.ts';
export type { PictureTry, PictureVault, ShownPicture } from './picture.port.ts';
export { processEach } from './process-each.ts';
export type { ProveGrownUp } from './prove-grown-up.ts';
export { QUOTA_DAY } from './quota.ts';
export {
  type CatalogueTable,
  type ColumnType,
  type ColumnValue,
  earlier,
  type Fold,
  on,
  put,
  type ReadDatabase,
  type ReadTable,
  readTable,
  type TableRow,
} from './read-table.ts';
export { isRequestFingerprint, otherRequest } from './request-fingerprint.ts';
export { type BrowserSession, type FileAnswer, type Route, type RouteRequest, route } from './route.ts';
export { isSandboxId, sandboxIdOf } from './sandbox-id.ts';
export {
  chainHash,
  checkSeal,
  eventOf,
  firstBrokenLink,
  GENESIS_HASH,
  IntegrityError,
  type OpenedEvent,
  open,
  seal,
} from './seal.ts';
export { type Sleep, type SleepVault, sleepDetails } from './sleep.port.ts';
export type { StateSnapshot, StateSnapshots } from './state-snapshots.port.ts';
export { checkStream, type StreamFindings } from './stream-check.ts';
export { type Fault, type FaultKind, faultCode } from './stream-fault.ts';
export { streamPages } from './stream-pages.ts';
export type { Account, SignInPlace, UnusedSession, Vault } from './vault.port.ts';
