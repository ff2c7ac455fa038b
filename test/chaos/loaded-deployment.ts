import { setTimeout as delay } from 'node:timers/promises';
import { commandOn } from '../e2e/server-process.ts';
import type { Deployment } from './deployment.ts';
import { Families } from './families.ts';
import { Ledger } from './ledger.ts';

const CHILDREN = 3;
const CALLERS_A_CHILD = 2;
/** Of load, on either side of what goes wrong. */
const CALM_MS = 300;
const LOOK_EVERY_MS = 500;
const SHOWN_WITHIN_MS = 20_000;
/** What was not enqueued is found each minute; a clock that was set back may cost another half of one. */
const FILE_WITHIN_MS = 150_000;
const ANCHOR = /^Anchor of this log, to keep elsewhere: (\S+)$/m;

/** A deployment under load, to which one thing after the other happens; after each nothing may be lost, doubled or left behind. */
export class LoadedDeployment {
  readonly #deployment: Deployment;
  readonly #ledger = new Ledger();
  readonly #families: Families;
  readonly #withFiles: number[] = [];
  #children = 0;
  #rounds = 0;
  #anchor: string | undefined;

  constructor(deployment: Deployment) {
    this.#deployment = deployment;
    this.#families = new Families(() => deployment.apiUrls, this.#ledger);
  }

  /** How many calls were told "not now" so far. */
  get refused(): number {
    return this.#families.refused;
  }

  /** @returns what happened, in a line @throws Error with what is wrong */
  async round(harm: () => Promise<void>, afterMs = CALM_MS): Promise<string> {
    this.#rounds += 1;
    const { refused, askedAgain } = this.#families;
    const acknowledged = this.#ledger.acknowledged.length;
    const children = await this.#newChildren();

    let isOver = false;
    const callers = children.flatMap((child) =>
      Array.from({ length: CALLERS_A_CHILD }, (_, caller) =>
        this.#families.saveOn(child, `round ${this.#rounds}, child ${child}, caller ${caller}`, () => isOver),
      ),
    );
    const saving = Promise.all(callers);
    // Its failure is told below, unless something else failed before.
    saving.catch(() => undefined);
    let greenAfterMs = 0;
    const untilHealed = async () => {
      await harm();
      const begun = performance.now();
      await this.#deployment.untilGreen();
      greenAfterMs = performance.now() - begun;
      await delay(CALM_MS);
    };
    try {
      await delay(afterMs);
      await Promise.all([this.#askMeanwhile(children), untilHealed()]);
    } finally {
      isOver = true;
    }
    await saving;

    await this.#families.askAgain();
    await this.#families.signIn(this.#lateName);
    await this.#expectAllThere(children);
    await this.#verify();
    const saved = this.#ledger.acknowledged.length - acknowledged;
    return [
      `${saved} saves`,
      `${this.#families.refused - refused} refused for the moment`,
      `${this.#families.askedAgain - askedAgain} asked again`,
      `ready ${(greenAfterMs / 1000).toFixed(1)} s after`,
    ].join(', ');
  }

  /** What only time can show: every file that was asked for is there, and every save of every round still is. */
  async end(): Promise<string> {
    for (const child of this.#withFiles) await this.#untilFileIsReady(child);
    await this.#expectAllThere(Array.from({ length: this.#children }, (_, child) => child));
    const saves = this.#ledger.acknowledged.length;
    return `${this.#rounds} rounds, ${saves} saves of ${this.#children} children, ${this.#withFiles.length} files: all there, once`;
  }

  async #untilFileIsReady(child: number): Promise<void> {
    const deadline = Date.now() + FILE_WITHIN_MS;
    for (;;) {
      const state = await this.#families.stateOfFile(child);
      if (state === 'ready') return;
      if (Date.now() > deadline) {
        const { output } = await commandOn('jobs', this.#deployment.commandSettings, ['list']);
        throw new Error(`The file of child ${child} is "${state}" after ${FILE_WITHIN_MS} ms. Jobs:\n${output}`);
      }
      await delay(LOOK_EVERY_MS);
    }
  }

  async #newChildren(): Promise<readonly number[]> {
    const names = Array.from({ length: CHILDREN }, (_, index) => `storm-${this.#rounds}-${index}`);
    const children = await Promise.all(
      names.map((username) => this.#families.register({ username, key: `register-${username}` })),
    );
    this.#children += children.length;
    return children;
  }

  /** What is asked for while things go wrong, besides saves: an account, and a file that a worker has to make. */
  async #askMeanwhile([child = 0]: readonly number[]): Promise<void> {
    const username = this.#lateName;
    const register = this.#families.register({ username, key: `register-${username}` });
    const file = this.#families.askForFile(child, `file-${this.#rounds}`);
    await Promise.all([register, file]);
    this.#children += 1;
    this.#withFiles.push(child);
  }

  get #lateName(): string {
    return `storm-${this.#rounds}-late`;
  }

  async #expectAllThere(children: readonly number[]): Promise<void> {
    // The tables may be a moment behind what was acknowledged; what is lost or doubled stays so.
    const deadline = Date.now() + SHOWN_WITHIN_MS;
    for (;;) {
      const wrong = [...this.#families.findings, ...(await this.#differences(children))];
      if (wrong.length === 0) return;
      if (Date.now() > deadline) throw new Error(wrong.join('\n'));
      await delay(LOOK_EVERY_MS);
    }
  }

  async #differences(children: readonly number[]): Promise<readonly string[]> {
    const wrong: string[] = [];
    for (const [turn, child] of children.entries()) {
      const urls = this.#deployment.apiUrls;
      const shown = await this.#families.shownBy(urls[turn % urls.length] ?? '', child);
      wrong.push(...this.#ledger.wrongWith(child, shown));
    }
    return wrong;
  }

  /** The tables are what the log says, the chains hold, and the log still holds what it held a round ago. */
  async #verify(): Promise<void> {
    const held = this.#anchor === undefined ? [] : ['--anchor', this.#anchor];
    const { code, output } = await commandOn('replay', this.#deployment.commandSettings, ['--verify', ...held]);
    if (code !== 0) throw new Error(`npm run replay -- --verify ended with ${code}:\n${output}`);
    this.#anchor = ANCHOR.exec(output)?.[1];
    if (this.#anchor === undefined) throw new Error(`A verification printed no anchor:\n${output}`);
  }
}
