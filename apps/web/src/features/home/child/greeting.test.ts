import { describe, expect, it } from 'vitest';
import { greetingOf, thanksOf, wasAway } from './greeting.ts';
import { AFTER_GAP, GREETINGS, SEE_YOU } from './greetings.catalogue.ts';

const greet = (localDate: string, localTime: string, isBack = false) =>
  greetingOf('Maya', { localDate, localTime, wasAway: isBack, register: 'child' });

describe('a greeting', () => {
  it('has the name in its first sentence, by the part of the day', () => {
    expect(greet('1970-01-02', '08:00')).toEqual({ title: 'Hi, Maya!', line: 'The day is new.' });
    expect(greet('1970-01-01', '15:00')).toEqual({ title: 'Hi, Maya!', line: '' });
    expect(greet('1970-01-02', '18:00')).toEqual({ title: 'Hi, Maya.', line: 'The day is nearly done.' });
  });

  it('is the same all day, and another one tomorrow', () => {
    expect(greet('2026-11-01', '12:00')).toEqual(greet('2026-11-01', '17:59'));
    expect(greet('2026-11-01', '12:00')).not.toEqual(greet('2026-11-02', '12:00'));
  });

  it('has no exclamation mark in the evening', () => {
    expect([...GREETINGS.evening, ...GREETINGS.late, ...SEE_YOU.evening, ...AFTER_GAP.evening].join(' ')).not.toContain(
      '!',
    );
  });

  it('is one of coming back after more than three days away, and never of a first visit', () => {
    expect(wasAway(null, '2026-11-10')).toBe(false);
    expect(wasAway('2026-11-07', '2026-11-10')).toBe(false);
    expect(wasAway('2026-11-06', '2026-11-10')).toBe(true);
    expect(greet('1970-01-01', '15:00', true)).toEqual({ title: 'Welcome back, Maya!', line: '' });
    expect(greet('1970-01-01', '19:00', true)).toEqual({ title: 'Hello again, Maya.', line: 'Start anywhere.' });
  });

  it('has other hours for who likes plain words: the evening is longer', () => {
    const visit = { localDate: '2026-11-01', localTime: '21:00', wasAway: false };
    const late = greetingOf('Maya', { ...visit, register: 'child' });
    const evening = greetingOf('Maya', { ...visit, register: 'teen' });
    expect(GREETINGS.late.join(' ')).toContain(late.line);
    expect(evening).toEqual(greet('2026-11-01', '19:00'));
    expect(evening).not.toEqual(late);
  });

  it('thanks, and says that it is enough once it is', () => {
    expect(thanksOf('Maya', false)).toEqual({ title: 'Thank you, Maya.', line: '' });
    expect(thanksOf('Maya', true).line).toBe('That is all for today.');
  });
});
