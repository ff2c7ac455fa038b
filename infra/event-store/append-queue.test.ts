import { expect, it } from 'vitest';
import { AppendQueue, type Flush } from './append-queue.ts';
import type { AppendRequest } from './append-request.ts';
import { act, expectedBy } from './contract/sealed-act.ts';

const requestOf = (stream: string, events = act(stream)): AppendRequest => ({
  stream,
  expected: expectedBy(events),
  events,
});

/** A queue whose flushes are told by their streams. */
function recording(outcomeOf: (request: AppendRequest) => Error | null = () => null) {
  const flushed: string[][] = [];
  const flush: Flush = async (requests) => {
    flushed.push(requests.map(({ stream }) => stream));
    return requests.map(
      (request) =>
        outcomeOf(request) ?? {
          position: String(flushed.length),
          revision: request.events.length - 1,
          duplicate: false,
        },
    );
  };
  return { queue: new AppendQueue(flush), flushed };
}

it('takes what came together in one flush, but of a stream only one act at a time, in their order', async () => {
  const { queue, flushed } = recording();
  await Promise.all(['a', 'b', 'a', 'c', 'a'].map((stream) => queue.add(requestOf(stream))));
  expect(flushed).toEqual([['a', 'b', 'c'], ['a'], ['a']]);
});

it('lets no act overtake a large one of its own stream that has to wait', async () => {
  const { queue, flushed } = recording();
  const large = (stream: string) => requestOf(stream, act(stream, { data: Buffer.alloc(1_500_000) }));
  await Promise.all([
    queue.add(large('a')),
    queue.add(large('b')),
    queue.add(requestOf('b')),
    queue.add(requestOf('c')),
  ]);
  expect(flushed).toEqual([['a', 'c'], ['b'], ['b']]);
});

it('refuses only the act that is refused', async () => {
  const { queue } = recording(({ stream }) => (stream === 'b' ? new Error('no b') : null));
  const settled = await Promise.allSettled(['a', 'b', 'c'].map((stream) => queue.add(requestOf(stream))));
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
