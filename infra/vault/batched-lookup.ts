/** A look-up that takes longer than this holds no other caller up: the client can leave one unsettled (porsager/postgres #1154). */
const MAX_DELAY_MS = 1_000;

/**
 * One question for many: while a look-up is under way, further ones gather, and the next takes all of them. An answer is never
 * older than its question; a lone question is asked at once.
 * @param ask answers the keys that it knows, each once
 */
export function batchedLookup<Value>(
  ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | undefined> {
  let waiting = new Set<string>();
  let next: Promise<ReadonlyMap<string, Value>> | undefined;
  let running: Promise<unknown> = Promise.resolve();

  function begin(): Promise<ReadonlyMap<string, Value>> {
    const keys = [...waiting];
    waiting = new Set();
    next = undefined;
    const answer = ask(keys);
    running = settledOrLate(answer);
    return answer;
  }

  return async (key) => {
    waiting.add(key);
    next ??= running.then(begin);
    return (await next).get(key);
  };
}

function settledOrLate(answer: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, MAX_DELAY_MS);
    const settled = () => {
      clearTimeout(timer);
      resolve();
    };
    answer.then(settled, settled);
  });
}
