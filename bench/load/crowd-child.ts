import { randomUUID } from 'node:crypto';
import type { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type HttpAnswer, type HttpCall, httpCall } from '../http-call.ts';
import { type CallKind, marksIn, type SaveMark, type VisitCall } from './visit.ts';

export interface CrowdMember {
  readonly id: string;
  readonly cookie: string;
  /** Of its household, on this machine: 127.x.y.z. */
  readonly address: string;
}

/** `unanswered`: its connection ended, or the server failed, so that it is stored or not. */
export type SaveState = 'acknowledged' | 'refused' | 'unanswered';

export interface Outcome {
  readonly kind: CallKind;
  /** 0 when the connection ended before the answer. */
  readonly status: number;
  /** Of the connection's error, like ECONNRESET. */
  readonly cutBy?: string;
  readonly ms: number;
  /** A refusal that does not say when to come back. */
  readonly lacksRetryAfter: boolean;
  /** A sentence, where the answer was wrong. */
  readonly fault?: string;
}

export interface CheckedSaves {
  readonly acknowledged: number;
  /** Refused or unanswered, and there all the same. */
  readonly storedUnheard: number;
  readonly faults: readonly string[];
}

/** As it came, or how its connection ended. */
type Heard = HttpAnswer & { readonly cutBy?: string };

interface Save {
  readonly path: string;
  readonly body: string;
  readonly key: string;
  state: SaveState;
}

const PAGE = 200;
const REFUSALS = new Set([429, 503]);
/** What the server says by `Retry-After` when it has too much, and how often a client comes back. */
const COMES_BACK_AFTER_MS = 2_000;
const COMES_BACK = 4;

/** One child of a crowd, with a ledger of what it has saved. */
export class CrowdChild {
  readonly #url: string;
  readonly #agent: Agent;
  readonly #member: CrowdMember;
  readonly #saves: Save[] = [];

  constructor(url: string, agent: Agent, member: CrowdMember) {
    this.#url = url;
    this.#agent = agent;
    this.#member = member;
  }

  async call(call: VisitCall): Promise<Outcome> {
    if (!call.body) return this.#read(call);
    const body = JSON.stringify(call.body({ childId: this.#member.id, nth: this.#saves.length }));
    const save: Save = { path: call.path, body, key: randomUUID(), state: 'unanswered' };
    this.#saves.push(save);
    return this.#send(call.kind, save);
  }

  /** Saves without an acknowledgement, as often as there are, once more with their keys, as a client does. */
  async askAgain(most: number): Promise<readonly Outcome[]> {
    const open = this.#saves.filter(({ state }) => state !== 'acknowledged').slice(0, most);
    const outcomes: Outcome[] = [];
    for (const save of open) outcomes.push(await untilAnswered(() => this.#send('save', save)));
    return outcomes;
  }

  /** That every acknowledged save is there once, no other one twice, and nothing of another child. */
  async check(): Promise<CheckedSaves> {
    const { id } = this.#member;
    const marks = marksIn(await this.#list('/api/moods'), await this.#list('/api/activity-sessions'));
    const isOwn = ({ childId, nth }: SaveMark) => childId === id && this.#saves[nth] !== undefined;
    const times = new Map<number, number>();
    for (const { nth } of marks.filter(isOwn)) times.set(nth, (times.get(nth) ?? 0) + 1);
    const foreign = marks.filter((mark) => !isOwn(mark));
    const faults = foreign.map(({ childId, nth }) => `${id} has save ${nth} of ${childId}`);
    let storedUnheard = 0;
    this.#saves.forEach(({ state }, nth) => {
      const found = times.get(nth) ?? 0;
      const isAcknowledged = state === 'acknowledged';
      if (found > 1 || (isAcknowledged && found === 0)) {
        faults.push(`save ${nth} of ${id}, ${state}, is there ${found} times`);
      }
      if (!isAcknowledged && found > 0) storedUnheard += 1;
    });
    const acknowledged = this.#saves.filter(({ state }) => state === 'acknowledged').length;
    return { acknowledged, storedUnheard, faults };
  }

  async #send(kind: CallKind, save: Save): Promise<Outcome> {
    const headers = { 'content-type': 'application/json', 'idempotency-key': save.key };
    const answer = await this.#answer({ method: 'POST', path: save.path, body: save.body, headers });
    if (answer.status === 201) save.state = 'acknowledged';
    // The first answer may have been lost, so a refusal says nothing of what was stored before.
    else if (REFUSALS.has(answer.status)) save.state = 'refused';
    return outcomeOf(kind, answer, answer.status === 201);
  }

  async #read({ kind, path }: VisitCall): Promise<Outcome> {
    const isOwn = path === '/api/user';
    const answer = await this.#answer({ method: 'GET', path, keepsText: isOwn });
    const outcome = outcomeOf(kind, answer, answer.status === 200);
    if (!isOwn || answer.status !== 200 || answer.text.includes(this.#member.id)) return outcome;
    return { ...outcome, fault: `${this.#member.id} was shown another child` };
  }

  #answer(call: HttpCall): Promise<Heard> {
    const { cookie, address: localAddress } = this.#member;
    const headers = { cookie, 'time-zone': 'UTC', ...call.headers };
    const started = performance.now();
    return httpCall(this.#url, this.#agent, { ...call, headers, localAddress }).catch(
      (error: NodeJS.ErrnoException) => {
        const ms = performance.now() - started;
        return { status: 0, headers: {}, text: '', ms, cutBy: error.code ?? error.message };
      },
    );
  }

  async #list<Item>(path: string): Promise<readonly Item[]> {
    const items: Item[] = [];
    for (let next: string | undefined = `${path}?limit=${PAGE}`; next !== undefined; ) {
      const call: HttpCall = { method: 'GET', path: next, keepsText: true };
      const { status, text, headers }: Heard = await untilAnswered(() => this.#answer(call));
      if (status !== 200) throw new Error(`GET ${next} answered ${status} when all was quiet: ${text}`);
      // As the contract of that list has it; the server holds its answers against it in its own tests.
      items.push(...(JSON.parse(text) as Item[]));
      next = /<([^>]+)>; rel="next"/.exec(String(headers.link ?? ''))?.[1];
    }
    return items;
  }
}

/** Asks again what was refused or cut, a while later. */
async function untilAnswered<Result extends { readonly status: number }>(ask: () => Promise<Result>): Promise<Result> {
  let result = await ask();
  for (let times = 0; times < COMES_BACK && (REFUSALS.has(result.status) || result.status === 0); times += 1) {
    await delay(COMES_BACK_AFTER_MS);
    result = await ask();
  }
  return result;
}

function outcomeOf(kind: CallKind, { status, ms, headers, text, cutBy }: Heard, isRight: boolean): Outcome {
  const isRefusal = REFUSALS.has(status);
  if (cutBy !== undefined) return { kind, status, ms, cutBy, lacksRetryAfter: false };
  const outcome = { kind, status, ms, lacksRetryAfter: isRefusal && headers['retry-after'] === undefined };
  return isRight || isRefusal ? outcome : { ...outcome, fault: `A ${kind} answered ${status} ${text}` };
}
