import fc from 'fast-check';

/** Processes of ours, by name. */
export const PROCESSES = ['api-1', 'api-2', 'worker'] as const;
export type ProcessName = (typeof PROCESSES)[number];
/** What they talk to, each over a way that can be spoiled. */
export type EngineName = 'postgres' | 'redis' | 'log';
/**
 * What can become of a way: every connection cut; cut, and none let in for a while; ended on one side; silent for a while and then
 * as before; slow for a while; silent for good on the connections that there are, while new ones work, as behind a firewall that forgot them.
 */
export const MANNERS = ['cut', 'refuse', 'half-close', 'stall', 'delay', 'strand'] as const;
export type Manner = (typeof MANNERS)[number];

/** What goes wrong in a round, `afterMs` into its load, and lasts `forMs` where it can last. */
export type Fault = { readonly afterMs: number; readonly forMs: number } & Harm;
type Harm =
  | { readonly kind: 'kill'; readonly target: ProcessName | 'postgres' }
  | { readonly kind: 'way'; readonly target: EngineName; readonly manner: Manner }
  | { readonly kind: 'restart'; readonly target: EngineName }
  | { readonly kind: 'clock'; readonly target: ProcessName; readonly byMs: number };
export type FaultKind = Harm['kind'];
export const FAULT_KINDS = ['kill', 'way', 'restart', 'clock'] as const satisfies readonly FaultKind[];

export interface PlanOptions {
  readonly seed: number;
  /** How many rounds of each kind. */
  readonly counts: Readonly<Record<FaultKind, number>>;
  /** Those that this suite spoils and restarts. */
  readonly engines: readonly EngineName[];
  /** All of them without it. */
  readonly manners?: readonly Manner[] | undefined;
}

const HOUR_MS = 3_600_000;
const LATEST_MS = 600;
const SHORTEST_MS = 100;
/** Longer than `/readyz` waits for a store (2 s): a server that cannot reach one has time to say so, and to take it back. */
const LONGEST_MS = 3_000;

/** What goes wrong in which order; the same seed plans the same. Each kind of harm occurs as often as the others of its kind, give or take one. */
export function planOf({ seed, counts, engines, manners }: PlanOptions): readonly Fault[] {
  const ofKind = (kind: FaultKind) =>
    shuffled(harmsOf(kind, engines, manners)).map((harms) =>
      harms.length === 0 ? [] : Array.from({ length: counts[kind] }, (_, index) => harms[index % harms.length] as Harm),
    );
  const plan = fc
    .tuple(...FAULT_KINDS.map(ofKind))
    .chain((kinds) => shuffled(kinds.flat()))
    .chain((harms) => fc.tuple(...harms.map(timed)));
  // One run gives one plan.
  return fc.sample(fc.noBias(plan), { seed, numRuns: 1 })[0] ?? [];
}

const LASTING: ReadonlySet<Manner> = new Set(['refuse', 'stall', 'delay']);

/** For a line of text. */
export function faultInWords(fault: Fault): string {
  const after = `${fault.target} after ${fault.afterMs} ms`;
  switch (fault.kind) {
    case 'kill':
      return `kill -9 of ${after}`;
    case 'restart':
      return `restart of ${after}`;
    case 'clock':
      return `clock ${fault.byMs / 60_000} minutes off in ${after}`;
    case 'way':
      return `${fault.manner} on the way to ${after}${LASTING.has(fault.manner) ? ` for ${fault.forMs} ms` : ''}`;
  }
}

function harmsOf(kind: FaultKind, engines: readonly EngineName[], manners: PlanOptions['manners']): readonly Harm[] {
  if (kind === 'kill') return [...PROCESSES, 'postgres' as const].map((target) => ({ kind, target }));
  if (kind === 'restart') return engines.map((target) => ({ kind, target }));
  if (kind === 'way')
    return engines.flatMap((target) => (manners ?? MANNERS).map((manner) => ({ kind, target, manner })));
  return PROCESSES.flatMap((target) => [-HOUR_MS, HOUR_MS].map((byMs) => ({ kind, target, byMs })));
}

const shuffled = <T>(all: readonly T[]): fc.Arbitrary<T[]> => fc.shuffledSubarray([...all], { minLength: all.length });

const timed = (harm: Harm): fc.Arbitrary<Fault> =>
  fc
    .record({ afterMs: fc.nat(LATEST_MS), forMs: fc.integer({ min: SHORTEST_MS, max: LONGEST_MS }) })
    .map((times) => ({ ...harm, ...times }));
