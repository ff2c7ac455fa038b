import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { summaryLines } from './summary-reporter.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const clean = { passed: 3, failed: 0, skipped: 1, asked: [], outside: [] };

it('is the counts of a run in which nothing else happened', () => {
  expect(summaryLines(clean)).toEqual(['3 passed, 0 failed, 1 skipped']);
});

it('names what had to be asked twice', () => {
  expect(summaryLines({ ...clean, asked: ['a.test.ts > moves'] })).toEqual([
    'Passed only when it was asked again: a.test.ts > moves',
    '3 passed, 0 failed, 1 skipped',
  ]);
});

async function runOf(
  files: Readonly<Record<string, string>>,
  sayEveryMs?: number,
): Promise<{ code: number; lines: string[] }> {
  const folder = await mkdtemp(join(root, 'node_modules', '.closing-'));
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    await writeFile(
      join(folder, 'vitest.config.ts'),
      `import { SummaryReporter } from ${JSON.stringify(join(root, 'test/summary-reporter.ts'))};
       export default { test: { reporters: [new SummaryReporter(${sayEveryMs ?? ''})] } };`,
    );
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const run = promisify(execFile)(process.execPath, [vitest, 'run', '--root', folder], { cwd: folder });
    const { code, stdout } = await run.then(
      ({ stdout }) => ({ code: 0, stdout }),
      (error: { code: number; stdout: string }) => error,
    );
    return { code, lines: stdout.trim().split('\n') };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

it('says of a real run with passed tests only why it fails', async () => {
  const { code, lines } = await runOf({
    'late.test.ts': `import { expect, it } from 'vitest';
      it('is over before its timer', () => { setTimeout(() => { throw new TypeError('too late'); }, 5); });
      it('goes on meanwhile', () => new Promise((wake) => setTimeout(wake, 50)));
      let first = true;
      it('needs two tries', { retry: 1 }, () => { const was = first; first = false; expect(was).toBe(false); });`,
    'before.test.ts': `import { beforeAll, describe, it } from 'vitest';
      describe('a part', () => {
        beforeAll(() => { throw new Error('no room'); });
        it('is never asked', () => {});
      });`,
  });
  expect(code).toBe(1);
  expect(lines).toEqual([
    'Passed only when it was asked again: late.test.ts > needs two tries',
    'Failed outside of any test, in before.test.ts: Error: no room',
    'Failed outside of any test, in late.test.ts: TypeError: too late',
    '3 passed, 0 failed, 1 skipped, and the run fails for what happened outside of its tests',
  ]);
});

it('says which file goes on, as long as it does', async () => {
  const { code, lines } = await runOf(
    { 'slow.test.ts': `import { it } from 'vitest'; it('waits', () => new Promise((wake) => setTimeout(wake, 500)));` },
    100,
  );
  expect(code).toBe(0);
  expect(lines).toContain('Still running: slow.test.ts (0 s)');
  expect(lines.at(-1)).toBe('1 passed, 0 failed, 0 skipped');
});
