import { describe, expect, it } from 'vitest';
import { ERASED, type EventSentence, SENTENCES, SLOTS, UNKNOWN } from './sentence-catalogue.ts';

const entries: readonly (readonly [string, EventSentence])[] = Object.entries(SENTENCES);
const slotsIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot);

describe('the sentences of the history', () => {
  it('are filled from what is listed, and never from what a child typed', () => {
    const sentences = [UNKNOWN, ERASED, ...entries.flatMap(([, one]) => [one, ...(one.variants ?? [])])];
    const used = new Set(sentences.flatMap(({ child, grownUp }) => slotsIn(`${child} ${grownUp}`)));
    expect([...used].toSorted()).toEqual([...SLOTS]);
    for (const typed of ['note', 'title', 'content', 'displayName', 'journalName', 'affirmation']) {
      expect(SLOTS).not.toContain(typed);
    }
  });

  it('are short enough for a line of a page', () => {
    for (const [, { child, grownUp }] of entries) {
      expect(child.length).toBeLessThanOrEqual(60);
      expect(grownUp.length).toBeLessThanOrEqual(60);
    }
  });
});
