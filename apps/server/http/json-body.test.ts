import { createLogger } from '@wonderlings/telemetry';
import Koa from 'koa';
import { describe, expect, it, vi } from 'vitest';
import { openWire } from './admission/testing-wire.ts';
import { listen } from './listen.ts';
import { errors } from './middleware/errors.ts';
import { jsonBody } from './middleware/json-body.ts';
import type { RequestState } from './request-state.ts';

const HALF = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{';

/** What is logged, and answered, when an upload is broken off and its body is read at that moment. */
async function afterBreakingOff(reads: 'at once' | 'aborted' | 'close') {
  const logged: { readonly level: string; readonly msg: string }[] = [];
  const statuses: number[] = [];
  const logger = createLogger({ level: 'debug', destination: { write: (line) => void logged.push(JSON.parse(line)) } });
  const app = new Koa<RequestState>();
  const asked = vi.fn();
  app.use(async (ctx, next) => {
    asked();
    await next();
    statuses.push(ctx.status);
  });
  app.use(errors(logger));
  app.use(async (ctx, next) => {
    if (reads !== 'at once') await new Promise<void>((resume) => ctx.req.once(reads, () => resume()));
    await jsonBody(ctx, next);
  });
  const listening = await listen(app, { port: 0, host: '127.0.0.1' });
  const wire = openWire(`http://127.0.0.1:${listening.port}`);
  wire.send(HALF);
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  wire.close();
  await vi.waitFor(() => expect(statuses).toHaveLength(1));
  await listening.close(0);
  return { logged, status: statuses[0] };
}

describe('an upload that is broken off', () => {
  it.each(['at once', 'aborted', 'close'] as const)('is no fault of ours when its body is read %s', async (reads) => {
    expect(await afterBreakingOff(reads)).toEqual({ logged: [], status: 499 });
  });
});
