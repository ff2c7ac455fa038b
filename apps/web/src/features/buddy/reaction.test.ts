import { WONDERLING_IDS } from '@wonderlings/account/catalogue';
import { describe, expect, it } from 'vitest';
import { type BuddyKept, NOTHING_SAID } from './buddy.document.ts';
import { SHARED_LINES } from './lines/shared.catalogue.ts';
import { loadLines } from './load-lines.ts';
import { afterSaying, answerOf, type Deed, lineOf, moodOf, type ReactionKey, reactionTo, topicOf } from './reaction.ts';

const TODAY = '2026-11-21';
const at = (time: string) => `${TODAY}T${time}:00.000Z`;
const deed = (type: string, subject: string, time: string): Deed => ({ type, subject, at: at(time) });
const visit = {
  today: TODAY,
  slot: 'afternoon',
  checkedIn: false,
  deeds: [],
  remembers: false,
} as const;
const { own, shared } = await loadLines('zola');

describe('which reaction', () => {
  it.each([
    ['MoodSaved', 'really-happy 2', 'felt-happy'],
    ['MoodSaved', 'a-little-scared 4 note', 'felt-worried'],
    ['MoodSaved', 'other 0', undefined],
    ['JournalEntryWritten', '', 'wrote'],
    ['JournalEntryWritten', 'drawing', 'drew'],
    ['ActivityCompleted', 'breath/zola beginner', 'breathed'],
    ['ActivityCompleted', 'calm/bubble-breathing', 'breathed'],
    ['ActivityCompleted', 'calm/ocean-waves', 'rested'],
    ['ActivityCompleted', 'coping/superhero-poses', 'moved'],
    ['ActivityCompleted', 'coping/worry-box-technique', 'tool'],
    ['ActivityCompleted', 'plants/growth-log', 'nature'],
    ['ActivityCompleted', 'stickers/place', 'decorated'],
    ['ActivityCompleted', 'card/journal', undefined],
    ['GoalMet', 'x', 'felt-proud'],
    ['BadgeEarned', 'first-puff', 'earned'],
    ['SignedIn', '', undefined],
  ])('goes with %s %s', (type, subject, key) => expect(reactionTo({ type, subject })).toBe(key));
});

describe('what is answered', () => {
  it('is the newest, but a hard feeling before all, and what was earned at last', () => {
    const moved = deed('ActivityCompleted', 'be-active/sea-arms', '10:00');
    const earned = deed('BadgeEarned', 'mover', '10:01');
    const wrote = deed('JournalEntryWritten', '', '10:02');
    const sad = deed('MoodSaved', 'sad', '09:00');
    expect(answerOf([moved, earned], NOTHING_SAID)).toBe('moved');
    expect(answerOf([moved, earned, wrote], NOTHING_SAID)).toBe('wrote');
    expect(answerOf([moved, earned, wrote, sad], NOTHING_SAID)).toBe('felt-sad');
    expect(answerOf([earned], NOTHING_SAID)).toBe('earned');
    expect(answerOf([], NOTHING_SAID)).toBeUndefined();
  });

  it('is answered once, also where the server’s clock is a little ahead', () => {
    const breathed = deed('ActivityCompleted', 'breath/zola', '10:00');
    const kept = afterSaying(NOTHING_SAID, answerOf([breathed], NOTHING_SAID), TODAY, at('10:05'));
    expect(answerOf([breathed, deed('JournalEntryWritten', '', '10:04')], kept)).toBeUndefined();
    const again = { ...breathed, at: `${TODAY}T10:05:30.000Z` };
    expect(answerOf([again], kept)).toBeUndefined();
    expect(answerOf([{ ...breathed, at: at('10:07') }], kept)).toBe('breathed');
    expect(answerOf([{ ...again, subject: 'calm/ocean-waves' }], kept)).toBe('rested');
  });
});

describe('what is spoken of', () => {
  const topic = (changes: Partial<Parameters<typeof topicOf>[0]>, kept: BuddyKept = NOTHING_SAID) =>
    topicOf({ ...visit, ...changes }, kept);
  const sad = deed('MoodSaved', 'sad', '09:00');

  it('is what was just done; else, on the first visit of a day, yesterday', () => {
    expect(topic({ deeds: [sad], remembers: true })).toBe('felt-sad');
    expect(topic({ remembers: true })).toBe('yesterday');
    expect(topic({})).toBeUndefined();
    expect(topic({ remembers: true }, { ...NOTHING_SAID, visitedOn: TODAY })).toBeUndefined();
    expect(topic({ remembers: true, checkedIn: true })).toBeUndefined();
  });

  it('is good night at night, once, and only where there was something; a hard feeling is held', () => {
    const late = { slot: 'late', remembers: true } as const;
    expect(topic(late)).toBeUndefined();
    expect(topic({ ...late, checkedIn: true })).toBe('goodnight');
    expect(topic({ ...late, checkedIn: true }, { ...NOTHING_SAID, nightOn: TODAY })).toBeUndefined();
    expect(topic({ ...late, deeds: [deed('ActivityCompleted', 'calm/ocean-waves', '21:00')] })).toBe('goodnight');
    expect(topic({ ...late, deeds: [sad] })).toBe('felt-sad');
  });
});

describe('the line', () => {
  const said = (key: ReactionKey, turn: number, isPlain = false, isQuiet = false) =>
    lineOf(key, { own, shared, isPlain, turn, isQuiet });

  it('takes turns: four of the companion’s own, or what all of them say', () => {
    expect([0, 1, 2, 3, 4].map((turn) => said('breathed', turn))).toEqual([
      ...own.playful.breathed,
      own.playful.breathed[0],
    ]);
    expect(said('tool', 1)).toBe(SHARED_LINES.playful.tool[1]);
  });

  it('is, in plain words, the companion’s own every other time', () => {
    expect([0, 1, 2, 3].map((turn) => said('breathed', turn, true))).toEqual([
      own.plain.breathed,
      shared.plain.breathed[0],
      own.plain.breathed,
      shared.plain.breathed[1],
    ]);
    expect([0, 1].map((turn) => said('tool', turn, true))).toEqual(shared.plain.tool.slice(0, 2));
  });

  it('does not shout in the evening', () => {
    const loud = own.playful.moved.findIndex((line) => line.includes('!'));
    expect(said('moved', loud)).toContain('!');
    expect(said('moved', loud, false, true)).not.toContain('!');
  });

  it('is there for each companion and each deed, never says what a child has not done, and never shouts in plain words', async () => {
    for (const who of WONDERLING_IDS) {
      const lines = await loadLines(who);
      for (const key of Object.keys(lines.own.playful) as (keyof typeof lines.own.playful)[]) {
        expect(lines.own.playful[key].length, `${who} ${key}`).toBeGreaterThanOrEqual(4);
        const all = [...lines.own.playful[key], lines.own.plain[key], ...lines.shared.plain[key]];
        expect(
          all.filter((line) => !line || /you (haven't|have not|did not|didn't)\b|forgot|missed/i.test(line)),
        ).toEqual([]);
        expect([lines.own.plain[key], ...lines.shared.plain[key]].join(' ')).not.toContain('!');
        if (/sad|worried|angry/.test(key)) expect(lines.own.playful[key].join(' ')).not.toContain('!');
      }
    }
  });

  it('comes with a look: listening to what is hard, and calmer in plain words', () => {
    expect([moodOf('felt-sad', false), moodOf('moved', false), moodOf('moved', true)]).toEqual([
      'listening',
      'cheering',
      'happy',
    ]);
  });
});
