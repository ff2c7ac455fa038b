import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { WONDERLING_IDS } from '../account/catalogue.ts';
import { COMPANIONS, companionById, numberOf, WELCOME_FALLBACK } from './catalogue.ts';
import { wonderlings } from './tables.ts';

describe('the cast', () => {
  // The digest is that of the content file without its notes. The table holds these words: change one, raise its version.
  it('speaks the words of the content file, and the table was built with them', () => {
    const words = JSON.stringify({ welcomeFallback: WELCOME_FALLBACK, companions: COMPANIONS });
    expect([createHash('sha256').update(words).digest('hex'), wonderlings.version]).toEqual([
      'b5fb6c67b523851040ce112caa1f4dacaf7c8e1c5145dd01402b8d3c6cd4cdd7',
      1,
    ]);
  });

  it('stands in the order that the account module numbers them in', () => {
    expect(COMPANIONS.map(({ id }) => id)).toEqual(WONDERLING_IDS);
  });

  it('has five welcomes each for any day, and one for after some days away', () => {
    for (const { id, welcomeMessages } of COMPANIONS) {
      const whens = welcomeMessages.map(({ when }) => when);
      expect([id, ...whens]).toEqual([id, 'any', 'any', 'any', 'any', 'any', 'after-gap']);
    }
  });

  it('is numbered from one', () => {
    expect(COMPANIONS.map(numberOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(companionById('pip')?.name).toBe('Pip and Tam');
    expect(companionById('nobody')).toBeUndefined();
  });
});
