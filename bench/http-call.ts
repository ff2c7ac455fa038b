import { type Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface HttpCall {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** From where it comes, like 127.0.1.1: all of 127.0.0.0/8 is this machine. */
  readonly localAddress?: string;
  /** Without it the body of the answer is read and dropped. */
  readonly keepsText?: boolean;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Empty unless it was asked for. */
  readonly text: string;
  readonly ms: number;
}

/**
 * One call, resolved when all of the answer is here, whatever it says. As a browser does, it is sent once more when a connection that was kept
 * had ended meanwhile. @throws Error of the connection
 */
export async function httpCall(url: string, agent: Agent, call: HttpCall): Promise<HttpAnswer> {
  try {
    return await sentOnce(url, agent, call);
  } catch (error) {
    if (!(error instanceof KeptConnectionEnded)) throw error;
    return sentOnce(url, agent, call);
  }
}

class KeptConnectionEnded extends Error {
  override readonly name = 'KeptConnectionEnded';
}

function sentOnce(url: string, agent: Agent, call: HttpCall): Promise<HttpAnswer> {
  const { method, path, body, localAddress, keepsText = false } = call;
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port: new URL(url).port,
      method,
      path,
      agent,
      headers: { ...call.headers, ...length },
      ...(localAddress === undefined ? {} : { localAddress }),
    };
    const sent = request(options, (answer) => {
      let text = '';
      if (keepsText) answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      else answer.resume();
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text, ms: performance.now() - started }),
      );
    });
    sent.once('error', (error) =>
      reject(sent.reusedSocket ? new KeptConnectionEnded(error.message, { cause: error }) : error),
    );
    sent.end(body);
  });
}
