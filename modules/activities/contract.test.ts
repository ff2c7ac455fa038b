import { describe, expect, it } from 'vitest';
import { ACTIVITY_KINDS, ActivityType, activityTypeOf, cardOf } from './catalogue.ts';
import { CompleteSessionInput, DATA_LIMIT_BYTES, MOST_SECONDS, SaveSessionInput } from './contract.ts';

const breath = { activityType: 'breath', duration: 36, data: { kind: 'breath/zola', level: 'beginner', cycles: 3 } };
const isTaken = (input: unknown) => SaveSessionInput.safeParse(input).success;

describe('a session that is sent', () => {
  it('has begun unless it says that it is completed, and may come without data', () => {
    expect(SaveSessionInput.parse({ activityType: 'sleep', duration: 0 })).toEqual({
      activityType: 'sleep',
      duration: 0,
      data: {},
      completed: false,
    });
  });

  it.each(ACTIVITY_KINDS)('can be of the kind %s under its own type, and under no other', (kind) => {
    const types = ActivityType.options.filter((activityType) => isTaken({ activityType, duration: 1, data: { kind } }));
    expect(types).toEqual([activityTypeOf(kind)]);
  });

  it.each(ActivityType.options)('leaves out what is not known of the type %s', (activityType) => {
    const known = activityType === 'breath' ? breath.data : {};
    const data = { ...known, note: 'My cat is ill.', photo: 'data:', hours: 3 };
    expect(SaveSessionInput.parse({ ...breath, activityType, data }).data).toEqual(known);
  });

  it('takes as much data as the limit says, and not one byte more', () => {
    const empty = JSON.stringify({ ...breath.data, note: '' }).length;
    const noteOf = (length: number) => ({ ...breath, data: { ...breath.data, note: 'a'.repeat(length) } });
    expect(isTaken(noteOf(DATA_LIMIT_BYTES - empty))).toBe(true);
    expect(isTaken(noteOf(DATA_LIMIT_BYTES - empty + 1))).toBe(false);
    // Bytes, not characters.
    expect(isTaken({ ...breath, data: { ...breath.data, note: '🦊'.repeat(1_100) } })).toBe(false);
  });

  it.each([
    ['of no type', { ...breath, activityType: 'juggling' }],
    ['of no known kind', { ...breath, data: { kind: 'breath/dragon' } }],
    ['of an inherited name', { ...breath, data: { kind: 'toString' } }],
    ['of a level that is not its own', { ...breath, data: { ...breath.data, level: 'hard' } }],
    ['that took less than no time', { ...breath, duration: -1 }],
    ['of half a second', { ...breath, duration: 0.5 }],
    ['longer than a day', { ...breath, duration: MOST_SECONDS + 1 }],
    ['with a list for data', { ...breath, data: ['kind'] }],
    ['at no known time', { ...breath, timestamp: 'yesterday' }],
    ['with more cycles than can be breathed', { ...breath, data: { ...breath.data, cycles: 1e9 } }],
  ])('is refused %s', (_, input) => {
    expect(isTaken(input)).toBe(false);
  });
});

describe('a session that is completed', () => {
  it('needs no words for it', () => {
    expect(CompleteSessionInput.parse({})).toEqual({ completed: true, data: {} });
  });

  it('cannot be opened again', () => {
    expect(CompleteSessionInput.safeParse({ completed: false }).success).toBe(false);
  });
});

describe('the kinds', () => {
  it('belong to the cards that the rules know', () => {
    const cards = new Map(ACTIVITY_KINDS.map((kind) => [kind, cardOf(activityTypeOf(kind), kind)]));
    expect(cards.get('calm/starlight-relaxation')).toBe('calm');
    expect(cards.get('coping/balloon-breathing')).toBe('coping-tools');
    expect(new Set(cards.values())).toEqual(
      new Set(['breath', 'calm', 'coping-tools', 'sleep', 'environment', 'exercise', 'be-active']),
    );
  });

  it('are all those of the content: 1 breath, 4 calm, 10 tools, 1 night, 8 in nature, 2 of plants, 4 with coaches, 24 moves', () => {
    const families = new Map<string, number>();
    for (const [family = ''] of ACTIVITY_KINDS.map((kind) => kind.split('/')))
      families.set(family, (families.get(family) ?? 0) + 1);
    expect([...families]).toEqual([
      ['breath', 1],
      ['calm', 4],
      ['coping', 10],
      ['sleep', 1],
      ['nature', 8],
      ['plants', 2],
      ['movequest', 3],
      ['exercise', 1],
      ['be-active', 24],
    ]);
  });
});
