import { affirmationFor } from '@wonderlings/affirmations/catalogue';
import type { Affirmation } from '@wonderlings/affirmations/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { NotKept } from '../../device/outbox/verdict.ts';
import { readApiError } from '../../lib/api/request.ts';
import {
  type AffirmationEvent,
  type AffirmationInput,
  affirmationMachine,
  type KeepAttempt,
  type Keeping,
  keepAffirmationWith,
} from './affirmation.machine.ts';
import { NO_ANSWERS, wordsOf } from './questionnaire.ts';

const TODAY = '2026-05-01';
const questionnaire = ['8-9', 'happy', 'music', 'kept-trying'];
const [age, feeling, second, proud] = questionnaire as [string, string, string, string];
const keptOn = (date: string, pick = 0): Affirmation => ({
  id: `kept ${pick}`,
  userId: 'maya',
  date,
  questionnaire,
  affirmation: affirmationFor(questionnaire, date, pick),
});
const answerTo = ({ body }: KeepAttempt, date = TODAY): Keeping => ({
  kept: { ...keptOn(date), ...body },
  because: null,
});
const hasKept = (date: string, pick = 0): Keeping => ({ kept: keptOn(date, pick), because: null });

function start(input: Partial<AffirmationInput> = {}) {
  const keep = vi.fn<(attempt: KeepAttempt) => Promise<Keeping>>(async (attempt) => answerTo(attempt));
  const machine = affirmationMachine.provide({ actors: { keepAffirmation: keepAffirmationWith(keep) } });
  const actor = createActor(machine, { input: { today: TODAY, keeping: null, draft: null, ...input } });
  actor.start();
  return {
    actor,
    keep,
    send: (...events: readonly AffirmationEvent[]) => {
      for (const event of events) actor.send(event);
    },
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}
const settle = () => vi.advanceTimersByTimeAsync(0);
const pick = (id: string) => ({ type: 'answer.pick', id }) as const;
const next = { type: 'next' } as const;
const back = { type: 'back' } as const;
const another = { type: 'words.another' } as const;
const keepAs = (newKey: string) => ({ type: 'words.keep', newKey }) as const;
const toCard = [pick(age), next, pick(feeling), next, pick(second), next, pick(proud), next];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the questions', () => {
  it('go on only after an answer', () => {
    const { send, value } = start();
    send(next);
    expect(value()).toEqual({ asking: 'age' });
    send(pick(age), next, next);
    expect(value()).toEqual({ asking: 'feeling' });
  });

  it('go back to the one before, with the answer that was given', () => {
    const { send, value, context } = start();
    send(...toCard.slice(0, 5), back);
    expect(value()).toEqual({ asking: 'feeling' });
    expect(context().answers).toEqual({ age, feeling, second, proud: null });
    send(back, back);
    expect(value()).toEqual({ asking: 'age' });
  });

  it('ask again what another age does not offer, and keep what it does', () => {
    const { send, context } = start();
    send(...toCard, back, back, back, back, pick('10-11'));
    expect(context().answers).toEqual({ age: '10-11', feeling: 'happy', second: 'music', proud });
    send(pick('6-7'));
    expect(context().answers).toEqual({ age: '6-7', feeling: 'happy', second: null, proud });
  });

  it('take the age from the device, unless one is picked already', () => {
    const fresh = start();
    fresh.send({ type: 'age.remember', id: '10-11' });
    expect(fresh.context().answers.age).toBe('10-11');
    const late = start();
    late.send(pick('6-7'), { type: 'age.remember', id: '10-11' });
    expect(late.context().answers.age).toBe('6-7');
  });

  it('begin anew on another day, with the answers that were given', () => {
    const { send, context } = start();
    send(...toCard, back, { type: 'day.change', day: '2026-05-02' }, next);
    expect(wordsOf(context())).toBe(affirmationFor(questionnaire, '2026-05-02', 0));
  });
});

describe('the card', () => {
  it('shows what the answers make, and others when asked', () => {
    const { send, value, context } = start();
    send(...toCard);
    expect(value()).toEqual({ card: 'answered' });
    expect(wordsOf(context())).toBe(affirmationFor(questionnaire, TODAY, 0));
    send(another, another);
    expect(wordsOf(context())).toBe(affirmationFor(questionnaire, TODAY, 2));
  });

  it('goes back to the last question, and begins with the first words after another answer', () => {
    const { send, value, context } = start();
    send(...toCard, another, back);
    expect(value()).toEqual({ asking: 'proud' });
    send(next);
    expect(context().pick).toBe(1);
    send(back, pick('shared'), next);
    expect(context().pick).toBe(0);
  });

  it('keeps its words when midnight comes, and those count for the day that the server says', async () => {
    const { send, context, keep, value } = start();
    keep.mockImplementation(async (attempt) => answerTo(attempt, '2026-05-02'));
    send(...toCard, { type: 'day.change', day: '2026-05-02' });
    expect(wordsOf(context())).toBe(affirmationFor(questionnaire, TODAY, 0));
    send(keepAs('a'));
    await settle();
    expect(value()).toEqual({ kept: 'fresh' });
    send({ type: 'day.change', day: '2026-05-02' });
    expect(value()).toEqual({ kept: 'fresh' });
  });
});

describe('keeping', () => {
  it('sends the answers and the words, and shows what came of it', async () => {
    const { send, value, context, keep } = start();
    send(...toCard, another, keepAs('a'));
    expect(value()).toBe('keeping');
    await settle();
    expect(keep.mock.calls).toEqual([
      [{ key: 'a', body: { questionnaire, affirmation: affirmationFor(questionnaire, TODAY, 1) } }],
    ]);
    expect(value()).toEqual({ kept: 'fresh' });
    expect(context()).toMatchObject({
      kept: { affirmation: affirmationFor(questionnaire, TODAY, 1) },
      because: null,
      attempt: null,
    });
  });

  it('on this device alone shows the same, and why it waits', async () => {
    const { send, value, context, keep } = start();
    keep.mockImplementation(async (attempt) => ({ ...answerTo(attempt), because: 'no-network' }));
    send(...toCard, keepAs('a'));
    await settle();
    expect(value()).toEqual({ kept: 'fresh' });
    expect(context()).toMatchObject({ because: 'no-network', attempt: null, failure: null });
  });

  it('that failed leaves everything on the card, and tries again under the same key', async () => {
    const { send, value, context, keep } = start();
    keep.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    send(...toCard, keepAs('a'));
    await settle();
    expect(value()).toEqual({ card: 'answered' });
    expect(context()).toMatchObject({ failure: 'try-again', answers: { age, feeling, second, proud } });
    send(keepAs('b'));
    expect(context().failure).toBeNull();
    await settle();
    expect(keep.mock.calls[1]).toEqual(keep.mock.calls[0]);
    expect(value()).toEqual({ kept: 'fresh' });
  });

  it('takes a new key for other words', async () => {
    const { send, keep } = start();
    keep.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    send(...toCard, keepAs('a'));
    await settle();
    send(another, keepAs('b'));
    await settle();
    expect(keep.mock.calls.map(([{ key }]) => key)).toEqual(['a', 'b']);
  });

  it.each([
    [401, '', 'signed-out'],
    [429, '', 'too-fast'],
    [429, '{"error":"That was a lot today.","code":"quota.day"}', { wait: 'That was a lot today.' }],
    [503, '{"error":"We are busy.","code":"server.busy"}', { wait: 'We are busy.' }],
    [500, '', 'try-again'],
  ] as const)('that was answered with %i %s is told as %j', async (status, body, failure) => {
    const { send, context, keep } = start();
    keep.mockRejectedValueOnce(readApiError(status, 'No', body));
    send(...toCard, keepAs('a'));
    await settle();
    expect(context().failure).toEqual(failure);
  });

  it('that finds neither a network nor room on the device is told as a full device', async () => {
    const { send, context, keep } = start();
    keep.mockRejectedValueOnce(new NotKept('full', new TypeError('Failed to fetch')));
    send(...toCard, keepAs('a'));
    await settle();
    expect(context().failure).toBe('device-full');
  });
});

describe('words that are kept', () => {
  it('and become known only now are shown, unless the child has gone on or has others', () => {
    const found = { type: 'words.found', kept: keptOn(TODAY, 1), because: 'in-line' } as const;
    const { send, value, context } = start();
    send(found);
    expect(value()).toEqual({ kept: 'earlier' });
    expect(context()).toMatchObject({ kept: keptOn(TODAY, 1), because: 'in-line' });
    send({ type: 'questions.again' }, { ...found, kept: keptOn(TODAY, 2) });
    expect(value()).toEqual({ asking: 'age' });
    const later = start();
    later.send(pick(age), next, found);
    expect(later.value()).toEqual({ asking: 'feeling' });
  });

  it('take the place of those that the server has where they wait, and stay when they have arrived', () => {
    const { send, context } = start({ keeping: hasKept(TODAY) });
    send({ type: 'words.found', kept: keptOn(TODAY, 1), because: 'in-line' });
    expect(context()).toMatchObject({ kept: keptOn(TODAY, 1), because: 'in-line' });
    send({ type: 'words.found', kept: { ...keptOn(TODAY, 1), id: 'of the server' }, because: null });
    expect(context()).toMatchObject({ kept: keptOn(TODAY, 1), because: 'in-line' });
  });

  it('and were refused in the end are not told to be kept', () => {
    const { send, value, context } = start({ keeping: { kept: keptOn(TODAY), because: 'in-line' } });
    send({ type: 'words.refused' });
    expect(value()).toEqual({ asking: 'age' });
    expect(context()).toMatchObject({ kept: null, answers: { ...NO_ANSWERS, age } });
  });

  it('are shown at once', () => {
    const draft = { day: TODAY, stage: 'proud', answers: NO_ANSWERS, pick: 0, attempt: null } as const;
    expect(start({ keeping: hasKept(TODAY), draft }).value()).toEqual({ kept: 'earlier' });
  });

  it('can be changed for the next ones of the same answers, or be left as they are', () => {
    const { send, value, context } = start({ keeping: hasKept(TODAY, 2) });
    send(another);
    expect(value()).toEqual({ card: 'besideKept' });
    expect(wordsOf(context())).toBe(affirmationFor(questionnaire, TODAY, 3));
    send(back);
    expect(value()).toEqual({ kept: 'earlier' });
    expect(context().kept).toEqual(keptOn(TODAY, 2));
  });

  it('come back after a failed try to change them', async () => {
    const { send, value, keep } = start({ keeping: hasKept(TODAY) });
    keep.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    send(another, keepAs('a'));
    await settle();
    expect(value()).toEqual({ card: 'besideKept' });
    send(back);
    expect(value()).toEqual({ kept: 'earlier' });
  });

  it('can be made of new answers, with the same age', () => {
    const { send, value, context } = start({ keeping: hasKept(TODAY) });
    send({ type: 'questions.again' });
    expect(value()).toEqual({ asking: 'age' });
    expect(context().answers).toEqual({ ...NO_ANSWERS, age });
    send(back);
    expect(value()).toEqual({ kept: 'earlier' });
  });

  it('make room for the questions of the next day', () => {
    const { send, value, context } = start({ keeping: hasKept(TODAY) });
    send({ type: 'day.change', day: '2026-05-02' });
    expect(value()).toEqual({ asking: 'age' });
    expect(context().kept).toBeNull();
  });
});

describe('after a reload', () => {
  it.each(['age', 'feeling', 'second', 'proud', 'card'] as const)('the child is where it was: %s', async (stage) => {
    const attempt = { key: 'lost', body: { questionnaire, affirmation: affirmationFor(questionnaire, TODAY, 1) } };
    const draft = { day: TODAY, stage, answers: { age, feeling, second, proud }, pick: 1, attempt };
    const { value, send, keep } = start({ draft });
    expect(value()).toEqual(stage === 'card' ? { card: 'answered' } : { asking: stage });
    if (stage !== 'card') return;
    send(keepAs('new'));
    await settle();
    expect(keep).toHaveBeenCalledExactlyOnceWith(attempt);
  });
});

describe('on every way through', () => {
  const kept = { type: 'xstate.done.actor.0.affirmation.keeping', output: hasKept(TODAY) };
  const failed = { type: 'xstate.error.actor.0.affirmation.keeping', error: new TypeError('Failed to fetch') };
  const events = [
    ...toCard.filter(({ type }) => type === 'answer.pick'),
    pick('10-11'),
    pick('animals'),
    next,
    back,
    another,
    keepAs('key'),
    { type: 'questions.again' },
    { type: 'day.change', day: '2026-05-02' },
    kept,
    failed,
  ];
  const paths = getShortestPaths(affirmationMachine, {
    input: { today: TODAY, keeping: null, draft: null },
    // The outcomes of an invoked actor are events too; the machine's type names its own only.
    events: events as AffirmationEvent[],
    // Picks go on without end, and change nothing but the words.
    serializeState: ({ value, context: { answers, kept, failure, day } }) =>
      JSON.stringify([value, answers, kept !== null, failure, day]),
  });

  it('walks through every state', () => {
    const values = new Set(paths.map(({ state }) => JSON.stringify(state.value)));
    expect([...values].sort()).toEqual(
      [
        { asking: 'age' },
        { asking: 'feeling' },
        { asking: 'second' },
        { asking: 'proud' },
        { card: 'answered' },
        { card: 'besideKept' },
        'keeping',
        { kept: 'earlier' },
        { kept: 'fresh' },
      ]
        .map((value) => JSON.stringify(value))
        .sort(),
    );
  });

  it('has words on every card, four answers behind them, and loses no answer to a failure', () => {
    for (const { state, steps } of paths) {
      if (!state.matches('card') && !state.matches('keeping')) continue;
      expect(wordsOf(state.context)).toMatch(/\.$/);
      expect(Object.values(state.context.answers)).not.toContain(null);
      const last = steps.at(-1);
      if (last?.event.type === failed.type) expect(state.context.failure).toBe('try-again');
    }
  });

  it('always has a way on to words that are kept', async () => {
    for (const { steps } of paths) {
      let outcome: { resolve: (answer: Keeping) => void; reject: (error: unknown) => void } | undefined;
      const { actor, keep, send, value } = start();
      keep.mockImplementation(
        () =>
          new Promise((resolve, reject) => {
            outcome = { resolve, reject };
          }),
      );
      for (const { event } of steps) {
        const type: string = event.type;
        if (type === kept.type) outcome?.resolve(kept.output);
        else if (type === failed.type) outcome?.reject(failed.error);
        else if (!type.startsWith('xstate.')) send(event);
        await Promise.resolve();
        await Promise.resolve();
        await Promise.resolve();
      }
      keep.mockImplementation(async (attempt) => answerTo(attempt));
      outcome?.resolve(kept.output);
      await settle();
      for (let presses = 0; presses < 4 && !actor.getSnapshot().matches('card'); presses += 1) {
        if (actor.getSnapshot().matches('kept')) break;
        send(pick(age), pick(feeling), pick(second), pick(proud), next);
      }
      send(keepAs('last'));
      await settle();
      expect(value(), steps.map(({ event }) => event.type).join(' ')).toHaveProperty('kept');
    }
  });
});
