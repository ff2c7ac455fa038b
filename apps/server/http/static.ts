import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import send from 'send';
import { HttpRefusal } from './http-refusal.ts';
import { knownPages } from './known-pages.ts';
import { hasSignedInHint } from './middleware/signed-in-hint.ts';
import type { HttpContext, HttpMiddleware } from './request-state.ts';

/** In the order in which they are preferred: Brotli is the smaller. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;
const PAGE = '/index.html';
const WORKER = '/sw.js';
/** Ends the worker that a browser has, and what it kept (ADR 0043). */
const RETIRED_WORKER = '/sw-retired.js';
/** Vite puts a hash of the content in the names below this folder. */
const HASHED = '/assets/';
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';

/**
 * Serves the built web app from `root`: precompressed where there is a `.br` or `.gz` beside a file, for ever where the name
 * holds a hash. A page that does not exist is answered with 404 and the app, which shows its own. The files are listed once: whatever is not
 * on the list does not exist, however its path is written.
 */
export async function staticFiles(
  root: string,
  { retiresWorker = false }: { readonly retiresWorker?: boolean } = {},
): Promise<HttpMiddleware> {
  const files = await listFiles(root);
  const isKnown = await knownPages(root, files);
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const asked = decodeURIComponent(ctx.path);
    const path = files.has(asked) ? asked : pageOf(ctx, asked, files);
    if (!files.has(path) || (path !== asked && !isPage(ctx, asked))) return next();
    if (path !== asked) ctx.vary(['Accept', 'Cookie']);
    ctx.state.route = 'static';
    ctx.status = path === asked || isKnown(asked) ? 200 : 404;
    await sendFile(ctx, root, retiresWorker && path === WORKER ? RETIRED_WORKER : path, files);
  };
}

/**
 * The page as a visitor, or a child that is signed in, sees it first at that address, where the build has painted one
 * (scripts/prerender.mjs). It holds nothing of any child. What a child sees first may depend on the address's query.
 */
function pageOf(ctx: HttpContext, asked: string, files: ReadonlySet<string>): string {
  const isChild = hasSignedInHint(ctx);
  if (isChild && ctx.search !== '') return PAGE;
  const painted = `/pages/${isChild ? 'child' : 'visitor'}${asked === '/' ? '/home' : asked}.html`;
  return files.has(painted) ? painted : PAGE;
}

/** A missing image or script must not come back as a page. */
const isPage = (ctx: HttpContext, path: string): boolean =>
  path === PAGE || (extname(path) === '' && ctx.accepts('html') === 'html');

async function sendFile(ctx: HttpContext, root: string, path: string, files: ReadonlySet<string>): Promise<void> {
  const encoding = ENCODINGS.find(
    ({ name, suffix }) => files.has(path + suffix) && ctx.acceptsEncodings(name) === name,
  );
  ctx.type = extname(path);
  ctx.vary('Accept-Encoding');
  ctx.set('Cache-Control', path.startsWith(HASHED) ? FOR_EVER : ASK_FIRST);
  if (encoding) ctx.set('Content-Encoding', encoding.name);
  // `send` knows conditional requests and ranges, and writes to the response itself.
  ctx.respond = false;
  await new Promise<void>((resolve, reject) => {
    ctx.res.once('close', resolve);
    send(ctx.req, path + (encoding?.suffix ?? ''), { root, cacheControl: false, index: false, dotfiles: 'allow' })
      .on('error', (error: Error) => {
        // Half a file has left already: only a cut connection tells that it is not whole.
        if (ctx.res.headersSent) return ctx.res.destroy();
        for (const header of ['Content-Encoding', 'Content-Type', 'Cache-Control', 'ETag']) ctx.remove(header);
        ctx.respond = true;
        reject(refusalOf(error));
      })
      .pipe(ctx.res);
  });
}

function refusalOf(error: Error): Error {
  const status = 'status' in error ? error.status : undefined;
  if (status === 404) return new HttpRefusal(404, 'file.gone', 'This file is not here any more.');
  if (status === 412) return new HttpRefusal(412, 'file.changed', 'This file has changed.');
  if (status === 416) return new HttpRefusal(416, 'file.range', 'This file has no such part.');
  return error;
}

async function listFiles(root: string): Promise<ReadonlySet<string>> {
  let entries: Dirent[];
  try {
    entries = await readdir(root, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return new Set();
    throw error;
  }
  const files = entries.filter((entry) => entry.isFile());
  return new Set(files.map((file) => `/${relative(root, join(file.parentPath, file.name)).split(sep).join('/')}`));
}
