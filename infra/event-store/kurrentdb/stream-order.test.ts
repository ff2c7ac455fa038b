import { expect, it } from 'vitest';
import { LogGapError } from '../log-gap-error.ts';
import { StreamOrder } from './stream-order.ts';

const event = (stream: string, revision: number) => ({ stream, revision, position: String(revision) });

it('takes streams that go on without a gap, each from where it is seen first', () => {
  const order = new StreamOrder();
  order.assertNext([event('child-1', 0), event('child-2', 7), event('child-1', 1)]);
  order.assertNext([event('child-2', 8), event('child-1', 2)]);
});

it('names the event after which one is missing, also from one page to the next', () => {
  const order = new StreamOrder();
  order.assertNext([event('child-1', 0)]);
  expect(() => order.assertNext([event('child-1', 2)])).toThrow(LogGapError);
  expect(() => new StreamOrder().assertNext([event('child-1', 3), event('child-1', 3)])).toThrow(
    'child-1 goes on at revision 3 (position 3), after revision 3',
  );
});

it('excuses sandboxes, which may be swept meanwhile', () => {
  new StreamOrder().assertNext([event('sandbox-1', 0), event('sandbox-1', 5)]);
});

it('forgets the stream that was seen longest ago', () => {
  const order = new StreamOrder(2);
  order.assertNext([event('child-1', 0), event('child-2', 0), event('child-1', 1), event('child-3', 0)]);
  order.assertNext([event('child-2', 9)]);
  expect(() => order.assertNext([event('child-3', 2)])).toThrow(LogGapError);
});
