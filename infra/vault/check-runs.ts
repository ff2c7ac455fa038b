import type { CheckReport, CheckRun, CheckRuns } from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';

interface CheckRow {
  readonly run_id: string;
  readonly is_running: boolean;
  readonly is_beating: boolean;
  readonly report: CheckReport;
}

/** A run tells how far it is every second; one that was silent for so long is lost. */
const SILENT_MS = 30_000;

/** The latest check of each child's history, one row a child. */
export function checkRuns(sql: Sql, now: () => Date): CheckRuns {
  const silent = () => new Date(now().getTime() - SILENT_MS);
  // Reports are plain JSON, which is what the driver's type asks for.
  const json = (report: CheckReport) => sql.json(report as Parameters<typeof sql.json>[0]);

  return {
    async beginCheck(childId, runId, report) {
      const begun = await sql`
        insert into vault.history_checks (child_id, run_id, is_running, beat_at, report)
        values (${childId}, ${runId}, true, ${now()}, ${json(report)})
        on conflict (child_id) do update set run_id = excluded.run_id, is_running = true, beat_at = excluded.beat_at,
          report = excluded.report
        where not history_checks.is_running or history_checks.beat_at < ${silent()}
        returning 1`;
      return begun.length > 0;
    },

    async tellCheck(childId, runId, report, isRunning) {
      const told = await sql`
        update vault.history_checks set report = ${json(report)}, is_running = ${isRunning}, beat_at = ${now()}
        where child_id = ${childId} and run_id = ${runId} and is_running returning 1`;
      return told.length > 0;
    },

    async stopCheck(childId, report) {
      const stopped = await sql`
        update vault.history_checks set report = ${json(report)}, is_running = false
        where child_id = ${childId} and is_running returning 1`;
      return stopped.length > 0;
    },

    async latestCheck(childId) {
      const [row] = await sql<CheckRow[]>`
        select run_id, is_running, beat_at >= ${silent()} as is_beating, report
        from vault.history_checks where child_id = ${childId}`;
      if (!row) return undefined;
      const state: CheckRun['state'] = !row.is_running ? 'over' : row.is_beating ? 'running' : 'lost';
      return { runId: row.run_id, state, report: row.report };
    },
  };
}
