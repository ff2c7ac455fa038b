import { command, type Draft, draft } from '@wonderlings/kernel';
import { decided, testContext } from '@wonderlings/kernel/testing';
import { describe, expect, it } from 'vitest';
import { completeSession, saveSession } from './activities.decide.ts';
import { activitiesFacet, MOST_OPEN_SESSIONS } from './activities.ts';
import { CompleteSessionInput, SaveSessionInput } from './contract.ts';
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

  it('that nobody named belongs to the card of its type', () => {
    expect(save({ activityType: 'be_active', duration: 5, completed: true })).toMatchObject([
      { type: 'ActivityCompleted', data: { kind: null, card: 'be-active', data: {} } },
    ]);
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
