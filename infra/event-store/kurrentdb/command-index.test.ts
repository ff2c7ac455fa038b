import { expect, it } from 'vitest';
import { CommandIndex } from './command-index.ts';

const event = (id: string, revision: number, commandId = id) => ({
  id,
  commandId,
  revision,
  position: `${revision}00`,
});

it('answers any event of a command with the place of its last one', () => {
  const index = new CommandIndex();
  index.add('child-1', [event('a', 0, 'x'), event('b', 1, 'x'), event('c', 2, 'y')]);
  expect(index.find('child-1', 'a')).toEqual({ revision: 1, position: '100' });
  expect(index.find('child-1', 'b')).toEqual({ revision: 1, position: '100' });
  expect(index.find('child-1', 'c')).toEqual({ revision: 2, position: '200' });
  expect(index.find('child-2', 'a')).toBe(undefined);
});

it('takes in only what goes on without a gap from the first event', () => {
  const index = new CommandIndex();
  index.add('child-1', [event('b', 1)]);
  expect(index.upTo('child-1')).toBe(-1);
  index.add('child-1', [event('a', 0), event('b', 1), event('d', 3)]);
  index.add('child-1', [event('a', 0), event('b', 1)]);
  expect(index.upTo('child-1')).toBe(1);
  expect(index.find('child-1', 'd')).toBe(undefined);
});

it('forgets whole streams, those used longest ago first, and never the one in use', () => {
  const index = new CommandIndex(4);
  index.add('child-1', [event('a', 0), event('b', 1)]);
  index.add('child-2', [event('c', 0), event('d', 1)]);
  index.find('child-1', 'a');
  index.add('child-3', [event('e', 0)]);
  expect(['child-1', 'child-2', 'child-3'].map((stream) => index.upTo(stream))).toEqual([1, -1, 0]);
  index.add(
    'child-4',
    [0, 1, 2, 3, 4, 5].map((revision) => event(`f${revision}`, revision)),
  );
  expect(['child-1', 'child-3', 'child-4'].map((stream) => index.upTo(stream))).toEqual([-1, -1, 5]);
});
