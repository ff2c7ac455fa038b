import { JournalRenamed, ThemeChosen, WonderlingChosen } from '@wonderlings/account/events';
import { ActivityCompleted, ActivityStarted } from '@wonderlings/activities/events';
import { AffirmationKept } from '@wonderlings/affirmations/events';
import { CheckedIn, JournalEntryWritten, MoodSaved, RestDayUsed } from '@wonderlings/journal/events';
import { type Draft, draft } from '@wonderlings/kernel';
import { recorded, TEST_CHILD, testContext } from '@wonderlings/kernel/testing';
import { StickerPlaced } from '@wonderlings/stickers/events';
import { describe, expect, it } from 'vitest';
import { AchievementEarned, GoalChosen, GoalSetAside, GoalTicked } from '../events.ts';
import { factOf, feelingId } from './facts.ts';

const meaningOf = (item: Draft) => factOf(recorded(item, 0, testContext('2026-05-01')));
const date = '2026-05-01';
const mood = { moodId: TEST_CHILD, feeling: 'A Bit Sad (Heavy inside)', note: 'My cat is ill.', emoji: '🌧️' };

const breath = {
  sessionId: TEST_CHILD,
  activityType: 'breath',
  kind: 'breath/zola',
  card: 'breath',
  duration: 115,
  data: { level: 'advanced', cycles: 5 },
} as const;

describe('a fact', () => {
  it('of a mood is its feeling, not how strong it was nor the words beside it', () => {
    expect(meaningOf(draft(MoodSaved, { ...mood, baseFeelingName: 'A Bit Sad' }))).toEqual({
      of: 'mood',
      date,
      fields: { feeling: 'a-bit-sad', card: 'journal' },
    });
  });

  it('of a mood without a base name is the feeling that was sent', () => {
    expect(meaningOf(draft(MoodSaved, { ...mood, feeling: 'Angry', baseFeelingName: null }))).toMatchObject({
      fields: { feeling: 'angry' },
    });
  });

  it('of a mood without a base name is not how strong it was either', () => {
    const feelings = ['Angry (A little)', 'Angry (So much)', 'Really Happy! (Sparkling)'];
    const told = feelings.map((feeling) => meaningOf(draft(MoodSaved, { ...mood, feeling, baseFeelingName: null })));
    expect(told).toMatchObject(['angry', 'angry', 'really-happy'].map((feeling) => ({ fields: { feeling } })));
  });

  it('of a mood that no bubble has is that one was saved, because it may be in words of the child', () => {
    const own = { ...mood, feeling: 'Grandpa went away', baseFeelingName: null };
    expect(meaningOf(draft(MoodSaved, own))).toEqual({ of: 'mood', date, fields: { card: 'journal' } });
  });

  it('of a page is that one was written', () => {
    const ids = { moodId: TEST_CHILD, entryId: TEST_CHILD };
    const page = { ...ids, title: 'Why?', content: 'Because.', note: 'Because.', drawing: null, isDrawn: false };
    expect(meaningOf(draft(JournalEntryWritten, { ...page, feeling: 'Journal Entry', emoji: null }))).toEqual({
      of: 'journal',
      date,
      fields: { card: 'journal' },
    });
  });

  it('of a check-in is its day and the longest streak', () => {
    const figures = { currentStreak: 2, longestStreak: 5, totalCheckIns: 9, streakStartDate: '2026-04-30' };
    expect(meaningOf(draft(CheckedIn, figures))).toEqual({ of: 'check-in', date, fields: {}, longestStreak: 5 });
  });

  it('of kept words is that some were kept, not which nor of what answers', () => {
    const words = {
      affirmationId: TEST_CHILD,
      questionnaire: ['8-9', 'sad'],
      affirmation: 'I am special just as I am',
    };
    expect(meaningOf(draft(AffirmationKept, words))).toEqual({ of: 'affirmation', date, fields: {} });
  });

  it('of a finished activity is what it was, not how long, how hard or how often', () => {
    expect(meaningOf(draft(ActivityCompleted, breath))).toEqual({
      of: 'activity',
      date,
      fields: { activityType: 'breath', kind: 'breath/zola', card: 'breath' },
    });
  });

  it('of an activity without a name is its type and card', () => {
    expect(meaningOf(draft(ActivityCompleted, { ...breath, kind: null }))).toMatchObject({
      fields: { activityType: 'breath', card: 'breath' },
    });
  });

  it('is nothing for an activity that has only begun', () => {
    expect(meaningOf(draft(ActivityStarted, breath))).toBeNull();
  });

  it('of the account is what was chosen', () => {
    expect(meaningOf(draft(ThemeChosen, { theme: 'theme3' }))).toEqual({
      of: 'theme',
      date,
      fields: { theme: 'theme3' },
    });
    expect(meaningOf(draft(WonderlingChosen, { wonderling: 'zola', number: 1 }))).toMatchObject({
      of: 'wonderling',
      fields: { wonderling: 'zola' },
    });
    expect(meaningOf(draft(JournalRenamed, { journalName: 'Top secret' }))).toEqual({
      of: 'journal-name',
      date,
      fields: {},
    });
  });

  it('of a placed sticker is that one was placed, not which nor where', () => {
    const place = { page: 'home', x: 5, y: 5, rotation: 0, scale: 100, zIndex: 1 };
    const placed = draft(StickerPlaced, { ...place, placementId: TEST_CHILD, stickerId: 'zola-wave' });
    expect(meaningOf(placed)).toEqual({ of: 'sticker', date, fields: {} });
  });

  it('of a weekly goal is which one, and of what category', () => {
    const goal = { goal: 'say-thank-you', category: 'kindness', week: '2026-04-27' };
    const fields = { goal: 'say-thank-you', category: 'kindness' };
    expect(meaningOf(draft(GoalChosen, goal))).toEqual({ of: 'goal-chosen', date, fields });
    expect(meaningOf(draft(GoalTicked, goal))).toEqual({ of: 'goal-tick', date, fields });
    expect(meaningOf(draft(GoalSetAside, goal))).toBeNull();
  });

  it('of something earned is what it was', () => {
    const words = { name: 'A', description: 'B', icon: 'c', requiredValue: 1, because: [], deeds: [] };
    const sticker = { rewardType: 'sticker' as const, rewardData: { stickers: ['s'] } };
    expect(meaningOf(draft(AchievementEarned, { ...words, ...sticker, id: 'a', earnedId: TEST_CHILD }))).toEqual({
      of: 'earned',
      date,
      what: 'achievement',
      id: 'a',
    });
  });

  it('is nothing for what no rule can see', () => {
    expect(meaningOf(draft(RestDayUsed, { date }))).toBeNull();
  });
});

describe('the id of a feeling', () => {
  it.each([
    ['Really Happy!', 'really-happy'],
    ['A Little Scared', 'a-little-scared'],
    ['  Okay ', 'okay'],
    ['🦊', ''],
  ])('of %s is %s', (name, id) => {
    expect(feelingId(name)).toBe(id);
  });
});
