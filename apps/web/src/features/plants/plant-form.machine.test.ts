import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { createFormMachine, type FormInput, type FormSave, type FormTarget } from './plant-form.machine.ts';

interface Draft {
  readonly words: string;
}
const machine = createFormMachine<Draft>(({ words }) => words !== '');
const newPlant: FormTarget = { plantId: null, logId: null, corrects: false };
const correction: FormTarget = { plantId: 'plant-1', logId: null, corrects: true };
const open = (target: FormTarget, words = '') => ({ type: 'open', target, draft: { words }, at: 5 }) as const;
const write = (words: string) => ({ type: 'change', change: { words } }) as const;

/** A form whose saves are kept in `saved`; `fails` decides what becomes of them. */
function start(fails: () => Error | null = () => null, kept: FormInput<Draft>['kept'] = null) {
  const saved: FormSave<Draft>[] = [];
  const save = fromPromise<void, FormSave<Draft>>(async ({ input: form }) => {
    const failure = fails();
    if (failure) throw failure;
    saved.push(form);
  });
  const actor = createActor(machine.provide({ actors: { save } }), { input: input(kept) }).start();
  return { actor, saved, is: (state: 'open' | 'closed' | 'saving') => actor.getSnapshot().matches(state) };
}
const input = (kept: FormInput<Draft>['kept']): FormInput<Draft> => ({ kept });

describe('a form of the plant journal', () => {
  it('saves what was typed, closes, and is blank the next time', async () => {
    const { actor, saved, is } = start();
    actor.send(open(newPlant));
    actor.send(write('Jack'));
    actor.send({ type: 'save' });
    await waitFor(actor, (snapshot) => snapshot.matches('closed'));
    expect(saved).toEqual([{ target: newPlant, draft: { words: 'Jack' }, openedAt: 5 }]);
    actor.send(open(newPlant));
    expect(actor.getSnapshot().context.draft).toEqual({ words: '' });
    expect(is('open')).toBe(true);
  });

  it('does not save while it is not ready, nor twice at once', () => {
    const { actor, is } = start();
    actor.send(open(newPlant));
    actor.send({ type: 'save' });
    expect(is('open')).toBe(true);
    actor.send(write('Jack'));
    actor.send({ type: 'save' });
    expect(is('saving')).toBe(true);
    expect(actor.getSnapshot().can({ type: 'save' })).toBe(false);
    expect(actor.getSnapshot().can({ type: 'close' })).toBe(false);
  });

  it('stays open with every word when the device is full, and says so until something changes', async () => {
    let failure: Error | null = new DOMException('No room', 'QuotaExceededError');
    const { actor, saved } = start(() => failure);
    actor.send(open(newPlant));
    actor.send(write('Jack'));
    actor.send({ type: 'save' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('open'));
    expect(context).toMatchObject({ draft: { words: 'Jack' }, problem: 'full' });
    actor.send(write('Jacky'));
    expect(actor.getSnapshot().context.problem).toBeNull();
    failure = null;
    actor.send({ type: 'save' });
    await waitFor(actor, (snapshot) => snapshot.matches('closed'));
    expect(saved).toHaveLength(1);
  });

  it('keeps the words of something new when it is closed, for the same thing only', () => {
    const { actor } = start();
    actor.send(open(newPlant));
    actor.send(write('Jack'));
    actor.send({ type: 'close' });
    actor.send(open(newPlant, 'blank'));
    expect(actor.getSnapshot().context.draft).toEqual({ words: 'Jack' });
    actor.send({ type: 'close' });
    actor.send(open({ ...newPlant, plantId: 'plant-2', logId: null }, 'another'));
    expect(actor.getSnapshot().context.draft).toEqual({ words: 'another' });
  });

  it('drops a correction that is closed, and a form in which nothing was written', () => {
    const { actor } = start();
    for (const [target, words] of [
      [correction, 'Jacky'],
      [newPlant, null],
    ] as const) {
      actor.send(open(target, 'as it was'));
      if (words) actor.send(write(words));
      actor.send({ type: 'close' });
      expect(actor.getSnapshot().context).toMatchObject({ target: null, draft: null });
    }
  });

  it('is open again after a reload if it was open, and otherwise waits with its words', () => {
    const draft = { words: 'Jack' };
    expect(start(undefined, { target: newPlant, draft, openedAt: 3, isOpen: true }).is('open')).toBe(true);
    const { actor, is } = start(undefined, { target: newPlant, draft, openedAt: 3, isOpen: false });
    expect(is('closed')).toBe(true);
    actor.send(open(newPlant));
    expect(actor.getSnapshot().context.draft).toEqual(draft);
  });

  it('is forgotten when it turns out that it was saved before the reload', () => {
    const { actor, is } = start(undefined, { target: newPlant, draft: { words: 'Jack' }, openedAt: 3, isOpen: true });
    actor.send({ type: 'forget' });
    expect(is('closed')).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ target: null, draft: null });
  });
});

describe('on every path', () => {
  const done = { type: 'xstate.done.actor.0.plant-form.saving', output: undefined, actorId: '0.plant-form.saving' };
  const failed = {
    type: 'xstate.error.actor.0.plant-form.saving',
    error: new Error('no'),
    actorId: '0.plant-form.saving',
  };
  const paths = getShortestPaths(machine, {
    input: input(null),
    // The last two come from the save; xstate does not count them among the events that a page can send.
    events: [
      open(newPlant),
      open(correction),
      write('Jack'),
      { type: 'save' },
      { type: 'close' },
      done,
      failed,
    ] as never,
    limit: 400,
  });

  it('a form that is open or saving has a target and a draft, and only an open one has a problem', () => {
    expect(paths.length).toBeGreaterThan(10);
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(['closed', 'open', 'saving']));
    for (const { state } of paths) {
      const { target, draft, problem } = state.context;
      if (state.value !== 'closed') expect(target && draft).not.toBeNull();
      if (state.value !== 'open') expect(problem).toBeNull();
      if (state.value === 'saving') expect(draft?.words).not.toBe('');
      if (state.value === 'closed') expect(target?.corrects ?? false).toBe(false);
    }
  });
});
