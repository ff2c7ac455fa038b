import { randomUUID } from 'node:crypto';
import type { sendUnaryData } from '@grpc/grpc-js';
import type { Cluster, ClusterNode } from '../cluster.ts';
import { type Gossip, gossip } from '../wire/stubs.ts';
import { structuredUuid } from '../wire/uuid-message.ts';

const TICKS_PER_MS = 10_000n;

/** What any node answers about all of them. */
export function answerGossip(cluster: Cluster, answer: sendUnaryData<Gossip.ClusterInfo>): void {
  answer(null, new gossip.ClusterInfo().setMembersList(cluster.nodes.map((node) => memberInfo(cluster, node))));
}

function memberInfo(cluster: Cluster, node: ClusterNode): Gossip.MemberInfo {
  const { address, port } = node.advertised;
  return (
    new gossip.MemberInfo()
      .setInstanceId(structuredUuid(randomUUID()))
      .setTimeStamp(String(BigInt(Date.now()) * TICKS_PER_MS))
      // The numbers of gossip's own enumeration.
      .setState(cluster.stateOf(node))
      .setIsAlive(node.isAlive)
      .setHttpEndPoint(new gossip.EndPoint().setAddress(address).setPort(port))
  );
}
