import { ServerCredentials, type status } from '@grpc/grpc-js';
import { Cluster, type ClusterNode } from './cluster.ts';
import { FaultSwitches, type LostAnswer, type OpenCall } from './faults.ts';
import type { DoubleVersion, NodeContext } from './node-context.ts';
import { type NodeServer, startNodeServer } from './node-server.ts';
import { StoredLog, type StoredLogOptions } from './stored-log.ts';
import { startTcpRelay, type TcpRelay } from './tcp-relay.ts';
import { systemEvent, Writer, type WriterOptions } from './writer.ts';

export { startTcpRelay, type TcpRelay } from './tcp-relay.ts';

export interface KurrentDbDoubleOptions extends StoredLogOptions, Partial<WriterOptions> {
  /** Default 26.1. */
  readonly version?: DoubleVersion;
  readonly nodes?: number;
  /** The log begins with events of the server itself. */
  readonly systemEvents?: boolean;
}

const MIB = 1_048_576;
const LIMITS: Readonly<Record<DoubleVersion, Omit<WriterOptions, 'commitTimeoutMs'>>> = {
  '23.10': { maxAppendBytes: MIB, maxEventBytes: Number.POSITIVE_INFINITY, countsDataOnly: true },
  '26.1': { maxAppendBytes: 256 * MIB, maxEventBytes: 16 * MIB, countsDataOnly: false },
};
const COMMIT_TIMEOUT_MS = 2_000;

/** A node of the double as tests handle it. */
interface RunningNode {
  readonly node: ClusterNode;
  readonly relay: TcpRelay;
  readonly server: NodeServer;
}

/** Starts an in-process server that speaks the protocol of the log's client. For tests only: it is no KurrentDB. */
export async function startKurrentDbDouble(options: KurrentDbDoubleOptions = {}) {
  const { version = '26.1', nodes = 1, systemEvents = false, commitTimeoutMs = COMMIT_TIMEOUT_MS } = options;
  const closing = new AbortController();
  const log = new StoredLog(options);
  const writer = new Writer(log, { ...LIMITS[version], ...options, commitTimeoutMs }, closing.signal);
  const cluster = new Cluster(log, nodes);
  const switches = new FaultSwitches();
  const running: RunningNode[] = [];

  function writeSystemEvents(): void {
    if (!systemEvents) return;
    log.write('$user-admin', [systemEvent('$UserCreated', '{}')]);
    log.write('$users', [systemEvent('$User', '"admin"')]);
    log.replicate();
  }
  async function startNode(node: ClusterNode): Promise<RunningNode> {
    const context: NodeContext = {
      node,
      cluster,
      log,
      writer,
      switches,
      version,
      view: { log, visible: () => node.visible() },
      cut: () => relay.cut(),
    };
    const server = await startNodeServer(context, ServerCredentials.createInsecure());
    const relay = await startTcpRelay(server.port);
    node.advertised = { address: '127.0.0.1', port: relay.port };
    return { node, relay, server };
  }

  writeSystemEvents();
  for (const node of cluster.nodes) running.push(await startNode(node));
  const each = (act: (relay: TcpRelay) => void) => {
    for (const { relay } of running) act(relay);
  };
  const endCalls = (kind: OpenCall['kind'] | undefined, act: (call: OpenCall) => void) => {
    for (const call of [...switches.calls]) if (!kind || call.kind === kind) act(call);
  };

  const faults = {
    cutAll: () => each((relay) => relay.cut()),
    blackhole: (on = true) => each((relay) => relay.blackhole(on)),
    refuse: (on = true) => each((relay) => relay.refuse(on)),
    failBefore: (code: status, times = 1) => {
      for (let time = 0; time < times; time += 1) switches.appendFaults.push({ kind: 'fail-before', code });
    },
    dropAnswer: (by: LostAnswer, times = 1) => {
      for (let time = 0; time < times; time += 1) switches.appendFaults.push({ kind: 'drop-answer', by });
    },
    holdCommit: () => {
      writer.hold();
      return { release: () => writer.release() };
    },
    endWithOk: (kind?: OpenCall['kind']) => endCalls(kind, (call) => call.endWithOk()),
    reset: (code: number, kind?: OpenCall['kind']) => endCalls(kind, (call) => call.reset(code)),
    muteSubscriptions: (on = true) => switches.mute(on),
    duplicateDelivery: (on = true) => {
      switches.duplicatesDelivery = on;
    },
    scavenge: (stream: string) => log.scavenge(stream),
    restart: () => {
      writer.startOver();
      each((relay) => relay.cut());
    },
  };

  return {
    url: `esdb://${running.map(({ relay }) => `127.0.0.1:${relay.port}`).join(',')}?tls=false`,
    faults,
    log,
    async close(): Promise<void> {
      closing.abort();
      for (const { server } of running) server.close();
      await Promise.all(running.map(({ relay }) => relay.close()));
    },
  };
}
