import { setTimeout as delay } from 'node:timers/promises';
import { ApiAgent } from '../e2e/api-agent.ts';
import type { Ledger, Save, Shown } from './ledger.ts';

const PASSWORD = 'three odd words';
const GROWN_UP = 'a long grown-up phrase';
const BREATH_MS = 20;
/** Two callers of a child stay below what a child may save in a day (1,500 acts), however long a round takes. */
const MOST_SAVES = 600;
const PAGE = 200;
const AGAIN_MS = 100;
const ANSWERED_WITHIN_MS = 60_000;

/** Answers that say "not now": what was asked for is asked again. Every other one that is no success is a finding. */
const NOT_NOW = new Set([429, 503]);

type Cookies = ApiAgent['cookies'];
interface Registration {
  readonly username: string;
  readonly key: string;
}

/** Children who save feelings, on whichever api process answers, and what they were told. */
export class Families {
  readonly #apiUrls: () => readonly string[];
  readonly #ledger: Ledger;
  readonly #sessions: Cookies[] = [];
  /** Answers that no child should get. */
  readonly findings: string[] = [];
  refused = 0;
  askedAgain = 0;

  constructor(apiUrls: () => readonly string[], ledger: Ledger) {
    this.#apiUrls = apiUrls;
    this.#ledger = ledger;
  }

  /** @returns the number of a new child; asked again with its key until it is answered */
  async register({ username, key }: Registration): Promise<number> {
    const account = { username, displayName: 'Chaos', password: PASSWORD };
    const agent = await this.#untilAnswered((one) =>
      one.call('POST', '/api/register', account, { 'idempotency-key': key }),
    );
    return this.#sessions.push(agent.cookies) - 1;
  }

  /** That what was acknowledged lets a child in, on every api process. */
  async signIn(username: string): Promise<void> {
    for (const url of this.#apiUrls()) {
      const answer = await new ApiAgent(url).call('POST', '/api/login', { username, password: PASSWORD });
      if (answer.status !== 200) this.findings.push(`${username} registered, and cannot sign in: ${answer.status}`);
    }
  }

  /** Saves one feeling after the other until told to stop. */
  async saveOn(child: number, caller: string, isOver: () => boolean): Promise<void> {
    for (let count = 0; count < MOST_SAVES && !isOver(); count += 1) {
      const note = `${caller}, save ${count}`;
      const save = { key: note.replaceAll(/\W+/g, '-'), child, note };
      this.#ledger.ask(save);
      await this.#save(save, count);
      await delay(BREATH_MS);
    }
  }

  /** Asks again for what was not answered, and once more for some that was: each is there once, as it was told at first. */
  async askAgain(): Promise<void> {
    const sample = this.#ledger.acknowledged.slice(-this.#sessions.length);
    const { unanswered } = this.#ledger;
    this.askedAgain += unanswered.length;
    for (const [index, save] of [...unanswered, ...sample].entries()) {
      const deadline = Date.now() + ANSWERED_WITHIN_MS;
      while (!(await this.#save(save, index))) {
        if (Date.now() > deadline)
          throw new Error(`"${save.note}" was asked again for ${ANSWERED_WITHIN_MS} ms, in vain`);
        await delay(AGAIN_MS);
      }
    }
  }

  /** @returns whether it was acknowledged */
  async #save(save: Save, turn: number): Promise<boolean> {
    const urls = this.#apiUrls();
    const url = urls[turn % urls.length];
    if (url === undefined) return false;
    const body = { feeling: 'Okay (All right)', baseFeelingName: 'Okay', note: save.note };
    try {
      const agent = new ApiAgent(url, this.#sessions[save.child]);
      const answer = await agent.call('POST', '/api/moods', body, { 'idempotency-key': save.key });
      if (answer.status === 201) {
        this.#ledger.acknowledge(save, ((await answer.json()) as Shown).id);
        return true;
      }
      this.#note('POST /api/moods', answer.status, await answer.text());
    } catch (error) {
      // The connection went, before the answer or in the middle of it.
      if (!(error instanceof TypeError)) throw error;
    }
    return false;
  }

  /** Every feeling that an api process shows of a child. */
  async shownBy(url: string, child: number): Promise<readonly Shown[]> {
    const agent = new ApiAgent(url, this.#sessions[child]);
    const shown: Shown[] = [];
    for (let next: string | undefined = `/api/moods?limit=${PAGE}`; next !== undefined; ) {
      const answer: Response = await agent.call('GET', next);
      if (!answer.ok) throw new Error(`GET ${next} answered ${answer.status}: ${await answer.text()}`);
      shown.push(...((await answer.json()) as Shown[]));
      next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    return shown;
  }

  /** A grown-up of the child's asks for its history as a file, until that is answered. */
  async askForFile(child: number, key: string): Promise<void> {
    const cookies = this.#sessions[child];
    const grownUp = { password: GROWN_UP };
    const call = (path: string, body: object) =>
      this.#untilAnswered((one) => one.call('POST', path, body, { 'idempotency-key': `${key}-${path}` }), cookies);
    await call('/api/grown-up/password', grownUp);
    await call('/api/grown-up/open', grownUp);
    await call('/api/exports', { ...grownUp, withDevice: false });
  }

  /** How far the file is that was asked for; once it is ready, that it is there and was asked for once. */
  async stateOfFile(child: number): Promise<string> {
    const [url = ''] = this.#apiUrls();
    const agent = new ApiAgent(url, this.#sessions[child]);
    await agent.json('POST', '/api/grown-up/open', { password: GROWN_UP });
    const { id, state } = await agent.json<{ id: string; state: string }>('GET', '/api/exports/current');
    if (state !== 'ready') return state;
    const history = await agent.json<{ type: string }[]>('GET', '/api/history?kind=grown-ups');
    const asked = history.filter(({ type }) => type === 'ExportRequested').length;
    if (asked !== 1) this.findings.push(`A file was asked for once and recorded ${asked} times`);
    const { status } = await agent.call('GET', `/api/exports/${id}/file`);
    if (NOT_NOW.has(status)) return `ready, and its download answers ${status} for the moment`;
    if (status !== 200) this.findings.push(`A file that is ready answered ${status}`);
    return state;
  }

  async #untilAnswered(ask: (agent: ApiAgent) => Promise<Response>, cookies?: Cookies): Promise<ApiAgent> {
    const deadline = Date.now() + ANSWERED_WITHIN_MS;
    for (let turn = 0; ; turn += 1) {
      const urls = this.#apiUrls();
      const agent = new ApiAgent(urls[turn % Math.max(1, urls.length)] ?? '', cookies);
      const answer = await ask(agent).catch((error: unknown) => {
        if (error instanceof TypeError) return undefined;
        throw error;
      });
      if (answer?.ok) return agent;
      const said = answer ? `${answer.status} ${await answer.text()}` : 'nothing';
      if (answer && !NOT_NOW.has(answer.status)) throw new Error(`${answer.url} answered ${said}`);
      if (Date.now() > deadline) throw new Error(`Asked for ${ANSWERED_WITHIN_MS} ms, the last answer was ${said}`);
      await delay(AGAIN_MS);
    }
  }

  #note(call: string, status: number, text: string): void {
    if (NOT_NOW.has(status)) this.refused += 1;
    else this.findings.push(`${call} answered ${status}: ${text}`);
  }
}
