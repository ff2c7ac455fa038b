import { promptFor } from '@wonderlings/journal/catalogue';
import { expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { savedOn } from './journal.fixture.ts';
import { type SaveAttempt, saveMoodWith } from './save-flow.ts';
import type { SaveOutcome } from './save-mood.command.ts';
import { emptyWritingDraft, type WritingDraft, wordsLeft, writingMachine } from './writing.machine.ts';

const WEDNESDAY = '2025-05-07';

function start(draft: Partial<WritingDraft> = {}) {
  const save = vi.fn<(attempt: SaveAttempt) => Promise<SaveOutcome>>(async () => ({
    status: 'sent',
    result: savedOn(WEDNESDAY),
  }));
  const actor = createActor(writingMachine.provide({ actors: { saveMood: saveMoodWith(save) } }), {
    input: { ...emptyWritingDraft(WEDNESDAY), ...draft },
  });
  actor.start();
  return { actor, save, context: () => actor.getSnapshot().context };
}
const whenDone = (actor: ReturnType<typeof start>['actor']) =>
  waitFor(actor, (snapshot) => !snapshot.matches('saving'));

it('sends the words as a mood, under the prompt that was shown', async () => {
  const { actor, save } = start({ words: 'My aunt did.' });
  actor.send({ type: 'prompt.swap' });
  actor.send({ type: 'words.save', newKey: 'k1' });
  await whenDone(actor);
  expect(save).toHaveBeenCalledExactlyOnceWith({
    key: 'k1',
    body: {
      feeling: 'Journal Entry',
      note: `Daily Prompt: ${promptFor(WEDNESDAY, 1).prompt}\n\nMy aunt did.`,
    },
  });
  expect(actor.getSnapshot().matches('celebrated')).toBe(true);
});

it('does not save blank words', () => {
  const { actor, save } = start({ words: ' \n ' });
  actor.send({ type: 'words.save', newKey: 'k1' });
  expect(actor.getSnapshot().matches('writing')).toBe(true);
  expect(save).not.toHaveBeenCalled();
});

it('counts the prompt towards the 5,000 characters', () => {
  const room = wordsLeft(emptyWritingDraft(WEDNESDAY));
  expect(room).toBe(5_000 - `Daily Prompt: ${promptFor(WEDNESDAY).prompt}\n\n`.length);
  const { actor, save, context } = start({ words: '🦊'.repeat(room + 1) });
  actor.send({ type: 'words.save', newKey: 'k1' });
  expect(save).not.toHaveBeenCalled();
  expect(context().failure).toBe('too-long');
});

it('keeps every word of a failed save and tries again under the same key', async () => {
  const { actor, save, context } = start({ words: 'My aunt did.' });
  save.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  actor.send({ type: 'words.save', newKey: 'k1' });
  await whenDone(actor);
  expect(context()).toMatchObject({ words: 'My aunt did.', failure: 'try-again' });
  actor.send({ type: 'words.save', newKey: 'k2' });
  await whenDone(actor);
  expect(save.mock.calls.map(([attempt]) => attempt.key)).toEqual(['k1', 'k1']);
});

it('clears the page after a save and is writing again when the celebration closes', async () => {
  const { actor, context } = start({ words: 'My aunt did.' });
  actor.send({ type: 'words.save', newKey: 'k1' });
  await whenDone(actor);
  expect(context()).toMatchObject({ words: '', attempt: null });
  actor.send({ type: 'celebration.close' });
  expect(actor.getSnapshot().matches('writing')).toBe(true);
});

it('moves to the new day at midnight, but never under a hand that is writing', () => {
  const idle = start({ swaps: 2 });
  idle.actor.send({ type: 'day.change', day: '2025-05-08' });
  expect(idle.context()).toMatchObject({ day: '2025-05-08', swaps: 0 });

  const busy = start({ words: 'It was' });
  busy.actor.send({ type: 'day.change', day: '2025-05-08' });
  expect(busy.context().day).toBe(WEDNESDAY);
});

it('ignores what is typed and swapped while it saves', async () => {
  const { actor, context } = start({ words: 'My aunt did.' });
  actor.send({ type: 'words.save', newKey: 'k1' });
  actor.send({ type: 'words.change', words: 'Something else' });
  actor.send({ type: 'prompt.swap' });
  expect(context()).toMatchObject({ words: 'My aunt did.', swaps: 0 });
  await whenDone(actor);
});
