import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTcpRelay, type TcpRelay } from './tcp-relay.ts';

describe('the relay', () => {
  let echo: Server;
  let relay: TcpRelay;
  let received = '';
  const clients: Socket[] = [];
  beforeEach(async () => {
    // Keeps its own way open when the client has ended: a half-close shows.
    received = '';
    echo = createServer({ allowHalfOpen: true }, (socket) => {
      socket
        .on('error', () => undefined)
        .on('data', (chunk) => {
          received += chunk;
          socket.write(chunk);
        });
    });
    echo.listen(0, '127.0.0.1');
    await once(echo, 'listening');
    relay = await startTcpRelay((echo.address() as AddressInfo).port);
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) client.destroy();
    await relay.close();
    echo.close();
  });

  async function open({ allowHalfOpen = false } = {}) {
    const socket = connect({ port: relay.port, host: '127.0.0.1', allowHalfOpen }).on('error', () => undefined);
    clients.push(socket);
    let heard = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      heard += text;
    });
    await once(socket, 'connect');
    const hears = (text: string) => expect.poll(() => heard, { timeout: 30_000 }).toBe(text);
    return { socket, hears, heard: () => heard };
  }

  it('lets everything through, and again after a cut', async () => {
    const { socket, hears } = await open();
    socket.write('one');
    await hears('one');
    relay.cut();
    await once(socket, 'close');
    const next = await open();
    next.socket.write('two');
    await next.hears('two');
  });

  it('ends a connection in the place of an answer that may not pass, and asks no more', async () => {
    const { socket, hears, heard } = await open();
    const asked: boolean[] = [true, false];
    relay.screenAnswers(async () => asked.shift() ?? false);
    socket.write('one');
    await hears('one');
    socket.write('two');
    await once(socket, 'close');
    expect(received).toBe('onetwo');
    expect(heard()).toBe('one');
    const next = await open();
    next.socket.write('three');
    await next.hears('three');
  });

  it('refuses, and takes connections again', async () => {
    relay.refuse();
    const refused = connect(relay.port, '127.0.0.1').on('error', () => undefined);
    // With or without having been connected for a moment.
    await new Promise((resolve) => refused.once('close', resolve));
    relay.refuse(false);
    const { socket, hears } = await open();
    socket.write('here');
    await hears('here');
  });

  it('swallows nothing for good: a blackhole keeps the bytes, each of them once', async () => {
    const { socket, hears, heard } = await open();
    socket.write('before ');
    await hears('before ');
    relay.blackhole();
    socket.write('during ');
    const beside = await open();
    beside.socket.write('beside');
    // A round trip over another way: the bytes had every chance to come.
    const direct = connect((echo.address() as AddressInfo).port, '127.0.0.1');
    direct.write('x');
    await once(direct, 'data');
    direct.destroy();
    expect(heard()).toBe('before ');
    relay.blackhole(false);
    socket.write('after');
    await hears('before during after');
    await beside.hears('beside');
  });

  it('strands what is open, for good, and lets new connections through', async () => {
    const { socket, hears, heard } = await open();
    socket.write('before');
    await hears('before');
    relay.strand();
    relay.blackhole(false);
    socket.write('lost');
    const next = await open();
    next.socket.write('new');
    await next.hears('new');
    expect(received).toBe('beforenew');
    expect([heard(), socket.closed]).toEqual(['before', false]);
  });

  it('delays, in order', async () => {
    relay.delay(30);
    const { socket, hears } = await open();
    for (const text of ['a', 'b', 'c']) socket.write(text);
    await hears('abc');
    relay.delay(0);
    socket.write('d');
    await hears('abcd');
  });

  it('ends one way only', async () => {
    const { socket, hears } = await open({ allowHalfOpen: true });
    socket.write('a');
    await hears('a');
    const ended = once(socket, 'end');
    relay.halfClose();
    await ended;
    socket.write('b');
    await expect.poll(() => received, { timeout: 30_000 }).toBe('ab');
  });
});
