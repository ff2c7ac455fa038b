import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type Koa from 'koa';
import type { RequestState } from './request-state.ts';

export interface Listening {
  readonly port: number;
  /** Takes no new request, lets those under way finish for `graceMs`, then cuts them off. */
  close(graceMs: number): Promise<void>;
}

/** Longer than the minute for which proxies keep a connection, so that it is never we who close one under a request. */
const KEEP_ALIVE_MS = 65_000;
const REQUEST_MS = 30_000;
/** A connection on which no byte moves, in either direction. Longer than any answer takes to be made. */
const STALLED_MS = 120_000;
const SWEEP_MS = 20;

/**
 * Opens the port.
 * @param stalledMs after which a connection is cut that somebody holds without reading its answer
 * @throws Error with a sentence when it is taken or not ours to open
 */
export async function listen(
  app: Koa<RequestState>,
  port: number,
  host: string | undefined,
  stalledMs = STALLED_MS,
): Promise<Listening> {
  // A missing Host is ours to answer, as JSON like everything else.
  const server = createServer({
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: REQUEST_MS,
    requireHostHeader: false,
  });
  server.setTimeout(stalledMs);
  const answer = app.callback();
  server.on('request', answer);
  // An expectation other than 100-continue may be ignored (RFC 9110, 10.1.1).
  server.on('checkExpectation', answer);
  server.on('clientError', refuseUnreadable);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(sentenceFor(error, port, host)));
    server.listen(port, host, resolve);
  });
  return { port: (server.address() as AddressInfo).port, close: (graceMs) => close(server, graceMs) };
}

function sentenceFor(error: Error & { readonly code?: string }, port: number, host: string | undefined): Error {
  const where = host ? `port ${port} of ${host}` : `port ${port}`;
  if (error.code === 'EADDRINUSE')
    return new Error(`Something else listens on ${where}: stop it, or set another PORT.`);
  if (error.code === 'EACCES') return new Error(`This account may not open ${where}: set PORT to one above 1023.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new Error(`This machine has no address ${host}: set another HOST, or unset it.`);
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
  // A connection that was busy a moment ago is kept alive for more, and nobody tells when it becomes idle.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const cutOff = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cutOff);
}
