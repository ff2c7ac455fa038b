import { HttpRefusal } from '../http-refusal.ts';
import type { HttpContext, HttpMiddleware } from '../request-state.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another site's page sends. The first of these that a browser sends decides:
 *
 * 1. `Sec-Fetch-Site`: every browser of today sends it over https and to localhost, and no page can forge it. Sibling
 *    subdomains (`same-site`) are other people.
 * 2. `Origin`, else `Referer`: must name `PUBLIC_URL`; without one, the host that was asked, whatever the scheme, because behind a proxy that ends TLS
 *    we may not know ours.
 *
 * With none of the three it is no browser that could be tricked: browsers without them are older than SameSite=Lax, without
 * which no cookie of ours is sent, and a JSON body needs a preflight that we never answer. curl and scripts go on.
 */
export function originCheck(publicUrl: URL | undefined): HttpMiddleware {
  return (ctx, next) => {
    if (!READS.has(ctx.method) && !isOurs(ctx, publicUrl)) {
      throw new HttpRefusal(403, 'origin.foreign', 'This came from another website, so we did not do it.');
    }
    return next();
  };
}

function isOurs(ctx: HttpContext, publicUrl: URL | undefined): boolean {
  const site = ctx.get('Sec-Fetch-Site');
  if (site) return site === 'same-origin' || site === 'none';
  const from = ctx.get('Origin') || ctx.get('Referer');
  if (!from) return true;
  if (!URL.canParse(from)) return false;
  const { host, origin } = new URL(from);
  return publicUrl ? origin === publicUrl.origin : host === ctx.host;
}
