import { connect, type Socket } from 'node:net';

/** A connection on which a test writes what it likes, and reads only if it says so. */
export interface Wire {
  send(text: string): void;
  /** Reads from now on; resolves with everything that came, when the other side has ended it. */
  ended(): Promise<string>;
  close(): void;
}

export function openWire(url: string, options: { readonly localAddress?: string } = {}): Wire {
  const { hostname, port } = new URL(url);
  const socket: Socket = connect({ host: hostname, port: Number(port), ...options });
  socket.pause();
  let text = '';
  const gone = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  // A reset is one of the ways in which a connection ends.
  socket.on('error', () => undefined);
  return {
    send: (sent) => void socket.write(sent),
    async ended() {
      socket.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      socket.resume();
      await gone;
      return text;
    },
    close: () => socket.destroy(),
  };
}

export const GET = (path: string, headers = ''): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`;
