import type { Mark } from '@wonderlings/journal/drawing-contract';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { type SaveAttempt, saveMoodWith } from '../save-flow.ts';
import { type DrawingDraft, drawingMachine, drawingPromptOf, emptyDrawingDraft } from './drawing.machine.ts';

const DAY = '2026-05-01';
const dot = (at: number): Mark => ({ kind: 'line', crayon: 'red', points: [at, at] });
const [one, two, three] = [dot(1), dot(2), dot(3)];

function start(draft: DrawingDraft = emptyDrawingDraft(DAY)) {
  const sent: SaveAttempt[] = [];
  const machine = drawingMachine.provide({
    actors: {
      saveMood: saveMoodWith(async (attempt) => {
        sent.push(attempt);
        throw new TypeError('No network');
      }),
    },
  });
  const actor = createActor(machine, { input: draft }).start();
  return { actor, sent, marks: () => actor.getSnapshot().context.marks };
}

describe('drawing', () => {
  it('takes steps back and puts them there again, a fresh page among them', () => {
    const { actor, marks } = start();
    for (const page of [[one], [one, two], []]) actor.send({ type: 'marks.change', marks: page });
    actor.send({ type: 'step.undo' });
    expect(marks()).toEqual([one, two]);
    actor.send({ type: 'step.undo' });
    expect(marks()).toEqual([one]);
    actor.send({ type: 'step.redo' });
    expect(marks()).toEqual([one, two]);
    actor.send({ type: 'marks.change', marks: [one, two, three] });
    actor.send({ type: 'step.redo' });
    expect(marks()).toEqual([one, two, three]);
    for (let step = 0; step < 9; step += 1) actor.send({ type: 'step.undo' });
    expect(marks()).toEqual([]);
  });

  it('takes back, mark by mark, what an earlier page has drawn', () => {
    const { actor, marks } = start({ ...emptyDrawingDraft(DAY), marks: [one, two] });
    actor.send({ type: 'step.undo' });
    expect(marks()).toEqual([one]);
  });

  it('sends the idea and the words with it, and the same drawing under the same key, also after a reload', async () => {
    const { actor, sent } = start({ ...emptyDrawingDraft(DAY), marks: [one], words: ' a dot ' });
    const failed = () => waitFor(actor, (snapshot) => snapshot.matches({ drawing: 'failed' }));
    actor.send({ type: 'drawing.save', newKey: 'first' });
    await failed();
    const prompt = drawingPromptOf({ day: DAY, swaps: 0 });
    expect(sent).toEqual([
      {
        key: 'first',
        body: { feeling: 'Journal Entry', note: `Daily Prompt: ${prompt}\n\na dot`, drawing: { marks: [one] } },
      },
    ]);
    const { day, swaps, marks, words, attempt } = actor.getSnapshot().context;
    const again = start(JSON.parse(JSON.stringify({ day, swaps, marks, words, attempt })));
    again.actor.send({ type: 'drawing.save', newKey: 'second' });
    expect(again.sent[0]?.key).toBe('first');
    actor.send({ type: 'marks.change', marks: [one, two] });
    actor.send({ type: 'drawing.save', newKey: 'third' });
    await failed();
    expect(sent.at(-1)?.key).toBe('third');
  });

  it('saves nothing of a clean page', () => {
    const { actor, sent } = start();
    actor.send({ type: 'drawing.save', newKey: 'first' });
    expect([actor.getSnapshot().matches('drawing'), sent]).toEqual([true, []]);
  });

  it('has another idea each day, and a day on when it is asked for', () => {
    expect(drawingPromptOf({ day: DAY, swaps: 1 })).toBe(drawingPromptOf({ day: '2026-05-02', swaps: 0 }));
    expect(drawingPromptOf({ day: DAY, swaps: 14 })).toBe(drawingPromptOf({ day: DAY, swaps: 0 }));
  });
});
