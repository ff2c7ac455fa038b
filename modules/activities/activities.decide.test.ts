import { command, type Draft, draft } from '@wonderlings/kernel';
import { decided, testContext } from '@wonderlings/kernel/testing';
import { describe, expect, it } from 'vitest';
import { completeSession, saveSession } from './activities.decide.ts';
import { activitiesFacet, MOST_OPEN_SESSIONS } from './activities.ts';
import { CompleteSessionInput, LONGEST_SECONDS, MOST_SECONDS, SaveSessionInput } from './contract.ts';
import { ActivityCompleted, ActivityStarted } from './events.ts';

type Context = ReturnType<typeof testContext>;
type Given = readonly (readonly [Context, Draft])[];

const context = testContext('2026-05-01');
const facets = [activitiesFacet];
const ID = '00000000-0000-4000-8000-00000000000a';
const move = {
  sessionId: ID,
  activityType: 'exercise',
  kind: 'movequest/bella',
  card: 'exercise',
  duration: 0,
  data: { level: 'medium' },
} as const;
const begun: Given = [[context, draft(ActivityStarted, move)]];

const save = (input: object) => decided({ facets }, [], saveSession(SaveSessionInput.parse(input)), context);
const complete = (input: object, given: Given = begun, id = ID) =>
  decided({ facets }, given, completeSession(id, CompleteSessionInput.parse(input)), context);

const notDone = (field: string) =>
  expect.objectContaining({ kind: 'invalid', code: 'activities.not-done', fields: { [field]: expect.any(String) } });

function newId(name: string): string {
  let id = '';
  const asking = command(activitiesFacet, (_, { newId: idOf }) => {
    id = idOf(name);
    return [];
  });
  decided({ facets }, [], asking, context);
  return id;
}

describe('recording an activity', () => {
  it('that is finished says what it was, to which card it belongs and how long it took', () => {
    const data = { kind: 'calm/starlight-relaxation' };
    expect(save({ activityType: 'sleep', duration: 180, data, completed: true })).toEqual([
      {
        type: 'ActivityCompleted',
        data: {
          sessionId: newId('session'),
          activityType: 'sleep',
          kind: 'calm/starlight-relaxation',
          card: 'calm',
          duration: 180,
          data: {},
        },
      },
    ]);
  });

  it('that has begun waits for its end', () => {
    const data = { kind: 'breath/zola', level: 'beginner' };
    expect(save({ activityType: 'breath', duration: 0, data })).toMatchObject([
      { type: 'ActivityStarted', data: { kind: 'breath/zola', card: 'breath', data: { level: 'beginner' } } },
    ]);
  });

  it('without a name belongs to the card of its type', () => {
    expect(save({ activityType: 'be_active', duration: 5, completed: true })).toMatchObject([
      { type: 'ActivityCompleted', data: { kind: null, card: 'be-active', data: {} } },
    ]);
  });
});

describe('an activity that is over', () => {
  const coached = (data: object) => ({
    ...{ activityType: 'exercise', duration: 30, completed: true },
    data: { kind: 'movequest/rally', ...data },
  });
  const played = (seconds: number, completed = true) => ({
    ...{ activityType: 'be_active', duration: seconds, completed },
    data: { kind: 'be-active/sea-arms' },
  });

  it('is recorded as an hour at most, whatever a clock says', () => {
    const breath = { activityType: 'breath', completed: true };
    expect(save({ ...breath, duration: LONGEST_SECONDS })).toMatchObject([{ data: { duration: LONGEST_SECONDS } }]);
    expect(save({ ...breath, duration: MOST_SECONDS })).toMatchObject([{ data: { duration: LONGEST_SECONDS } }]);
    expect(save({ ...breath, completed: false, duration: MOST_SECONDS })).toMatchObject([
      { type: 'ActivityStarted', data: { duration: LONGEST_SECONDS } },
    ]);
  });

  it.each([
    ['none', { loops: 1, moves: 0 }],
    ['two of five', { loops: 1, moves: 2 }],
    ['four of ten', { loops: 2, moves: 4 }],
    ['seven of fifteen', { loops: 3, moves: 7 }],
    ['two, in one loop unless it says more,', { moves: 2 }],
  ])('is not finished with %s of its moves', (_, data) => {
    expect(() => save(coached(data))).toThrow(notDone('data.moves'));
  });

  it.each([
    ['three of five', { loops: 1, moves: 3 }],
    ['five of ten', { loops: 2, moves: 5 }],
    ['eight of fifteen', { loops: 3, moves: 8 }],
    ['the number is not said', {}],
  ])('is finished with %s of its moves', (_, data) => {
    expect(save(coached(data))).toMatchObject([{ type: 'ActivityCompleted' }]);
  });

  it('needs five seconds to be a move, of which it may begin with none', () => {
    expect(() => save(played(4))).toThrow(notDone('duration'));
    expect(save(played(5))).toMatchObject([{ type: 'ActivityCompleted' }]);
    expect(save(played(0, false))).toMatchObject([{ type: 'ActivityStarted' }]);
  });
});

describe('completing an activity', () => {
  it('keeps what is known since it began, and adds what came', () => {
    expect(complete({ duration: 300, data: { loops: 2, moves: 10 } })).toEqual([
      { type: 'ActivityCompleted', data: { ...move, duration: 300, data: { level: 'medium', loops: 2, moves: 10 } } },
    ]);
  });

  it('may name it only now', () => {
    const unnamed: Given = [
      [context, draft(ActivityStarted, { ...move, activityType: 'sleep', kind: null, card: 'sleep', data: {} })],
    ];
    expect(complete({ data: { kind: 'calm/starlight-relaxation' } }, unnamed)).toMatchObject([
      { data: { kind: 'calm/starlight-relaxation', card: 'calm' } },
    ]);
  });

  it('happens once', () => {
    expect(complete({}, [...begun, [context, draft(ActivityCompleted, move)]])).toEqual([]);
  });

  it('is nothing for one that never began', () => {
    expect(complete({}, [])).toEqual([]);
    expect(complete({}, begun, '00000000-0000-4000-8000-00000000000b')).toEqual([]);
  });

  it.each([
    ['data of another type', { data: { level: 'beginner' } }, 'data.level'],
    ['a kind of another type', { data: { kind: 'breath/zola' } }, 'data.kind'],
    ['another kind than it began with', { data: { kind: 'movequest/rally' } }, 'data.kind'],
  ])('refuses %s, by its name', (_, input, field) => {
    expect(() => complete(input)).toThrow(
      expect.objectContaining({ code: 'activities.data', fields: { [field]: expect.any(String) } }),
    );
  });

  it('takes no clock for it that says hours', () => {
    expect(complete({ duration: MOST_SECONDS })).toMatchObject([{ data: { duration: LONGEST_SECONDS } }]);
    const slept: Given = [[context, draft(ActivityStarted, { ...move, duration: MOST_SECONDS })]];
    expect(complete({}, slept)).toMatchObject([{ data: { duration: LONGEST_SECONDS } }]);
  });

  it('asks for half of the moves, of what it began with and what came', () => {
    expect(() => complete({ data: { loops: 2, moves: 4 } })).toThrow(notDone('data.moves'));
    expect(complete({ data: { loops: 2, moves: 5 } })).toHaveLength(1);
  });

  it('reaches back over the newest open ones only', () => {
    const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
    const many: Given = Array.from({ length: MOST_OPEN_SESSIONS + 1 }, (_, n) => [
      context,
      draft(ActivityStarted, { ...move, sessionId: idOf(n) }),
    ]);
    expect(complete({}, many, idOf(0))).toEqual([]);
    expect(complete({}, many, idOf(1))).toHaveLength(1);
  });
});
