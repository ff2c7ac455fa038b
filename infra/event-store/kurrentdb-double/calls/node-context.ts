import type { Metadata } from '@grpc/grpc-js';
import { type Action, authorize, type DoubleUsers } from '../access.ts';
import type { Cluster, ClusterNode } from '../cluster.ts';
import type { FaultSwitches } from '../fault-switches.ts';
import type { LogView } from '../log/reading.ts';
import type { StoredLog } from '../log/stored-log.ts';
import type { Writer } from '../log/writer.ts';
import { refusals } from '../wire/refusal.ts';

/** Which server's manners the double has: the oldest that is still met, or the newest. */
export type DoubleVersion = '23.10' | '26.1';

/** What the calls of one node work with. */
export interface NodeContext {
  readonly node: ClusterNode;
  readonly cluster: Cluster;
  readonly log: StoredLog;
  readonly writer: Writer;
  readonly switches: FaultSwitches;
  readonly version: DoubleVersion;
  readonly view: LogView;
  /** Null when the double is insecure. */
  readonly users: DoubleUsers | null;
  /** Drops the connections of this node. */
  cut(): void;
}

interface Purpose {
  readonly action: Action;
  /** Null for `$all`. */
  readonly stream: string | null;
}

/** Lets a call in, or says why not. A follower forwards what is written, unless the caller asks for the leader. @throws Refusal */
export function admit(context: NodeContext, headers: Metadata, { action, stream }: Purpose): void {
  if (!context.node.isReady) throw refusals.notReady();
  authorize(context.users, headers, action, stream);
  requireLeader(context, headers);
  const isWrite = action === 'append' || action === 'delete';
  if (isWrite && !context.cluster.leader?.isAlive) throw refusals.notReady();
}

/** @throws Refusal when the caller asks for the leader and this node is not */
export function requireLeader({ node, cluster }: NodeContext, headers: Metadata): void {
  if (!headers.get('requires-leader').includes('true') || node === cluster.leader) return;
  throw cluster.leader ? refusals.notLeader(cluster.leader.advertised) : refusals.notReady();
}
