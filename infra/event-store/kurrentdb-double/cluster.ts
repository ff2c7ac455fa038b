import type { StoredLog } from './log/stored-log.ts';

export interface Endpoint {
  readonly address: string;
  readonly port: number;
}

/** Node states as gossip names them, of those that the client looks at. */
export const NODE_STATE = { follower: 6, leader: 8, readOnlyLeaderless: 12 } as const;

/** One node: its own prefix of the log that all share. */
export class ClusterNode {
  readonly name: string;
  readonly #log: StoredLog;
  /** What gossip tells clients to connect to. */
  advertised: Endpoint = { address: '127.0.0.1', port: 0 };
  isAlive = true;
  isReady = true;
  #frozenAt: number | null = null;

  constructor(name: string, log: StoredLog) {
    this.name = name;
    this.#log = log;
  }

  visible(): number {
    return Math.min(this.#frozenAt ?? Number.POSITIVE_INFINITY, this.#log.replicated);
  }

  /** Stops following the log at what it shows now. */
  freeze(): void {
    this.#frozenAt = this.visible();
  }

  follow(): void {
    this.#frozenAt = null;
  }
}

/** Who is there and who leads. */
export class Cluster {
  readonly nodes: readonly ClusterNode[];
  leader: ClusterNode | null;

  constructor(log: StoredLog, size: number) {
    this.nodes = Array.from({ length: size }, (_, index) => new ClusterNode(`node ${index}`, log));
    this.leader = this.nodes[0] ?? null;
  }

  stateOf(node: ClusterNode): number {
    if (node === this.leader) return NODE_STATE.leader;
    return this.leader ? NODE_STATE.follower : NODE_STATE.readOnlyLeaderless;
  }
}
