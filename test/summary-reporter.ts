import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

export interface RunResult {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Tests that passed when they were asked once more, by their full names. */
  readonly asked: readonly string[];
  /** Errors that no test failed for: each fails the run all the same. */
  readonly outside: readonly { readonly file: string; readonly error: string }[];
}

/** What a reader of a long log needs to know, with the counts at its very end. */
export function summaryLines({ passed, failed, skipped, asked, outside }: RunResult): string[] {
  const counts = `${passed} passed, ${failed} failed, ${skipped} skipped`;
  return [
    ...asked.map((name) => `Passed only when it was asked again: ${name}`),
    ...outside.map(({ file, error }) => `Failed outside of any test, in ${file}: ${error}`),
    outside.length === 0 ? counts : `${counts}, and the run fails for what happened outside of its tests`,
  ];
}

/** @param running when each file began, in ms since 1970 */
function runningLine(running: ReadonlyMap<string, number>, now: number): string {
  const files = [...running].map(([file, began]) => `${file} (${Math.round((now - began) / 1000)} s)`);
  return `Still running: ${files.join(', ') || 'nothing'}`;
}

/** A test has two minutes at most and is asked twice: a file that says nothing for longer is worth a line. */
const SAY_EVERY_MS = 5 * 60_000;

/**
 * Ends a run with its counts, and says why it failed where no test did. While it goes on, it says which files run, so that one
 * that never ends is known by its name.
 */
export class SummaryReporter implements Reporter {
  readonly #sayEveryMs: number;
  readonly #running = new Map<string, number>();
  #saying?: NodeJS.Timeout;

  constructor(sayEveryMs = SAY_EVERY_MS) {
    this.#sayEveryMs = sayEveryMs;
  }

  onTestRunStart(): void {
    const say = () => process.stdout.write(`\n${runningLine(this.#running, Date.now())}\n`);
    this.#saying = setInterval(say, this.#sayEveryMs);
  }

  onTestModuleQueued({ moduleId }: TestModule): void {
    this.#running.set(inRepository(moduleId), Date.now());
  }

  onTestModuleEnd({ moduleId }: TestModule): void {
    this.#running.delete(inRepository(moduleId));
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    clearInterval(this.#saying);
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (...states: string[]) => tests.filter((test) => states.includes(test.result().state)).length;
    const ofFiles = modules.flatMap((module) =>
      // Those of a suite's hooks too: a file whose beforeAll fails has no test that failed.
      [module, ...module.children.allSuites()].flatMap((part) =>
        part.errors().map((error) => ({ file: inRepository(module.moduleId), error: said(error) })),
      ),
    );
    const ofNoFile = unhandled.map((error) => ({
      file: inRepository(error.VITEST_TEST_PATH, 'no file that Vitest knows of'),
      error: said(error),
    }));
    const lines = summaryLines({
      passed: count('passed'),
      failed: count('failed'),
      skipped: count('skipped', 'pending'),
      asked: tests
        .filter((test) => test.result().state === 'passed' && (test.diagnostic()?.retryCount ?? 0) > 0)
        .map((test) => `${inRepository(test.module.moduleId)} > ${test.fullName}`),
      outside: [...ofFiles, ...ofNoFile],
    });
    process.stdout.write(`\n${lines.join('\n')}\n`);
  }
}

const said = ({ name, message }: SerializedError) => `${name ?? 'Error'}: ${message.split('\n')[0]}`;

function inRepository(path: unknown, otherwise = ''): string {
  return typeof path === 'string' ? relative(process.cwd(), path) : otherwise;
}
