import { HttpRefusal } from './http-refusal.ts';
import type { HttpMiddleware } from './request-state.ts';
import { createRouter, routesOf } from './router.ts';

const PATH = '/.well-known/security.txt';
const DAY_MS = 86_400_000;
/** RFC 9116 recommends less than a year: who reads an old copy should ask again. */
const VALID_DAYS = 180;
const CACHED_SECONDS = 86_400;

interface SecurityTxtOptions {
  /** The setting SUPPORT_EMAIL; without it there is no address to write to, and so no file. */
  readonly contact: string | undefined;
  readonly now: () => Date;
}

/** Tells finders of a weakness whom to write to (RFC 9116). */
export function securityTxt({ contact, now }: SecurityTxtOptions): HttpMiddleware {
  const router = createRouter();
  router.get(PATH, (ctx) => {
    ctx.state.route = PATH;
    if (contact === undefined) throw new HttpRefusal(404, 'page.unknown', 'There is nothing here.');
    const expires = new Date(now().getTime() + VALID_DAYS * DAY_MS).toISOString();
    ctx.type = 'text/plain; charset=utf-8';
    ctx.set('Cache-Control', `public, max-age=${CACHED_SECONDS}`);
    ctx.body = [`Contact: mailto:${encodeURI(contact)}`, `Expires: ${expires}`, 'Preferred-Languages: en', ''].join(
      '\n',
    );
  });
  return routesOf(router);
}
