import { DomainError, draft } from '@wonderlings/kernel';
import { decided, testContext } from '@wonderlings/kernel/testing';
import { describe, expect, it } from 'vitest';
import { keepAffirmation } from './affirmations.decide.ts';
import { affirmationsFacet } from './affirmations.ts';
import { affirmationFor } from './catalogue.ts';
import { AffirmationKept } from './events.ts';

const DAY = '2026-05-01';
const ID = '00000000-0000-4000-8000-00000000000a';
const questionnaire = ['8-9', 'happy', 'music', 'kept-trying'];
const words = (pick: number) => affirmationFor(questionnaire, DAY, pick);
const given = (day: string, affirmation: string) =>
  [testContext(day), draft(AffirmationKept, { affirmationId: ID, questionnaire, affirmation })] as const;
const when = (
  input: { questionnaire: string[]; affirmation: string },
  past: ReturnType<typeof given>[] = [],
  day = DAY,
) => decided({ facets: [affirmationsFacet] }, past, keepAffirmation(input), testContext(day));
const kept = (affirmation: string) => ({
  type: 'AffirmationKept',
  data: { affirmationId: expect.any(String), questionnaire, affirmation },
});

describe('keeping an affirmation', () => {
  it('records the answers and the words', () => {
    expect(when({ questionnaire, affirmation: words(0) })).toEqual([kept(words(0))]);
  });

  it('takes a fallback, with whatever answers there are', () => {
    const affirmation = 'I am special just as I am';
    expect(when({ questionnaire: ['8-9'], affirmation })).toMatchObject([{ data: { questionnaire: ['8-9'] } }]);
    expect(when({ questionnaire, affirmation })).toEqual([kept(affirmation)]);
  });

  it.each([
    ['words of other answers', ['8-9', 'sad', 'music', 'kept-trying'], words(0)],
    ['words of too few answers', questionnaire.slice(0, 3), words(0)],
    ['words of its own', questionnaire, 'My secret is under the bed.'],
  ])('refuses %s, and says which field', (_, answers, affirmation) => {
    const attempt = () => when({ questionnaire: answers, affirmation });
    expect(attempt).toThrow(DomainError);
    expect(attempt).toThrow(
      expect.objectContaining({
        kind: 'invalid',
        code: 'affirmations.other-words',
        fields: { affirmation: 'These words do not come from these answers.' },
      }),
    );
  });

  it('records other words of the same day, and those of another day', () => {
    expect(when({ questionnaire, affirmation: words(1) }, [given(DAY, words(0))])).toEqual([kept(words(1))]);
    expect(when({ questionnaire, affirmation: words(0) }, [given('2026-04-30', words(0))])).toEqual([kept(words(0))]);
  });

  it('records nothing for the very same words of the day', () => {
    expect(when({ questionnaire, affirmation: words(0) }, [given(DAY, words(0))])).toEqual([]);
  });

  it('goes by the last of a day', () => {
    const past = [given(DAY, words(0)), given(DAY, words(1))];
    expect(when({ questionnaire, affirmation: words(0) }, past)).toEqual([kept(words(0))]);
    expect(when({ questionnaire, affirmation: words(1) }, past)).toEqual([]);
  });

  it('is not misled by words of the same day that came late', () => {
    const past = [given('2026-05-01T18:00:00.000Z', words(0)), given('2026-05-01T09:00:00.000Z', words(1))];
    expect(when({ questionnaire, affirmation: words(0) }, past)).toEqual([]);
  });

  it('is not misled by a day that came late', () => {
    const past = [given(DAY, words(0)), given('2026-04-29', words(1))];
    expect(when({ questionnaire, affirmation: words(0) }, past)).toEqual([]);
  });
});
