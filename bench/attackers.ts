import { Agent, request } from 'node:http';
import { connect } from 'node:net';

/**
 * Attackers as a process of their own: `attackers.ts <port> <cookie of a long journal> <seconds>`. They come from several
 * networks of loopback, and tell the bench at the end what they were answered.
 */
const [, , port = '0', cookie = '', seconds = '30'] = process.argv;
const NETWORKS = 4;
const NEVER_READ = 500;
const NEVER_FINISH = 500;
const SIGN_INS_A_SECOND = 4_000 / 60;
const DEMOS_A_SECOND = 20;
/** A connection that does not read does not see that it was cut. */
const OPEN_AGAIN_MS = 10_000;

const answered: Record<string, number> = {};
const count = (what: string) => {
  answered[what] = (answered[what] ?? 0) + 1;
};
let turn = 0;
const address = (): string => {
  turn += 1;
  return `127.0.${10 + (turn % NETWORKS)}.${1 + (Math.floor(turn / NETWORKS) % 250)}`;
};
const open = () => connect({ host: '127.0.0.1', port: Number(port), localAddress: address() });

function neverRead(): void {
  const socket = open();
  socket.on('error', () => undefined);
  socket.pause();
  socket.write(`GET /api/moods HTTP/1.1\r\nHost: a\r\nCookie: ${cookie}\r\n\r\n`);
  count('asked and never read');
  setTimeout(() => {
    socket.destroy();
    neverRead();
  }, OPEN_AGAIN_MS);
}

function neverFinish(): void {
  const socket = open();
  socket.on('error', () => undefined);
  socket.resume();
  socket.write(
    'POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 200000\r\n\r\n{',
  );
  count('never finished sending');
  socket.once('close', () => setTimeout(neverFinish, 500));
}

const agent = new Agent({ keepAlive: false });
function signIn(what: string, username: string, password: string): void {
  const body = JSON.stringify({ username, password });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const options = {
    host: '127.0.0.1',
    port,
    path: '/api/login',
    method: 'POST',
    agent,
    headers,
    localAddress: address(),
  };
  const sent = request(options, (answer) => {
    count(`${what} ${answer.statusCode}`);
    answer.resume();
  });
  sent.on('error', () => count(`${what} cut`));
  sent.end(body);
}

process.once('message', () => {
  for (let index = 0; index < NEVER_READ; index += 1) setTimeout(neverRead, index * 2);
  for (let index = 0; index < NEVER_FINISH; index += 1) setTimeout(neverFinish, index * 2);
  setInterval(() => signIn('sign-in', `guess-${turn}`, 'a wrong guess'), 1_000 / SIGN_INS_A_SECOND);
  setInterval(() => signIn('demo', 'demo', 'wonderlings-demo'), 1_000 / DEMOS_A_SECOND);
  setTimeout(() => process.send?.(answered, () => process.exit()), Number(seconds) * 1_000);
});
process.send?.({});
