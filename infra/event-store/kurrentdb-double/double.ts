import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerCredentials } from '@grpc/grpc-js';
import type { DoubleUsers } from './access.ts';
import type { DoubleVersion, NodeContext } from './calls/node-context.ts';
import { type NodeServer, startNodeServer } from './calls/node-server.ts';
import { throwAwayCertificate } from './certificate.ts';
import { Cluster, type ClusterNode } from './cluster.ts';
import { FaultSwitches } from './fault-switches.ts';
import { Faults, type ReachableNode } from './faults.ts';
import { StoredLog, type StoredLogOptions } from './log/stored-log.ts';
import { systemEvent, Writer, type WriterOptions } from './log/writer.ts';
import { startTcpRelay } from './tcp-relay.ts';

export interface KurrentDbDoubleOptions extends StoredLogOptions, Partial<WriterOptions> {
  /** Default 26.1. */
  readonly version?: DoubleVersion;
  /** More than one are a cluster, led by the first. Default 1. */
  readonly nodes?: number;
  /** The log begins with events of the server itself. */
  readonly systemEvents?: boolean;
  /** With users the double is secure: TLS with a certificate of its own, passwords, access lists. */
  readonly users?: DoubleUsers;
  /** A secure double then lets in only who shows the certificate that it has made for clients. */
  readonly asksForCertificate?: boolean;
}

interface UrlOptions {
  readonly node?: number;
  readonly user?: string;
  readonly password?: string;
  /** With the certificate for clients. */
  readonly withCertificate?: boolean;
  /** By the name of one node, which tells of the others. */
  readonly discover?: boolean;
}

export interface KurrentDbDouble {
  /** Connection string of all nodes, without a user. */
  readonly url: string;
  readonly faults: Faults;
  readonly log: StoredLog;
  /** Connection string of one node, with a user of a secure double. */
  urlOf(options: UrlOptions): string;
  /** How many calls run now. */
  openCalls(): number;
  close(): Promise<void>;
}

const MIB = 1_048_576;
const LIMITS: Readonly<Record<DoubleVersion, Omit<WriterOptions, 'commitTimeoutMs'>>> = {
  '23.10': { maxAppendBytes: MIB, maxEventBytes: Number.POSITIVE_INFINITY, countsDataOnly: true },
  '26.1': { maxAppendBytes: 256 * MIB, maxEventBytes: 16 * MIB, countsDataOnly: false },
};
const COMMIT_TIMEOUT_MS = 2_000;

/** Starts an in-process server that speaks the protocol of the log's client. For tests only: it is no KurrentDB. */
export async function startKurrentDbDouble(options: KurrentDbDoubleOptions = {}): Promise<KurrentDbDouble> {
  const { version = '26.1', nodes: size = 1, users = null, commitTimeoutMs = COMMIT_TIMEOUT_MS } = options;
  const closing = new AbortController();
  const log = new StoredLog(options);
  const writer = new Writer(log, { ...LIMITS[version], ...options, commitTimeoutMs }, closing.signal);
  const cluster = new Cluster(log, size);
  const switches = new FaultSwitches();
  const secured = users ? await secure(options) : null;
  const credentials = secured?.credentials ?? ServerCredentials.createInsecure();
  if (options.systemEvents) writeSystemEvents(log);

  const nodes = await Promise.all(cluster.nodes.map(startNode));
  async function startNode(node: ClusterNode): Promise<ReachableNode & { readonly server: NodeServer }> {
    const view = { log, visible: () => node.visible() };
    const cut = () => relay.cut();
    const context: NodeContext = { node, cluster, log, writer, switches, version, users, view, cut };
    const server = await startNodeServer(context, credentials);
    const relay = await startTcpRelay(server.port);
    node.advertised = { address: '127.0.0.1', port: relay.port };
    return { node, relay, server };
  }

  const urlTo = (chosen: readonly ReachableNode[], { user, password = '', withCertificate, discover }: UrlOptions) => {
    // A name of a server has to be a name with TLS.
    const host = secured ? 'localhost' : '127.0.0.1';
    const hosts = chosen.map(({ relay }) => `${host}:${relay.port}`).join(',');
    const login = user === undefined ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
    const files = Object.entries({ ...secured?.caFile, ...(withCertificate ? secured?.clientFiles : {}) });
    const named = files.map(([option, path]) => `&${option}=${encodeURIComponent(path)}`).join('');
    return `esdb${discover ? '+discover' : ''}://${login}${hosts}?tls=${secured !== null}${named}`;
  };
  return {
    url: urlTo(nodes, {}),
    faults: new Faults({ switches, cluster, log, writer, nodes }),
    log,
    urlOf({ node, ...url }) {
      const from = node ?? 0;
      return urlTo(node === undefined && !url.discover ? nodes : nodes.slice(from, from + 1), url);
    },
    openCalls: () => switches.calls.size,
    async close() {
      closing.abort();
      for (const { server } of nodes) server.close();
      await Promise.all(nodes.map(({ relay }) => relay.close()));
      await secured?.remove();
    },
  };
}

function writeSystemEvents(log: StoredLog): void {
  log.write('$user-admin', [systemEvent('$UserCreated', '{}')]);
  log.write('$users', [systemEvent('$User', '"admin"')]);
  log.replicate();
}

/** The client reads certificates from files. */
async function secure({ asksForCertificate = false }: KurrentDbDoubleOptions) {
  const [own, forClients] = [throwAwayCertificate(), throwAwayCertificate()];
  const folder = await mkdtemp(join(tmpdir(), 'kurrentdb-double-'));
  const write = async (name: string, text: string): Promise<string> => {
    const path = join(folder, name);
    await writeFile(path, text);
    return path;
  };
  const pair = { cert_chain: Buffer.from(own.certificate), private_key: Buffer.from(own.key) };
  // It is signed by itself, so it is its own authority.
  const authority = asksForCertificate ? Buffer.from(forClients.certificate) : null;
  return {
    caFile: { tlsCAFile: await write('ca.pem', own.certificate) },
    clientFiles: {
      userCertFile: await write('client.pem', forClients.certificate),
      userKeyFile: await write('client-key.pem', forClients.key),
    },
    credentials: ServerCredentials.createSsl(authority, [pair], asksForCertificate),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
