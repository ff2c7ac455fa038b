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

const YEAR_SECONDS = 31_536_000;

function headers(secure: boolean) {
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    // A promise of TLS over plain http would lock a family out of the server on their own machine.
    strictTransportSecurity: secure ? { maxAge: YEAR_SECONDS, includeSubDomains: false } : false,
    // Not `no-referrer`: the origin check reads the Referer where a browser sends nothing better.
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
}

/** helmet with our policies; what needs TLS is said over TLS only. */
export function securityHeaders(): HttpMiddleware {
  const plain = headers(false);
  const secure = headers(true);
  return (ctx, next) => {
    ctx.set('Permissions-Policy', PERMISSIONS);
    return ctx.secure ? secure(ctx, next) : plain(ctx, next);
  };
}
