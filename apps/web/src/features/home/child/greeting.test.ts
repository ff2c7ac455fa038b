import { describe, expect, it } from 'vitest';
import { greetingOf, thanksOf } from './greeting.ts';
import { GREETINGS, SEE_YOU } from './greetings.catalogue.ts';

describe('a greeting', () => {
  it('has the name in its first sentence, by the part of the day', () => {
    expect(greetingOf('Maya', '1970-01-02', '08:00')).toEqual({ title: 'Hi, Maya!', line: 'The day is new.' });
    expect(greetingOf('Maya', '1970-01-01', '15:00')).toEqual({ title: 'Hi, Maya!', line: '' });
    expect(greetingOf('Maya', '1970-01-02', '18:00')).toEqual({ title: 'Hi, Maya.', line: 'The day is nearly done.' });
  });

  it('is the same all day, and another one tomorrow', () => {
    expect(greetingOf('Maya', '2026-11-01', '12:00')).toEqual(greetingOf('Maya', '2026-11-01', '17:59'));
    expect(greetingOf('Maya', '2026-11-01', '12:00')).not.toEqual(greetingOf('Maya', '2026-11-02', '12:00'));
  });

  it('has no exclamation mark in the evening', () => {
    expect([...GREETINGS.evening, ...GREETINGS.late, ...SEE_YOU.evening].join(' ')).not.toContain('!');
  });

  it('thanks, and says that it is enough once it is', () => {
    expect(thanksOf('Maya', false)).toEqual({ title: 'Thank you, Maya.', line: '' });
    expect(thanksOf('Maya', true).line).toBe('That is all for today.');
  });
});
