import { Server, type ServerCredentials, type ServerUnaryCall, type sendUnaryData } from '@grpc/grpc-js';
import { type Features, featureServices, features, gossipServices, streamServices } from '../wire/stubs.ts';
import { answerAppend } from './append-call.ts';
import { answerBatchAppend } from './batch-append-call.ts';
import { answerDelete, answerTombstone } from './delete-call.ts';
import { answerGossip } from './gossip.ts';
import type { NodeContext } from './node-context.ts';
import { answerRead } from './read-call.ts';

/** Calls at a time on one connection, as the real server's web server allows; further ones wait. */
const CONCURRENT_CALLS = 100;
/** Largest request message that the server takes. */
const REQUEST_BYTES = 16_767_216;
/** Pings of the server's own, and how long it waits for their answers. */
const PING_MS = 10_000;

const SERVER_VERSION = { '23.10': '23.10.8', '26.1': '26.1.0' } as const;

export interface NodeServer {
  readonly port: number;
  close(): void;
}

/** Serves one node on a port of its own. */
export async function startNodeServer(context: NodeContext, credentials: ServerCredentials): Promise<NodeServer> {
  const server = new Server({
    'grpc.max_concurrent_streams': CONCURRENT_CALLS,
    'grpc.max_receive_message_length': REQUEST_BYTES,
    'grpc.keepalive_time_ms': PING_MS,
    'grpc.keepalive_timeout_ms': PING_MS,
  });
  server.addService(streamServices.StreamsService, {
    append: answerAppend.bind(null, context),
    batchAppend: answerBatchAppend.bind(null, context),
    read: answerRead.bind(null, context),
    delete: answerDelete.bind(null, context),
    tombstone: answerTombstone.bind(null, context),
  });
  server.addService(gossipServices.GossipService, {
    read: (_: unknown, answer: Parameters<typeof answerGossip>[1]) => answerGossip(context.cluster, answer),
  });
  server.addService(featureServices.ServerFeaturesService, {
    getSupportedMethods: (
      _: ServerUnaryCall<unknown, Features.SupportedMethods>,
      answer: sendUnaryData<Features.SupportedMethods>,
    ) => answer(null, supportedMethods(context)),
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', credentials, (error, bound) => (error ? reject(error) : resolve(bound)));
  });
  return { port, close: () => server.forceShutdown() };
}

function supportedMethods({ version }: NodeContext): Features.SupportedMethods {
  const methods = ['append', 'batchappend', 'read', 'delete', 'tombstone'].map((name) =>
    new features.SupportedMethod().setServiceName('event_store.client.streams.streams').setMethodName(name),
  );
  return new features.SupportedMethods().setMethodsList(methods).setEventStoreServerVersion(SERVER_VERSION[version]);
}
