import { ACTIVITY_KINDS } from '@wonderlings/activities/catalogue';
import { COPING_TOOLS } from '@wonderlings/coping/catalogue';
import { describe, expect, it } from 'vitest';
import { IDEAS } from '../be-active/be-active.catalogue.ts';
import { CALM_SESSIONS } from '../calm/calm.catalogue.ts';
import { COACHES } from '../movequest/movequest.catalogue.ts';
import { NATURE_ACTIVITIES } from '../nature/nature.catalogue.ts';
import { sessionOf } from './record-activity.command.ts';

const FINISHED = new Date('2026-05-01T16:00:00.000Z');

describe('the kinds', () => {
  it('are those of the pages, by the ids of their catalogues', () => {
    const of = (family: string, all: readonly { readonly id: string }[]) => all.map(({ id }) => `${family}/${id}`);
    expect(ACTIVITY_KINDS.toSorted()).toEqual(
      [
        'breath/zola',
        ...of('calm', CALM_SESSIONS),
        ...of('coping', COPING_TOOLS),
        'sleep/log',
        ...of('nature', NATURE_ACTIVITIES),
        'plants/plant-added',
        'plants/growth-log',
        ...of('movequest', COACHES),
        'exercise/teamwork',
        ...of('be-active', IDEAS),
      ].toSorted(),
    );
  });
});

describe('a record', () => {
  it('is whole seconds of a type, its kind and what may go along', () => {
    const data = { level: 'easy', loops: 1, moves: 5, secondsPerMove: 30 } as const;
    expect(sessionOf({ kind: 'movequest/bella', durationSeconds: 152.4, data }, FINISHED)).toEqual({
      activityType: 'exercise',
      duration: 152,
      data: { kind: 'movequest/bella', ...data },
      completed: true,
      timestamp: '2026-05-01T16:00:00.000Z',
    });
  });

  it.each([
    ['that went backwards', -3, 0],
    ['that is broken', Number.NaN, 0],
    ['of a tab that slept for a week', 604_800, 3_600],
  ])('by a clock %s is one all the same', (_, durationSeconds, duration) => {
    expect(sessionOf({ kind: 'sleep/log', durationSeconds }, FINISHED)).toMatchObject({ duration });
  });
});
