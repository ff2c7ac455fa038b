import { connect, Server } from 'node:net';
import Koa from 'koa';
import { describe, expect, it, vi } from 'vitest';
import { ADMISSION_LIMITS } from './admission/limits.ts';
import { type Listening, listen } from './listen.ts';
import type { RequestState } from './request-state.ts';

const HERE = { port: 0, host: '127.0.0.1' };

/** An app whose one answer waits until `release` is called. */
function slowApp() {
  const app = new Koa<RequestState>();
  let release = () => {};
  let asked = () => {};
  const underWay = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  app.use(async (ctx) => {
    asked();
    await released;
    ctx.body = 'done';
  });
  return { app, underWay, release: () => release() };
}

const urlOf = ({ port }: Listening) => `http://127.0.0.1:${port}`;

describe('stopping', () => {
  it('lets a request that is under way finish, and takes no new one', async () => {
    const { app, underWay, release } = slowApp();
    const listening = await listen(app, HERE);
    const answer = fetch(urlOf(listening));
    await underWay;
    // Longer than a test may take: nothing but the end of the request ends it.
    const closed = listening.close(600_000);
    await expect(fetch(urlOf(listening))).rejects.toThrow();
    release();
    expect(await (await answer).text()).toBe('done');
    await closed;
  });

  it('cuts off a request that does not finish in time', async () => {
    const { app, underWay } = slowApp();
    const listening = await listen(app, HERE);
    const answer = fetch(urlOf(listening));
    const cut = expect(answer).rejects.toThrow();
    await underWay;
    await listening.close(50);
    await cut;
  });
});

it('lets as many wait to be accepted as it would let in', async () => {
  const opened = vi.spyOn(Server.prototype, 'listen');
  const listening = await listen(new Koa<RequestState>(), HERE);
  expect(opened.mock.calls[0]?.[0]).toMatchObject({ ...HERE, backlog: ADMISSION_LIMITS.connections.all });
  opened.mockRestore();
  await listening.close(0);
});

it('lets go of a client that does not read its answer', async () => {
  const app = new Koa<RequestState>();
  const gone = new Promise((resolve) => {
    app.use((ctx) => {
      ctx.res.once('close', resolve);
      // More than the sockets on both sides hold.
      ctx.body = Buffer.alloc(50_000_000);
    });
  });
  const listening = await listen(app, { ...HERE, limits: { ...ADMISSION_LIMITS, stalledMs: 100 } });
  const socket = connect(listening.port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await gone;
  socket.destroy();
  await listening.close(0);
});

describe('starting', () => {
  it('on a port that is taken says so in one sentence', async () => {
    const app = new Koa<RequestState>();
    const first = await listen(app, HERE);
    await expect(listen(app, { ...HERE, port: first.port })).rejects.toThrow(
      `Something else listens on port ${first.port} of 127.0.0.1: stop it, or set another PORT.`,
    );
    await first.close(0);
  });

  it('on an address that the machine does not have says so', async () => {
    await expect(listen(new Koa<RequestState>(), { ...HERE, host: '192.0.2.1' })).rejects.toThrow(
      'This machine has no address 192.0.2.1',
    );
  });
});

describe('bytes that are not HTTP', () => {
  async function answerTo(bytes: string): Promise<string> {
    const listening = await listen(new Koa<RequestState>(), HERE);
    const socket = connect(listening.port, '127.0.0.1');
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    socket.write(bytes);
    await new Promise((resolve) => socket.once('close', resolve));
    await listening.close(0);
    return text;
  }

  it.each([
    ['garbage\r\n\r\n', 400, 'request.malformed'],
    ['GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n', 400, 'request.malformed'],
    [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'headers.too-large'],
  ])('get an answer with an error too: %.30s', async (bytes, status, code) => {
    const text = await answerTo(bytes);
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const body = JSON.parse(text.slice(text.indexOf('\r\n\r\n')));
    expect(body).toEqual({ error: expect.any(String), code });
  });
});
