import { expect, it } from 'vitest';
import { startTestServer } from '../../apps/server/http/testing.ts';
import { fuzz } from './fuzz-run.ts';

// `npm run test:fuzz` sets both.
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 3_000);
const SEED = Number(process.env.FUZZ_SEED ?? Math.trunc(Math.random() * 2 ** 31));
/** A long run takes its time. */
const MOST_MS = 120_000 + REQUESTS * 50;
/** After the first tenth, however many requests there are: a leak of 1 kB a request shows in 100,000. */
const MOST_GROWTH_MB = 60;

const CANARIES = ['Canaryname', 'canary words of a note'] as const;

it(`answers ${REQUESTS} hostile requests with what it has or with a reason, and tells no caller another child's words`, {
  timeout: MOST_MS,
}, async () => {
  process.stdout.write(`fuzz: ${REQUESTS} requests, seed ${SEED}\n`);
  let told = '';
  const server = await startTestServer({
    // Kept as text only where it matters: 100,000 requests are as many lines.
    onLog: (line) => {
      if (CANARIES.some((word) => line.includes(word))) told = line;
    },
  });
  try {
    const report = await fuzz(server, { requests: REQUESTS, seed: SEED, canaries: CANARIES });
    const statuses = [...report.statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`);
    process.stdout.write(
      `fuzz: ${statuses.join(', ')}; ${report.succeeded.size} operations done; ${report.memory.join(', ')} MB\n`,
    );
    expect(report.findings).toEqual([]);
    expect(report.sent).toBe(REQUESTS);
    expect(told).toBe('');
    // Else it would only have knocked at closed doors.
    expect(report.succeeded.size).toBeGreaterThan(10);
    expect(report.statuses.get(400)).toBeGreaterThan(10);
    const [early = Number.NaN] = report.memory;
    expect((report.memory.at(-1) ?? Number.NaN) - early).toBeLessThan(MOST_GROWTH_MB);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    // Where the children live is for their keys only.
    expect(await server.database.sql`select distinct time_zone from log.events`).toEqual([{ time_zone: '' }]);
  } finally {
    await server.stop();
  }
});
