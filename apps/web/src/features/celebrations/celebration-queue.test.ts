import type { NewReward } from '@wonderlings/kernel/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  celebrate,
  clearQueue,
  dropWaitingCelebrations,
  markCelebrated,
  queueFor,
  takeWaiting,
  waitingThings,
} from './celebration-queue.ts';

const achievement = (id: string) => ({ id: `row-${id}`, achievement: { id, icon: '', name: id, description: '' } });
const reward = (kind: NewReward['kind'], id: string): NewReward => ({ kind, id, icon: '', name: id, description: '' });
const waiting = () => waitingThings.get().map(({ kind, id }) => `${kind}/${id}`);

beforeEach(() => {
  clearQueue();
  queueFor('maya');
});

it('keeps everything of one act together, achievements first, by the ids of the catalogue', () => {
  celebrate([achievement('first-feeling')], [reward('emotion-badge', 'calm-1'), reward('milestone', 'day-1')]);
  expect(waiting()).toEqual(['achievement/first-feeling', 'milestone/day-1', 'emotion-badge/calm-1']);
});

it('waits for nothing where nothing was earned', () => {
  celebrate([], undefined);
  expect(waiting()).toEqual([]);
});

describe('the same thing', () => {
  it('is celebrated once, however often it is told', () => {
    celebrate([achievement('a')], []);
    celebrate([achievement('a')], []);
    expect(takeWaiting()).toHaveLength(1);
    celebrate([achievement('a'), achievement('b')], []);
    expect(waiting()).toEqual(['achievement/b']);
  });

  it('is not celebrated again after another dialog has shown it, before or after it was told', () => {
    celebrate([achievement('a')], [reward('badge', 'b')]);
    markCelebrated([{ kind: 'achievement', id: 'a', name: '', description: '', icon: '' }]);
    expect(waiting()).toEqual(['badge/b']);
    celebrate([achievement('a')], []);
    expect(waiting()).toEqual(['badge/b']);
  });

  it('is another one where a goal is met in another week', () => {
    celebrate([], [reward('goal', 'walk')]);
    takeWaiting();
    celebrate([], [reward('goal', 'walk')]);
    expect(waiting()).toEqual(['goal/walk']);
  });
});

describe('another child', () => {
  it('is not shown what the one before has earned', () => {
    celebrate([achievement('a')], []);
    queueFor('robin');
    expect(waiting()).toEqual([]);
  });

  it('is not shown what comes late for another child', () => {
    celebrate([achievement('late')], [], 'robin');
    expect(waiting()).toEqual([]);
    queueFor('robin');
    celebrate([achievement('own')], [], 'robin');
    expect(waiting()).toEqual(['achievement/own']);
  });
});

it('comes up no more once its child has told something hard, also what an earlier act has earned', () => {
  celebrate([achievement('first-breath')], [reward('goal', 'walk')], 'maya');
  celebrate([achievement('first-feeling')], []);
  celebrate([achievement('theirs')], [], 'robin');
  dropWaitingCelebrations('robin');
  expect(waiting()).toEqual(['achievement/first-breath', 'goal/walk', 'achievement/first-feeling']);
  dropWaitingCelebrations('maya');
  expect(waiting()).toEqual([]);
  celebrate([achievement('first-breath'), achievement('after')], [], 'maya');
  expect(waiting()).toEqual(['achievement/after']);
});

it('keeps what was earned before it is known which child is signed in', () => {
  clearQueue();
  celebrate([achievement('early')], [], 'maya');
  celebrate([achievement('theirs')], [], 'robin');
  expect(waiting()).toEqual([]);
  queueFor('maya');
  expect(waiting()).toEqual(['achievement/early']);
});

it('answers the same list until it changes', () => {
  celebrate([achievement('a')], []);
  expect(waitingThings.get()).toBe(waitingThings.get());
});
