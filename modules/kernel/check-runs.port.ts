/** What a check of a child's history says of itself: numbers and times, never words of a child. */
export type CheckReport = { readonly [field: string]: unknown };

/** The latest check of a child. `lost`: its process is gone, or stands still. */
export interface CheckRun {
  readonly runId: string;
  readonly state: 'running' | 'over' | 'lost';
  readonly report: CheckReport;
}

/** Where checks say how far they are, so that any server can answer for them. */
export interface CheckRuns {
  /** Begins a run, unless another one of the child is running. */
  beginCheck(childId: string, runId: string, report: CheckReport): Promise<boolean>;
  /** Tells how far it is, or what came of it. False when the run was stopped or replaced: then nothing is told. */
  tellCheck(childId: string, runId: string, report: CheckReport, isRunning: boolean): Promise<boolean>;
  /** Ends a run that is still running; false when there is none. */
  stopCheck(childId: string, report: CheckReport): Promise<boolean>;
  latestCheck(childId: string): Promise<CheckRun | undefined>;
}
