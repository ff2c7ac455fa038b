import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './testing-app.ts';

const PAGE = '<!doctype html><title>Wonderlings</title>';
const HOME = '<!doctype html><title>Wonderlings</title><h1>Welcome, young Wonderlings!</h1>';
const MOOD = '<!doctype html><title>Wonderlings</title><h1>My Feelings Journal</h1>';
const AUTH = '<!doctype html><title>Wonderlings</title><h1>Sign in</h1>';
const SCRIPT = 'console.log("hello")';
const SCRIPT_PATH = '/assets/main-a1b2c3d4.js';
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wonderlings-static-'));
  const root = join(folder, 'dist');
  await mkdir(join(root, 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await mkdir(join(root, 'pages', 'visitor'), { recursive: true });
  await mkdir(join(root, 'pages', 'child'));
  await writeFile(join(root, 'index.html'), PAGE);
  await writeFile(join(root, 'pages', 'visitor', 'home.html'), HOME);
  await writeFile(join(root, 'pages', 'routes.json'), '["/","/activities/journal","/auth","/mood","/progress"]');
  await writeFile(join(root, 'pages', 'visitor', 'auth.html'), AUTH);
  await writeFile(join(root, 'pages', 'child', 'mood.html'), MOOD);
  await writeFile(join(root, SCRIPT_PATH), SCRIPT);
  await writeFile(join(root, `${SCRIPT_PATH}.br`), brotliCompressSync(SCRIPT));
  await writeFile(join(root, `${SCRIPT_PATH}.gz`), gzipSync(SCRIPT));
  await writeFile(join(root, 'assets', 'gone-a1b2c3d4.css'), 'p {}');
  await writeFile(join(root, 'sw.js'), 'keep()');
  await writeFile(join(root, 'sw-retired.js'), 'end()');
  await writeFile(join(root, 'manifest.webmanifest'), '{}');
  await writeFile(join(root, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  app = await startTestApp([], { webRoot: root });
  await rm(join(root, 'assets', 'gone-a1b2c3d4.css'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => app.agent().get(path, { headers });

/** Without fetch, which tidies paths and decodes bodies. */
function raw(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; length: number; text: string }>(
    (resolve, reject) => {
      request(app.url, { path, headers, method }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const body = Buffer.concat(chunks);
          resolve({ status: response.statusCode, headers: response.headers, length: body.length, text: String(body) });
        });
      })
        .on('error', reject)
        .end();
    },
  );
}

describe('a file', () => {
  it.each([
    ['br, gzip', 'br', brotliCompressSync(SCRIPT).length],
    ['gzip', 'gzip', gzipSync(SCRIPT).length],
    ['br;q=0, gzip', 'gzip', gzipSync(SCRIPT).length],
    ['identity', undefined, SCRIPT.length],
  ])('is sent to a client that accepts %s as %s', async (accepted, encoding, length) => {
    const answer = await raw(SCRIPT_PATH, { 'accept-encoding': accepted });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.length).toBe(length);
    expect(answer.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(answer.headers.vary).toContain('Accept-Encoding');
  });

  it('with a hash in its name is kept for ever, any other is asked for again', async () => {
    expect((await get(SCRIPT_PATH)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
    expect((await get('/')).headers.get('cache-control')).toBe('no-cache');
  });

  it('that has not changed is not sent again', async () => {
    const { headers } = await get('/favicon.svg');
    const again = await raw('/favicon.svg', { 'if-none-match': headers.get('etag') ?? '' });
    expect([again.status, again.length]).toEqual([304, 0]);
  });

  it('is sent in part where a part is asked for', async () => {
    const answer = await raw(SCRIPT_PATH, { range: 'bytes=0-6' });
    expect([answer.status, answer.text]).toEqual([206, 'console']);
    for (const range of ['bytes=900-', 'bytes=5-2', 'bytes=x', 'bytes=-0']) {
      const odd = await raw(SCRIPT_PATH, { range });
      expect([range, odd.status && odd.status < 500]).toEqual([range, true]);
    }
    const beyond = await raw(SCRIPT_PATH, { range: 'bytes=900-' });
    expect([beyond.status, JSON.parse(beyond.text).code]).toEqual([416, 'file.range']);
    expect(beyond.headers['cache-control']).toBe(undefined);
  });

  it('that was deleted meanwhile is a 404, not kept by any cache', async () => {
    const answer = await get('/assets/gone-a1b2c3d4.css');
    expect([answer.status, answer.body.code]).toEqual([404, 'file.gone']);
    expect(answer.headers.get('cache-control')).toBe(null);
  });

  it('answers HEAD without a body', async () => {
    const answer = await raw(SCRIPT_PATH, {}, 'HEAD');
    expect([answer.status, answer.length, answer.headers['content-length']]).toEqual([200, 0, String(SCRIPT.length)]);
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//secret.txt',
    '/secret.txt%00.js',
  ])('outside the folder cannot be reached: %s', async (path) => {
    const answer = await raw(path);
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('secret"');
  });
});

describe('a page', () => {
  it.each(['/mood', '/activities/journal', '/Activities/Journal/', '/mood?view=quick'])(
    'of the app is its index: %s',
    async (path) => {
      const answer = await get(path, html);
      expect([answer.status, answer.text]).toEqual([200, PAGE]);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    },
  );

  it.each(['/an/unknown/page', '/moods', '/activities', '/mood//'])(
    'that is unknown is the app, as 404: %s',
    async (path) => {
      const answer = await raw(path, html);
      expect([answer.status, answer.text]).toEqual([404, PAGE]);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      const again = await raw(path, { ...html, 'if-none-match': String(answer.headers.etag) });
      expect([again.status, again.text]).toEqual([404, PAGE]);
    },
  );

  it.each([
    ['/', HOME],
    ['/auth', AUTH],
    ['/auth?redirect=%2Fmood', AUTH],
  ])('that was painted comes so: %s', async (path, page) => {
    const answer = await get(path, html);
    expect([answer.status, answer.text]).toEqual([200, page]);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('vary')).toContain('Cookie');
  });

  it.each([
    ['/mood', MOOD],
    ['/mood?view=quick', PAGE],
    ['/', PAGE],
    ['/auth', PAGE],
  ])('that was painted comes as a child’s where one is signed in: %s', async (path, page) => {
    const answer = await get(path, { ...html, cookie: 'wonderlings_here=1' });
    expect([answer.status, answer.text]).toEqual([200, page]);
  });

  it.each([
    ['/missing.png', html],
    ['/assets/missing.js', html],
    ['/mood', { accept: 'image/png' }],
    ['/api/nothing', html],
  ])('is not what a missing file comes back as: %s', async (path, headers) => {
    const answer = await get(path, headers);
    expect(answer.status).toBe(404);
    expect(typeof answer.body.error).toBe('string');
  });

  it('cannot be written to', async () => {
    expect((await app.agent().post('/mood', {})).status).toBe(404);
  });
});

it('without a built web app there is a plain 404', async () => {
  const bare = await startTestApp([]);
  const answer = await bare.agent().get('/', { headers: html });
  await bare.close();
  expect([answer.status, answer.body.code]).toEqual([404, 'page.unknown']);
});

describe('the service worker', () => {
  it('is asked for anew each time, like the manifest', async () => {
    const worker = await get('/sw.js');
    expect(worker.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.text).toBe('keep()');
    const manifest = await get('/manifest.webmanifest');
    expect(manifest.headers.get('content-type')).toMatch('application/manifest+json');
    expect(manifest.headers.get('cache-control')).toBe('no-cache');
  });

  it('is one that ends itself where browsers are not to keep the app', async () => {
    const other = await startTestApp([], { webRoot: join(folder, 'dist'), offlineShell: false });
    expect((await other.agent().get('/sw.js')).text).toBe('end()');
    await other.close();
  });
});
