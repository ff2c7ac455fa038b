/** What `postmaster.pid` says about the Postgres that wrote it. */
export type Postmaster = { readonly pid: number; readonly ready: boolean };

// The lines of the file, as src/include/utils/pidfile.h numbers them.
const PID_LINE = 0;
const STATUS_LINE = 7;

/** Reads a `postmaster.pid`; `undefined` when it is empty or not one. Lines that are not written yet count as not ready. */
export function parsePostmasterPid(text: string): Postmaster | undefined {
  const lines = text.split('\n');
  const pid = Number(lines[PID_LINE]);
  if (!Number.isInteger(pid) || pid <= 1) return undefined;
  return { pid, ready: lines[STATUS_LINE]?.trim() === 'ready' };
}
