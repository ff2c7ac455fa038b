import { afterEach, describe, expect, it } from 'vitest';
import type { AppOptions } from './app.ts';
import { startTestApp, type TestApp } from './testing-app.ts';

const ADDRESS = '/.well-known/security.txt';

describe('security.txt', () => {
  let app: TestApp | undefined;
  afterEach(() => app?.close());
  const get = async (overrides: Partial<AppOptions>) => {
    app = await startTestApp([], { now: () => new Date('2026-05-01T12:00:00.000Z'), ...overrides });
    return app.agent().get(ADDRESS);
  };

  it('names whom to write to, and until when that is true', async () => {
    const { status, headers, text } = await get({ supportEmail: 'help@example.org' });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toBe('Contact: mailto:help@example.org\nExpires: 2026-10-28T12:00:00.000Z\nPreferred-Languages: en\n');
  });

  it('is not there without an address to write to', async () => {
    const { status, body } = await get({ supportEmail: undefined });
    expect([status, body]).toEqual([404, { error: 'There is nothing here.', code: 'page.unknown' }]);
  });
});
