import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { AdmissionLimits } from './limits.ts';
import { networksOf, plainAddress } from './networks.ts';
import { BUSY, RETRY_AFTER_SECONDS } from './refusal.ts';
import { createShares } from './shares.ts';

interface GuardOptions {
  readonly limits: AdmissionLimits;
  /** False behind a proxy, whose connections are all clients'. */
  readonly perNetwork: boolean;
  readonly onRefused: (reason: string) => void;
}

export interface ConnectionGuard {
  /** Watches the connections of a server that does not listen yet. */
  watch(server: Server): void;
  /** To be asked first for every request; false: its connection was refused or cut, and it needs no answer. */
  admits(req: IncomingMessage, res: ServerResponse): boolean;
  /** How many are open. */
  open(): number;
}

/** From here on an answer ends its connection, so that idle ones make room for new ones. */
const CROWDED = 0.75;
/** Beyond the most that are answered; the rest is dropped unheard. */
const HEARD = 1.25;
/** For reading the refusal. */
const LINGER_MS = 1_000;
/** How often Node looks for requests that take too long to arrive. */
const CHECK_EVERY_MS = 1_000;

/** What `createServer` must be told, so that a request arrives in time or not at all. */
export const timeoutsOf = ({ headMs, requestMs }: AdmissionLimits) => ({
  requestTimeout: requestMs,
  headersTimeout: headMs,
  connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, headMs),
});

/** Bounds connections by number, and cuts those that hold something without moving a byte. */
export function guardConnections({ limits, perNetwork, onRefused }: GuardOptions): ConnectionGuard {
  const shares = createShares(limits.connections);
  const most = limits.connections.all ?? Number.POSITIVE_INFINITY;
  const refused = new WeakSet<Socket>();
  const pending = new WeakMap<Socket, Set<IncomingMessage>>();
  const isCrowded = () => shares.held() > most * CROWDED;

  function admitConnection(socket: Socket): void {
    const address = plainAddress(socket.remoteAddress) ?? '';
    const taken = shares.take(perNetwork ? networksOf(address) : {});
    if (typeof taken === 'function') {
      socket.once('close', taken);
      return;
    }
    onRefused(`connections-${taken}`);
    refused.add(socket);
    refuse(socket);
  }

  /** Node says that no byte has moved for `stalledMs`; a request that is being worked on is none of the caller's fault. */
  function onStalled(socket: Socket): void {
    const requests = pending.get(socket);
    const isWorkedOn = requests && requests.size > 0 && [...requests].every((req) => req.complete);
    if (isWorkedOn && socket.writableLength === 0) {
      socket.setTimeout(limits.stalledMs);
      return;
    }
    if (requests && requests.size > 0) onRefused('stalled');
    socket.destroy();
  }

  return {
    watch(server) {
      if (Number.isFinite(most)) server.maxConnections = Math.ceil(most * HEARD);
      server.on('drop', () => onRefused('connections-dropped'));
      server.on('connection', admitConnection);
      server.on('clientError', ({ code }: Error & { readonly code?: string }) => {
        if (code === 'ERR_HTTP_REQUEST_TIMEOUT') onRefused('unfinished');
      });
      server.timeout = limits.stalledMs;
      server.on('timeout', onStalled);
    },
    admits(req, res) {
      const { socket } = req;
      if (refused.has(socket) || socket.destroyed) return false;
      const requests = pending.get(socket) ?? new Set();
      pending.set(socket, requests);
      if (requests.size >= limits.pipelined) {
        onRefused('pipelined');
        socket.destroy();
        return false;
      }
      requests.add(req);
      res.once('close', () => requests.delete(req));
      if (isCrowded()) res.shouldKeepAlive = false;
      return true;
    },
    open: () => shares.held(),
  };
}

function refuse(socket: Socket): void {
  const body = JSON.stringify(BUSY.all.body);
  socket.end(
    [
      'HTTP/1.1 503 Service Unavailable',
      'Connection: close',
      `Retry-After: ${RETRY_AFTER_SECONDS}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
