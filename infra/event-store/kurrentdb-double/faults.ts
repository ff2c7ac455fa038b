import type { status } from '@grpc/grpc-js';
import type { Cluster, ClusterNode, Endpoint } from './cluster.ts';
import type { AppendFault, FaultSwitches, LostAnswer, OpenCall } from './fault-switches.ts';
import type { StoredLog } from './log/stored-log.ts';
import type { Writer } from './log/writer.ts';
import type { TcpRelay } from './tcp-relay.ts';

/** A node and the way to it. */
export interface ReachableNode {
  readonly node: ClusterNode;
  readonly relay: TcpRelay;
}

/** Appends from here on are written on the leader alone: unreadable and unanswered. */
export interface HeldCommit {
  /** Lets them be replicated; those that still wait are answered. */
  release(): void;
}

interface FaultParts {
  readonly switches: FaultSwitches;
  readonly cluster: Cluster;
  readonly log: StoredLog;
  readonly writer: Writer;
  readonly nodes: readonly ReachableNode[];
}

/** What a test can let go wrong. Switches take `false` to end what they began; nodes go by their number. */
export class Faults {
  readonly #switches: FaultSwitches;
  readonly #cluster: Cluster;
  readonly #log: StoredLog;
  readonly #writer: Writer;
  readonly #nodes: readonly ReachableNode[];

  constructor({ switches, cluster, log, writer, nodes }: FaultParts) {
    this.#switches = switches;
    this.#cluster = cluster;
    this.#log = log;
    this.#writer = writer;
    this.#nodes = nodes;
  }

  // The way to the server

  /** Drops every connection; new ones are let in. */
  cutAll(): void {
    for (const { relay } of this.#nodes) relay.cut();
  }

  /** No byte passes, and nothing is closed. */
  blackhole(on = true): void {
    for (const { relay } of this.#nodes) relay.blackhole(on);
  }

  /** The connections that there are stay open and silent for good; new ones work. */
  strand(): void {
    for (const { relay } of this.#nodes) relay.strand();
  }

  /** Resets every new connection, as if no process listened. */
  refuse(on = true): void {
    for (const { relay } of this.#nodes) relay.refuse(on);
  }

  /** Every chunk of bytes waits so long, in both directions. */
  delay(ms: number): void {
    for (const { relay } of this.#nodes) relay.delay(ms);
  }

  /** Ends the way to the client, while the way to the server stays open. */
  halfClose(): void {
    for (const { relay } of this.#nodes) relay.halfClose();
  }

  // Appends

  /** The next appends end with this status, and nothing is stored. */
  failBefore(code: status, times = 1): void {
    this.#spoil({ kind: 'fail-before', code }, times);
  }

  /** The next appends are stored, and their client is not told. */
  dropAnswer(by: LostAnswer = 'silence', times = 1): void {
    this.#spoil({ kind: 'drop-answer', by }, times);
  }

  holdCommit(): HeldCommit {
    this.#writer.hold();
    return { release: () => this.#writer.release() };
  }

  #spoil(fault: AppendFault, times: number): void {
    for (let time = 0; time < times; time += 1) this.#switches.appendFaults.push(fault);
  }

  /** Whether an append is still to be spoiled. */
  get isAppendPending(): boolean {
    return this.#switches.appendFaults.length > 0;
  }

  // Reads

  /** The next reads end without an error after so many records, whatever was asked for. */
  endReadsEarly(...records: readonly number[]): void {
    this.#switches.earlyEnds.push(...records);
  }

  // Running calls

  /** Ends running calls without an error. */
  endWithOk(kind?: OpenCall['kind']): void {
    for (const call of this.#running(kind)) call.endWithOk();
  }

  /** @param code of HTTP/2: 8 is CANCEL, 2 is INTERNAL_ERROR */
  reset(code: number, kind?: OpenCall['kind']): void {
    for (const call of this.#running(kind)) call.reset(code);
  }

  /** Subscriptions go silent, while everything else is answered. */
  muteSubscriptions(on = true): void {
    this.#switches.mute(on);
  }

  /** Subscriptions deliver every event twice. */
  duplicateDelivery(on = true): void {
    this.#switches.duplicatesDelivery = on;
  }

  #running(kind: OpenCall['kind'] | undefined): readonly OpenCall[] {
    return [...this.#switches.calls].filter((call) => !kind || call.kind === kind);
  }

  // Nodes

  /** Starting, shutting down, or in an election. */
  notReady(on = true, index = 0): void {
    this.#at(index).node.isReady = !on;
  }

  /** What only the old leader had is gone, its positions are used again, its waiting appends time out. Null: none is elected. */
  electLeader(index: number | null): void {
    const leader = index === null ? null : this.#at(index).node;
    leader?.follow();
    this.#cluster.leader = leader;
    this.#writer.startOver();
  }

  /** The node shows what it shows now, and nothing new. */
  lagBehind(index: number, on = true): void {
    const { node } = this.#at(index);
    if (on) node.freeze();
    else node.follow();
    this.#log.notify();
  }

  /** A killed process: its connections go, gossip calls it dead. No other is elected by that. */
  stopNode(index: number): void {
    const { node, relay } = this.#at(index);
    node.isAlive = false;
    relay.refuse();
    relay.cut();
  }

  startNode(index: number): void {
    const { node, relay } = this.#at(index);
    node.isAlive = true;
    relay.refuse(false);
  }

  /** What gossip tells clients to connect to. */
  advertise(index: number, endpoint: Endpoint): void {
    this.#at(index).node.advertised = endpoint;
  }

  /** Gossip and the node itself disagree on whether it lives. */
  gossipsDead(index: number): void {
    this.#at(index).node.isAlive = false;
  }

  #at(index: number): ReachableNode {
    const found = this.#nodes[index];
    if (!found) throw new Error(`The double has no node ${index}`);
    return found;
  }

  // The whole server

  /** The memory of recent writes is empty, and every connection is new. */
  restart(): void {
    this.#writer.startOver();
    this.cutAll();
  }

  /** A restart on a new volume. */
  restartEmpty(): void {
    this.#log.empty();
    this.restart();
  }

  /** A graceful stop: subscriptions are dropped without a word, and the connections go when the test says so. */
  beginShutDown(): { finish(): void } {
    for (const { node } of this.#nodes) node.isReady = false;
    this.muteSubscriptions();
    return {
      finish: () => {
        for (const index of this.#nodes.keys()) this.stopNode(index);
      },
    };
  }

  /** Removes all of a stream but its last record. */
  scavenge(stream: string): void {
    this.#log.scavenge(stream);
  }
}
