import type { Metadata } from '@grpc/grpc-js';
import type { Cluster, ClusterNode } from './cluster.ts';
import type { FaultSwitches } from './faults.ts';
import type { LogView } from './reading.ts';
import { refusals } from './refusal.ts';
import type { StoredLog } from './stored-log.ts';
import type { Writer } from './writer.ts';

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
  /** Drops the connections of this node. */
  cut(): void;
}

export type Purpose = 'read' | 'write';

/** Lets a call in, or says why not. @throws Refusal */
export function admit({ node, cluster }: NodeContext, headers: Metadata, purpose: Purpose): void {
  if (!node.isReady) throw refusals.notReady();
  const needsLeader = headers.get('requires-leader').includes('true');
  if (needsLeader && node !== cluster.leader) {
    throw cluster.leader ? refusals.notLeader(cluster.leader.advertised) : refusals.notReady();
  }
  if (purpose === 'write' && !cluster.leader) throw refusals.notReady();
}
