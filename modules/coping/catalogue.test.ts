import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { QUICK_MOODS, RICH_MOODS } from '../journal/catalogue.ts';
import { COPING_CATEGORIES, COPING_EMPTY_STATES, COPING_LABELS, COPING_TOOLS, copingToolById } from './catalogue.ts';

const MOODS = [...RICH_MOODS, ...QUICK_MOODS];

describe('the words', () => {
  // The digest is that of the content file without its note; a change of one letter must be a decision.
  it('are those of the content file, letter by letter', () => {
    const words = JSON.stringify({ labels: COPING_LABELS, emptyStates: COPING_EMPTY_STATES, tools: COPING_TOOLS });
    expect(createHash('sha256').update(words).digest('hex')).toBe(
      '530ffc918873ac2210645b1162889eb487877a650ce6be6187c913bbffb403b7',
    );
  });

  it('name the ten tools of the specification, in its order', () => {
    expect(COPING_TOOLS.map(({ title }) => title)).toEqual([
      'Balloon Breathing',
      'Happy Dance Party',
      'Gratitude Garden',
      'Rainbow Drawing',
      'Superhero Poses',
      'Worry Box Technique',
      'Friendship Circle',
      'Magic Counting',
      'Body Scan Adventure',
      'Silly Faces Game',
    ]);
  });

  it('name every value that a tool has', () => {
    for (const tool of COPING_TOOLS) {
      expect(COPING_CATEGORIES).toContain(tool.category);
      expect(COPING_LABELS.categories[tool.category]).toBeTruthy();
      expect(COPING_LABELS.ageGroups[tool.ageGroup]).toBeTruthy();
      expect(COPING_LABELS.difficulties[tool.difficulty]).toBeTruthy();
    }
  });
});

describe('the tools', () => {
  it('have an id each, under which they are found', () => {
    expect(new Set(COPING_TOOLS.map(({ id }) => id)).size).toBe(COPING_TOOLS.length);
    for (const tool of COPING_TOOLS) expect(copingToolById(tool.id)).toBe(tool);
    expect(copingToolById('toString')).toBeUndefined();
  });

  it('are known wherever the journal suggests one, at least two for each feeling', () => {
    for (const mood of MOODS) {
      expect(new Set(mood.suggestedToolIds).size, mood.id).toBeGreaterThanOrEqual(2);
      for (const id of mood.suggestedToolIds) expect(copingToolById(id)?.id, mood.id).toBe(id);
    }
  });

  it('help with feelings that the journal has', () => {
    const feelings: readonly string[] = MOODS.map(({ id }) => id);
    for (const { id, helpsWith } of COPING_TOOLS) for (const mood of helpsWith) expect(feelings, id).toContain(mood);
  });
});
