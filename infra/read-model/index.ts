export type { BatchReport } from './live/follow.ts';
export { type Projector, type ProjectorOptions, startProjector } from './live/projector.ts';
export type { ParkedStatus, ReadModelStatus, TableStatus } from './live/status.ts';
export { readModelMigrations } from './migrations.ts';
export type { ReadModelParts } from './read-model-parts.ts';
export { type RebuildOptions, type RebuildResult, rebuildTables } from './replay/rebuild.ts';
export type { ReplayProgress } from './replay/replay-progress.ts';
export { RebuildBusy } from './replay/successors.ts';
export { FoldError } from './table/fold-event.ts';
