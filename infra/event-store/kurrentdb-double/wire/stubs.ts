/**
 * The service definitions that the client ships. They are CommonJS without static export names, so their values come as one
 * default export, and their types by themselves.
 */
import gossipServices from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import featureServices from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import statuses from '@eventstore/db-client/generated/status_pb.js';
import streamServices from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';

export type * as Gossip from '@eventstore/db-client/generated/gossip_pb.js';
export type * as Features from '@eventstore/db-client/generated/serverfeatures_pb.js';
export type * as Shared from '@eventstore/db-client/generated/shared_pb.js';
export type * as Streams from '@eventstore/db-client/generated/streams_pb.js';
export { featureServices, features, gossip, gossipServices, shared, statuses, streamServices, streams };
