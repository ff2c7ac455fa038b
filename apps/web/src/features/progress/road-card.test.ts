import { describe, expect, it } from 'vitest';
import { roadWords } from './road-card.tsx';

const words = (currentStreak: number, totalCheckIns = currentStreak, longestStreak = currentStreak) =>
  roadWords({ currentStreak, longestStreak, totalCheckIns });

describe('the words under the road', () => {
  it('invite before the first day', () => {
    expect(words(0)).toMatchObject({ title: 'Any day can be day one.', text: 'Save a feeling, and the road begins.' });
  });

  it('say how far the next flag is, without hurry', () => {
    expect(words(5)).toMatchObject({
      title: 'Day 5 in bloom',
      text: 'Two more check-ins to the next flag.',
      noHurry: 'No hurry: your days never go away.',
    });
    expect(words(13).text).toMatch(/^One more check-in to the next flag\./);
    expect(words(14).text).toMatch(/^16 more check-ins /);
  });

  it('tell who was away that the days still count, and of nothing that was lost', () => {
    expect(words(0, 12).text).toBe('Your days never go away. All of them count.');
  });

  it('tell a child who walked farther before that the flags know it', () => {
    expect(words(1, 12, 9)).toMatchObject({
      once: 'You have been to flag 7 before. It kept your color.',
      picture: expect.stringMatching(/Passed once before: 3, 7\.$/),
    });
    expect(words(1, 12, 9).picture).not.toMatch(/No flag/);
    expect(words(9).once).toBeNull();
  });

  it('let a child walk on behind the last flag', () => {
    expect(words(31).text).toBe('You have passed each stop. Walk on as you like.');
  });

  it('tell of the picture: where the buddy stands and which flags are behind it', () => {
    expect(words(8).picture).toBe(
      'Your buddy stands at day 8 of a road. There are flags at 3, 7, 14 and 30 days. Passed: 3, 7.',
    );
    expect(words(1).picture).toMatch(/No flag is passed yet\.$/);
  });
});
