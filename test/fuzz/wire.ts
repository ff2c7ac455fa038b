import { connect } from 'node:net';
import type { FuzzRequest } from './fuzz-request.ts';

export interface WireAnswer {
  readonly status: number;
  /** The whole answer, headers and all. */
  readonly text: string;
  /** Parsed, or undefined when it is no JSON. */
  readonly json: unknown;
}

/** A socket of its own for each request, from one of many addresses: the ports of one do not last for 100,000. */
const ADDRESSES = 200;
let sent = 0;

/**
 * Sends bytes as they are, which neither `fetch` nor `node:http` would.
 * @throws Error when no answer comes in time, or none at all
 */
export function overTheWire(port: number, request: FuzzRequest, cookie: string, withinMs: number): Promise<WireAnswer> {
  const { method, target, headers, body } = request;
  const lines = [
    `${method} ${target} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Connection: close',
    ...(cookie && !headers.some(([name]) => name === 'Cookie') ? [`Cookie: ${cookie}`] : []),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body ? [`Content-Length: ${body.length}`] : []),
  ];
  sent += 1;
  const localAddress = `127.0.0.${1 + (sent % ADDRESSES)}`;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`no whole answer within ${withinMs} ms`));
    }, withinMs);
    socket.on('data', (chunk) => chunks.push(chunk));
    // Refused while it was still sending: what has come until then is the answer.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(timer);
      try {
        resolve(read(Buffer.concat(chunks)));
      } catch (error) {
        reject(error);
      }
    });
    socket.write(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'));
    if (body) socket.write(body);
  });
}

function read(bytes: Buffer): WireAnswer {
  const text = bytes.toString();
  const [, code] = /^HTTP\/1\.1 (\d{3}) /.exec(text) ?? [];
  if (!code) throw new Error('the connection was closed without an answer');
  const end = text.indexOf('\r\n\r\n');
  return {
    status: Number(code),
    text,
    json: parsed(text.slice(end + 4), /\r\ntransfer-encoding: chunked/i.test(text.slice(0, end))),
  };
}

function parsed(body: string, isChunked: boolean): unknown {
  try {
    return JSON.parse(isChunked ? body.replace(/(^|\r\n)[0-9a-f]+\r\n/gi, '') : body);
  } catch {
    return undefined;
  }
}
