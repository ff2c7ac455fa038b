import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** What Linux says of processes, in `/proc`. */

const MB_OF_KB = 1 / 1_024;
/** `getconf CLK_TCK`: 100 on every Linux that Node runs on. */
const TICKS_A_SECOND = 100;

function statusMb(pid: number, field: 'VmHWM' | 'VmRSS'): number {
  const line = new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? Number.NaN) * MB_OF_KB;
}

/** Resident memory now, in megabytes. */
export const residentMb = (pid: number): number => statusMb(pid, 'VmRSS');

/** The most that was resident, in megabytes, ever or since {@link resetPeakMb}. */
export const peakMb = (pid: number): number => statusMb(pid, 'VmHWM');

export const resetPeakMb = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');

/** A process with its children; memory that they share is counted once, in megabytes. */
export function familyMb(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, one) => sum + shareMb(one), 0);
}

/** Processor time of a process and its children so far, those that have ended included. */
export function familySeconds(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, one) => sum + ticksOf(one), 0) / TICKS_A_SECOND;
}

function childrenOf(pid: number): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => statOf(one)?.parent === pid);
}

function shareMb(pid: number): number {
  const rollup = readIfThere(`/proc/${pid}/smaps_rollup`);
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * MB_OF_KB;
}

const ticksOf = (pid: number): number => statOf(pid)?.ticks ?? 0;

/** See proc(5); a name may hold blanks and brackets, so the fields are counted from its end. */
function statOf(pid: number): { readonly parent: number; readonly ticks: number } | undefined {
  const stat = readIfThere(`/proc/${pid}/stat`);
  if (stat === '') return undefined;
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [own = 0, ownSystem = 0, ended = 0, endedSystem = 0] = fields.slice(11, 15);
  return { parent: fields[1] ?? 0, ticks: own + ownSystem + ended + endedSystem };
}

/** A process may end between being listed and being read. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')) return '';
    throw error;
  }
}
