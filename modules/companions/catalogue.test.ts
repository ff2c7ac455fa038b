import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { WONDERLING_IDS } from '../account/catalogue.ts';
import { COMPANIONS, companionById, numberOf } from './catalogue.ts';
import { wonderlings } from './tables.ts';

describe('the cast', () => {
  // The digest is that of the content file's companions without their notes. The table holds these words: change one, raise its version.
  it('speaks the words of the content file, and the table was built with them', () => {
    const words = JSON.stringify(COMPANIONS);
    expect([createHash('sha256').update(words).digest('hex'), wonderlings.version]).toEqual([
      '2cecfda91ff49381015f038e9a59d2c6c8f1fd015aec12209020f55463613571',
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
    expect(companionById('unknown')).toBeUndefined();
  });
});
