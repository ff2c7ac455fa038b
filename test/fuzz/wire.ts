import { connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import type { FuzzRequest } from './fuzz-request.ts';

export interface WireAnswer {
  readonly status: number;
  /** The whole answer, headers and all, as it is read: the prepared pages come compressed to a client that takes brotli. */
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

const END_OF_HEAD = '\r\n\r\n';

function read(bytes: Buffer): WireAnswer {
  const bodyAt = bytes.indexOf(END_OF_HEAD) + END_OF_HEAD.length;
  const head = bytes.subarray(0, bodyAt).toString();
  const [, code] = /^HTTP\/1\.1 (\d{3}) /.exec(head) ?? [];
  if (!code) throw new Error('the connection was closed without an answer');
  const sent = bytes.subarray(bodyAt);
  const isBrotli = sent.length > 0 && /\r\ncontent-encoding: br\r\n/i.test(head);
  const body = (isBrotli ? brotliDecompressSync(sent) : sent).toString();
  return {
    status: Number(code),
    text: `${head}${body}`,
    json: parsed(body, /\r\ntransfer-encoding: chunked/i.test(head)),
  };
}

function parsed(body: string, isChunked: boolean): unknown {
  try {
    return JSON.parse(isChunked ? body.replace(/(^|\r\n)[0-9a-f]+\r\n/gi, '') : body);
  } catch {
    return undefined;
  }
}
