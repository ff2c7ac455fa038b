import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type Koa from 'koa';
import { type ConnectionGuard, guardConnections, timeoutsOf } from './admission/connections.ts';
import { ADMISSION_LIMITS, type AdmissionLimits } from './admission/limits.ts';
import type { RequestState } from './request-state.ts';

export interface Listening {
  readonly port: number;
  /** Takes no new request, lets those under way finish for `graceMs`, then cuts them off. */
  close(graceMs: number): Promise<void>;
}

/** Longer than the minute for which proxies keep a connection, so that it is never we who close one under a request. */
const KEEP_ALIVE_MS = 65_000;
const SWEEP_MS = 20;

interface ListenOptions {
  readonly port: number;
  /** undefined: every address of the machine. */
  readonly host: string | undefined;
  /** The settings that name them, for sentences. */
  readonly settings?: { readonly port: string; readonly host: string };
  readonly connections?: ConnectionGuard;
  readonly limits?: AdmissionLimits;
}

/** Opens the port. @throws PortTaken, or Error with a sentence when it is not ours to open */
export async function listen(app: Koa<RequestState>, options: ListenOptions): Promise<Listening> {
  const { port, host, limits = ADMISSION_LIMITS } = options;
  const { connections = guardConnections({ limits, perNetwork: false, onRefused: () => undefined }) } = options;
  // A missing Host is ours to answer, as JSON like everything else.
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, requireHostHeader: false, ...timeoutsOf(limits) });
  connections.watch(server);
  const respond = app.callback();
  const answer: RequestListener = (req, res) => {
    if (connections.admits(req, res)) void respond(req, res);
  };
  server.on('request', answer);
  // An expectation other than 100-continue may be ignored (RFC 9110, 10.1.1).
  server.on('checkExpectation', answer);
  server.on('clientError', refuseUnreadable);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(sentenceFor(error, options)));
    server.listen({ port, ...(host === undefined ? {} : { host }), backlog: backlogOf(limits) }, resolve);
  });
  return { port: (server.address() as AddressInfo).port, close: (graceMs) => close(server, graceMs) };
}

/**
 * As many wait to be accepted as would be let in. With Node's 511, a thousand children who come at one moment overflow it: what the kernel drops
 * comes again after 1, 3, 7 seconds, and is reset after half a minute. The kernel's own `somaxconn` bounds it, too.
 */
const backlogOf = ({ connections }: AdmissionLimits): number => connections.all ?? NODES_BACKLOG;
const NODES_BACKLOG = 511;

/** Something else listens there. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken';
}

const SETTINGS = { port: 'PORT', host: 'HOST' } as const;

function sentenceFor(
  error: Error & { readonly code?: string },
  { port, host, settings = SETTINGS }: ListenOptions,
): Error {
  const where = host ? `port ${port} of ${host}` : `port ${port}`;
  if (error.code === 'EADDRINUSE')
    return new PortTaken(`Something else listens on ${where}: stop it, or set another ${settings.port}.`);
  if (error.code === 'EACCES')
    return new Error(`This account may not open ${where}: set ${settings.port} to one above 1023.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new Error(`This machine has no address ${host}: set another ${settings.host}, or unset it.`);
  }
  return error;
}

/** Bytes that are not HTTP never reach Koa; they too get an answer with `error`. */
function refuseUnreadable(error: Error & { readonly code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const [status, code, sentence] = unreadable(error.code);
  const body = JSON.stringify({ error: sentence, code });
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      'Connection: close',
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
}

function unreadable(code: string | undefined): readonly [string, string, string] {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return ['431 Request Header Fields Too Large', 'headers.too-large', 'The headers are too large.'];
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return ['408 Request Timeout', 'request.too-slow', 'That took too long.'];
  return ['400 Bad Request', 'request.malformed', 'This is not a request that we can read.'];
}

async function close(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that was busy a moment ago is kept alive for more, and no event says when it becomes idle.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const cutOff = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cutOff);
}
