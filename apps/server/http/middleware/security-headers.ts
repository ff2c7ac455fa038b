import helmet from 'koa-helmet';
import type { HttpMiddleware } from '../request-state.ts';

/** Everything from ourselves, nothing inline, no site may frame us. */
const POLICY = {
  'default-src': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'form-action': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // A painted page says in style attributes where its parts lie (ADR 0048). Style sheets and scripts stay our own.
  'style-src-attr': ["'unsafe-inline'"],
  // data: for the masks of icons in CSS, blob: for photographs that never leave the device.
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
};

/** No page of ours asks for any of these. */
const UNUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];
const PERMISSIONS = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ');

/** For a year, in seconds. */
const TLS_ONLY = { maxAge: 31_536_000, includeSubDomains: false };

function headers(secure: boolean) {
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    // A promise of TLS over plain http would lock a family out of the server on their own machine.
    strictTransportSecurity: secure ? TLS_ONLY : false,
    // Not `no-referrer`: the origin check reads the Referer where a browser sends nothing better.
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
}

/**
 * What a page is made of, by its hashed name. The other policies are for documents and workers; on these browsers heed none of
 * them, and a page of thirty such files would carry 25 kB of them. A drawing can be opened as a document, and is not among these.
 */
const PART_OF_A_PAGE = /^\/assets\/[\w.-]+\.(?:js|css|woff2|webp|mp4)$/;

function headersOfParts(secure: boolean) {
  return helmet({
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: false,
    strictTransportSecurity: secure ? TLS_ONLY : false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}

/** helmet with our policies; what needs TLS is said over TLS only. */
export function securityHeaders(): HttpMiddleware {
  const plain = { document: headers(false), part: headersOfParts(false) };
  const secure = { document: headers(true), part: headersOfParts(true) };
  return (ctx, next) => {
    const { document, part } = ctx.secure ? secure : plain;
    if (PART_OF_A_PAGE.test(ctx.path)) return part(ctx, next);
    ctx.set('Permissions-Policy', PERMISSIONS);
    return document(ctx, next);
  };
}
