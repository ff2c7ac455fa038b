import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { type TimerScope, watchTimers } from './page-timers.ts';

function page() {
  const { setTimeout, setInterval, clearTimeout } = globalThis;
  // The cast: Node's timers have the names of the browser's here, of which only the handles differ.
  const scope = { setTimeout, setInterval, clearTimeout } as unknown as TimerScope;
  return { scope, close: watchTimers(scope) };
}

it('lets nothing happen after the page', async () => {
  const { scope, close } = page();
  const happened: string[] = [];
  scope.setTimeout(() => happened.push('a timeout'), 5);
  scope.setInterval(() => happened.push('an interval'), 5);
  close();
  await sleep(30);
  expect(happened).toEqual([]);
});

it('lets everything happen before that', async () => {
  const { scope, close } = page();
  const heard = await new Promise<string>((hear) => scope.setTimeout(hear as () => void, 1, 'a word' as never));
  expect(heard).toBe('a word');
  close();
});

it('leaves a timeout that can be awaited', async () => {
  const { scope, close } = page();
  // The cast: as above, and `promisify` asks Node's own for what hangs on it.
  expect(await promisify(scope.setTimeout as unknown as typeof setTimeout)(1, 'a word')).toBe('a word');
  close();
});
