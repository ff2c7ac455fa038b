import { assembleModules } from '@wonderlings/kernel';
import { describe, expect, it } from 'vitest';
import { MODULES } from '../../apps/server/modules.ts';
import { descriptionOf, EVENT_DESCRIPTIONS, NOT_SHOWN } from '../../modules/history/event-descriptions.ts';
import { SENTENCES } from '../../modules/history/sentence-catalogue.ts';

/** The content has words for them; no module records them yet. */
const TO_COME = ['CopingToolUsed', 'HeaderEmojiUnlocked', 'RewardUsed', 'StickersCleared'];

const types = [...assembleModules(MODULES).registry.keys()];

describe('what a history tells', () => {
  it.each(types)('is declared for %s', (type) => {
    expect([descriptionOf(type) !== undefined, Object.hasOwn(NOT_SHOWN, type)].filter(Boolean)).toHaveLength(1);
  });

  it('is of events that are recorded, each declared once', () => {
    const declared = [...EVENT_DESCRIPTIONS.map(({ definition }) => definition.type), ...Object.keys(NOT_SHOWN)];
    expect(declared.toSorted()).toEqual(types.toSorted());
  });
});

describe('the sentences of the history', () => {
  it.each(types)('have one for %s', (type) => {
    expect(Object.keys(SENTENCES)).toContain(type);
  });

  it('are of what is recorded, and of what is known to come', () => {
    expect(Object.keys(SENTENCES).toSorted()).toEqual([...types, ...TO_COME].toSorted());
  });
});
