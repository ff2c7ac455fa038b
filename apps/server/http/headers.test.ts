import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { traceIdOf } from './middleware/trace-id.ts';
import { startTestApp, type TestApp } from './testing-app.ts';
import { testRoutes } from './testing-routes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(testRoutes(), { trustedProxies: 1 });
});
afterAll(() => app.close());

const header = async (name: string, path = '/api/user', headers: Record<string, string> = {}) =>
  (await app.agent().get(path, { headers })).headers.get(name);

describe('every answer', () => {
  it('carries a policy that allows what is ours and nothing inline', async () => {
    const policy = (await header('content-security-policy')) ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("img-src 'self' data: blob:");
    // For the painted pages' style attributes alone (ADR 48).
    expect(policy).toContain("style-src 'self';style-src-attr 'unsafe-inline';");
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(
      /unsafe|upgrade-insecure-requests|https?:|\*/,
    );
  });

  it.each(['/', '/healthz', '/api/nothing', '/%zz'])('carries it on %s too', async (path) => {
    expect(await header('content-security-policy', path)).toContain("default-src 'self'");
    expect(await header('x-content-type-options', path)).toBe('nosniff');
    expect(await header('x-frame-options', path)).toBe('DENY');
    expect(await header('referrer-policy', path)).toBe('same-origin');
    expect(await header('permissions-policy', path)).toContain('geolocation=()');
    expect(await header('x-powered-by', path)).toBe(null);
  });

  it('of a script, a style sheet, a font or a film carries what browsers heed there, and of a drawing all of it', async () => {
    for (const part of [
      'index-a1.js',
      'index-a1.css',
      'lexend-basic-wght-a1.woff2',
      'theme1-a1.mp4',
      'theme1-a1.webp',
    ]) {
      const path = `/assets/${part}`;
      expect([path, await header('x-content-type-options', path)]).toEqual([path, 'nosniff']);
      expect([path, await header('cross-origin-resource-policy', path)]).toEqual([path, 'same-origin']);
      expect([path, await header('content-security-policy', path)]).toEqual([path, null]);
      expect(await header('strict-transport-security', path, { 'x-forwarded-proto': 'https' })).toContain('max-age');
    }
    for (const path of ['/assets/theme1-a1.svg', '/sw.js', '/assets/', '/assets/a/b.js']) {
      expect(await header('content-security-policy', path), path).toContain("default-src 'self'");
    }
  });

  it('promises TLS over TLS only', async () => {
    expect(await header('strict-transport-security')).toBe(null);
    expect(await header('strict-transport-security', '/', { 'x-forwarded-proto': 'https' })).toContain(
      'max-age=31536000',
    );
  });

  it('of /api stays out of every cache, refusals included', async () => {
    for (const path of ['/api/user', '/api/nothing', '/api/openapi.json']) {
      expect([path, await header('cache-control', path)]).toEqual([path, 'no-store']);
    }
  });
});

describe('the trace id', () => {
  const NEW = /^[0-9a-f]{32}$/;
  it('is the caller’s where that is a sane one', () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    expect(traceIdOf({ traceparent })).toBe('0af7651916cd43dd8448eb211c80319c');
    expect(traceIdOf({ 'x-request-id': '3f1c7a52-5b0a-4a62-9a51-3c4f6a1f2d10' })).toBe(
      '3f1c7a52-5b0a-4a62-9a51-3c4f6a1f2d10',
    );
  });

  it.each([
    {},
    { traceparent: `00-${'0'.repeat(32)}-b7ad6b7169203331-01` },
    { traceparent: 'garbage' },
    { 'x-request-id': 'short' },
    { 'x-request-id': 'I-feel-sad-today-because' },
    { 'x-request-id': 'I feel sad today because' },
    { 'x-request-id': 'x'.repeat(65) },
  ])('is a new one for %j', (headers) => {
    expect(traceIdOf(headers)).toMatch(NEW);
    expect(traceIdOf(headers)).not.toBe(traceIdOf(headers));
  });
});
