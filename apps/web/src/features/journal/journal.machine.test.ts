import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { readApiError } from '../../lib/api/request.ts';
import { savedOn } from './journal.fixture.ts';
import { EMPTY_JOURNAL_DRAFT, type JournalDraft, journalMachine } from './journal.machine.ts';
import { type SaveAttempt, saveMoodWith } from './save-flow.ts';
import type { SaveOutcome } from './save-mood.command.ts';

const worried: JournalDraft = { moodId: 'worried', intensity: 2, note: 'A test tomorrow.', attempt: null };

function start(draft: JournalDraft = EMPTY_JOURNAL_DRAFT) {
  const save = vi.fn<(attempt: SaveAttempt) => Promise<SaveOutcome>>(async () => ({
    status: 'sent',
    result: savedOn('2025-05-07'),
  }));
  const actor = createActor(journalMachine.provide({ actors: { saveMood: saveMoodWith(save) } }), { input: draft });
  actor.start();
  return {
    actor,
    save,
    is: (value: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) => actor.getSnapshot().matches(value),
    context: () => actor.getSnapshot().context,
  };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('picking a feeling', () => {
  it('opens it 300 ms after the pick and not before', () => {
    const { actor, is } = start();
    expect(is('grid')).toBe(true);
    actor.send({ type: 'mood.pick', moodId: 'worried' });
    vi.advanceTimersByTime(299);
    expect(is('picking')).toBe(true);
    vi.advanceTimersByTime(1);
    expect(is('detail')).toBe(true);
  });

  it('takes the last of several quick picks and counts the 300 ms from it', () => {
    const { actor, is, context } = start();
    actor.send({ type: 'mood.pick', moodId: 'worried' });
    vi.advanceTimersByTime(250);
    actor.send({ type: 'mood.pick', moodId: 'okay' });
    vi.advanceTimersByTime(250);
    expect(is('picking')).toBe(true);
    vi.advanceTimersByTime(50);
    expect(is('detail')).toBe(true);
    expect(context().moodId).toBe('okay');
  });

  it('opens in time for a child who presses the same feeling again and again', () => {
    const { actor, is } = start();
    for (const waited of [0, 100, 100]) {
      vi.advanceTimersByTime(waited);
      actor.send({ type: 'mood.pick', moodId: 'worried' });
    }
    vi.advanceTimersByTime(99);
    expect(is('picking')).toBe(true);
    vi.advanceTimersByTime(1);
    expect(is('detail')).toBe(true);
  });

  it('starts at the lowest intensity', () => {
    expect(start().context().intensity).toBe(1);
  });

  it('opens at once what a reload interrupted', () => {
    const { is, context } = start(worried);
    expect(is('detail')).toBe(true);
    expect(context()).toMatchObject(worried);
  });
});

describe('the detail', () => {
  it('keeps the intensity between 1 and 4', () => {
    const { actor, context } = start(worried);
    actor.send({ type: 'intensity.change', intensity: 9 });
    expect(context().intensity).toBe(4);
    actor.send({ type: 'intensity.change', intensity: 0 });
    expect(context().intensity).toBe(1);
  });

  it('goes back to the grid for a different feeling, with the words and without the intensity', () => {
    const { actor, is, context } = start(worried);
    actor.send({ type: 'mood.choose-different' });
    expect(is('grid')).toBe(true);
    expect(context()).toMatchObject({ moodId: null, intensity: 1, note: 'A test tomorrow.' });
  });
});

describe('saving', () => {
  it('sends the feeling with its label in brackets, its base name and the note', async () => {
    const { actor, save } = start(worried);
    actor.send({ type: 'mood.save', newKey: 'k1' });
    await settle();
    expect(save).toHaveBeenCalledExactlyOnceWith({
      key: 'k1',
      body: { feeling: 'Worried (Some worry)', baseFeelingName: 'Worried', note: 'A test tomorrow.' },
    });
  });

  it('sends a blank note as null', async () => {
    const { actor, save } = start({ ...worried, note: '  \n ' });
    actor.send({ type: 'mood.save', newKey: 'k1' });
    await settle();
    expect(save.mock.calls[0]?.[0].body.note).toBeNull();
  });

  it('ignores a save while one is under way, and whatever else is pressed', async () => {
    const { actor, save, is, context } = start(worried);
    let finish = (_: SaveOutcome) => {};
    save.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
    actor.send({ type: 'mood.save', newKey: 'k1' });
    actor.send({ type: 'mood.save', newKey: 'k2' });
    actor.send({ type: 'note.change', note: 'Changed.' });
    actor.send({ type: 'mood.choose-different' });
    await settle();
    expect(is('saving')).toBe(true);
    expect(save).toHaveBeenCalledTimes(1);
    expect(context().note).toBe('A test tomorrow.');
    finish({ status: 'sent', result: savedOn('2025-05-07') });
    await settle();
    expect(is('celebrated')).toBe(true);
  });

  it('celebrates with nothing left of the note, the intensity, the feeling and the key', async () => {
    const { actor, context } = start(worried);
    actor.send({ type: 'mood.save', newKey: 'k1' });
    await settle();
    expect(context()).toEqual({ ...EMPTY_JOURNAL_DRAFT, failure: null, kept: null, saved: savedOn('2025-05-07') });
  });

  it('is back at the grid when the celebration closes', async () => {
    const { actor, is, context } = start(worried);
    actor.send({ type: 'mood.save', newKey: 'k1' });
    await settle();
    actor.send({ type: 'celebration.close' });
    expect(is('grid')).toBe(true);
    expect(context().saved).toBeNull();
  });
});

describe('a failed save', () => {
  async function failOnce() {
    const started = start(worried);
    started.save.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    started.actor.send({ type: 'mood.save', newKey: 'k1' });
    await settle();
    return started;
  }

  it('keeps the feeling, the intensity and the words', async () => {
    const { is, context } = await failOnce();
    expect(is({ detail: 'failed' })).toBe(true);
    expect(context()).toMatchObject({
      moodId: 'worried',
      intensity: 2,
      note: 'A test tomorrow.',
      failure: 'try-again',
    });
  });

  it('is tried again under the same key', async () => {
    const { actor, save, is } = await failOnce();
    actor.send({ type: 'mood.save', newKey: 'k2' });
    await settle();
    expect(save.mock.calls.map(([attempt]) => attempt.key)).toEqual(['k1', 'k1']);
    expect(is('celebrated')).toBe(true);
  });

  it('gets a new key for new words, so that the server does not answer with the old ones', async () => {
    const { actor, save, is } = await failOnce();
    actor.send({ type: 'note.change', note: 'A test on Friday.' });
    expect(is({ detail: 'open' })).toBe(true);
    actor.send({ type: 'mood.save', newKey: 'k2' });
    await settle();
    expect(save.mock.calls.map(([attempt]) => [attempt.key, attempt.body.note])).toEqual([
      ['k1', 'A test tomorrow.'],
      ['k2', 'A test on Friday.'],
    ]);
  });

  it('keeps its key over a reload', async () => {
    const { context } = await failOnce();
    const { moodId, intensity, note, attempt } = context();
    const { actor, save } = start({ moodId, intensity, note, attempt });
    actor.send({ type: 'mood.save', newKey: 'after the reload' });
    await settle();
    expect(save.mock.calls[0]?.[0].key).toBe('k1');
  });

  it('says when the child has to sign in', async () => {
    const { actor, save, context } = start(worried);
    save.mockRejectedValueOnce(readApiError(401, 'Unauthorized', ''));
    actor.send({ type: 'mood.save', newKey: 'k1' });
    await settle();
    expect(context().failure).toBe('signed-out');
  });
});

describe('a note of more than 5,000 characters', () => {
  it('is not sent, and not cut', async () => {
    const long = '🦊'.repeat(5_001);
    const { actor, save, context } = start({ ...worried, note: long });
    actor.send({ type: 'mood.save', newKey: 'k1' });
    await settle();
    expect(save).not.toHaveBeenCalled();
    expect(context()).toMatchObject({ failure: 'too-long', note: long });
  });

  it('of exactly 5,000 goes through, counted as the contract counts', async () => {
    const { actor, save } = start({ ...worried, note: '🦊'.repeat(5_000) });
    actor.send({ type: 'mood.save', newKey: 'k1' });
    await settle();
    expect(save).toHaveBeenCalledTimes(1);
  });
});
