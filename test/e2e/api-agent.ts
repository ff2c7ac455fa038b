/** A person's browser without the browser: keeps cookies, sends JSON. */
export class ApiAgent {
  readonly #url: string;
  readonly #cookies = new Map<string, string>();

  constructor(url: string, cookies?: ReadonlyMap<string, string>) {
    this.#url = url;
    for (const [name, value] of cookies ?? []) this.#cookies.set(name, value);
  }

  get cookies(): ReadonlyMap<string, string> {
    return this.#cookies;
  }

  /** @throws TypeError when there is no answer, like fetch */
  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(this.#url + path, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), cookie, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      this.#cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return answer;
  }

  /** The parsed answer; throws with the answer's text when it is not a success. */
  async json<Answer>(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> {
    const answer = await this.call(method, path, body, headers);
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
}
