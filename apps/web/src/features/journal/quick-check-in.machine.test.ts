import { expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { EMPTY_QUICK_DRAFT, type QuickDraft, quickCheckInMachine } from './quick-check-in.machine.ts';
import { type SaveAttempt, saveMoodWith } from './save-flow.ts';
import type { SaveOutcome } from './save-mood.command.ts';

function start(draft: Partial<QuickDraft> = {}) {
  const save = vi.fn<(attempt: SaveAttempt) => Promise<SaveOutcome>>(async () => ({ status: 'sent', result: null }));
  const actor = createActor(quickCheckInMachine.provide({ actors: { saveMood: saveMoodWith(save) } }), {
    input: { ...EMPTY_QUICK_DRAFT, ...draft },
  });
  actor.start();
  return { actor, save, context: () => actor.getSnapshot().context };
}
const whenDone = (actor: ReturnType<typeof start>['actor']) =>
  waitFor(actor, (snapshot) => !snapshot.matches('saving'));

it('does nothing when no feeling is selected', () => {
  const { actor, save } = start({ note: 'Words alone.' });
  const before = actor.getSnapshot();
  actor.send({ type: 'mood.save', newKey: 'k1' });
  expect(actor.getSnapshot().value).toEqual(before.value);
  expect(save).not.toHaveBeenCalled();
});

it('sends the feeling and the note and nothing else', async () => {
  const { actor, save } = start({ note: 'They took my pen.' });
  actor.send({ type: 'mood.select', moodId: 'angry' });
  actor.send({ type: 'mood.save', newKey: 'k1' });
  await whenDone(actor);
  expect(save).toHaveBeenCalledExactlyOnceWith({ key: 'k1', body: { feeling: 'Angry', note: 'They took my pen.' } });
});

it('clears the feeling and the note on success', async () => {
  const { actor, context } = start({ moodId: 'angry', note: 'They took my pen.' });
  actor.send({ type: 'mood.save', newKey: 'k1' });
  await whenDone(actor);
  expect(actor.getSnapshot().matches({ choosing: 'saved' })).toBe(true);
  expect(context()).toMatchObject(EMPTY_QUICK_DRAFT);
});

it('keeps both on failure and tries again under the same key', async () => {
  const { actor, save, context } = start({ moodId: 'angry', note: 'They took my pen.' });
  save.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  actor.send({ type: 'mood.save', newKey: 'k1' });
  await whenDone(actor);
  expect(context()).toMatchObject({ moodId: 'angry', note: 'They took my pen.', failure: 'try-again' });
  actor.send({ type: 'mood.save', newKey: 'k2' });
  await whenDone(actor);
  expect(save.mock.calls.map(([attempt]) => attempt.key)).toEqual(['k1', 'k1']);
});

it('changes the feeling and keeps the words', () => {
  const { actor, context } = start({ moodId: 'angry', note: 'Hm.' });
  actor.send({ type: 'mood.select', moodId: 'sad' });
  expect(context()).toMatchObject({ moodId: 'sad', note: 'Hm.' });
});
