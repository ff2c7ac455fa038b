import { describe, expect, it } from 'vitest';
import { minutesBetween, placeOf, stepped, timeAt, timeOf } from './dial-times.ts';

describe('the dial', () => {
  it('goes over midnight both ways', () => {
    expect([timeOf(-15), timeOf(1440), timeOf(1455)]).toEqual(['23:45', '00:00', '00:15']);
  });

  it('steps from a time that was typed to the next quarter', () => {
    expect([stepped('20:38', 15), stepped('20:38', -15), stepped('20:30', 60), stepped('00:00', -15)]).toEqual([
      '20:45',
      '20:30',
      '21:30',
      '23:45',
    ]);
  });

  it('has midnight on top, and the morning on the right', () => {
    expect([timeAt(0, -9), timeAt(9, 0), timeAt(0, 9), timeAt(-9, 0)]).toEqual(['00:00', '06:00', '12:00', '18:00']);
  });

  it('shows a time where a finger sets it', () => {
    for (const time of ['00:00', '03:15', '06:45', '12:00', '20:30', '23:45'])
      expect(timeAt(...placeOf(time, 128))).toBe(time);
  });

  it('counts a night over midnight, and the same time twice as a day', () => {
    expect([
      minutesBetween('20:30', '06:45'),
      minutesBetween('01:00', '08:00'),
      minutesBetween('07:00', '07:00'),
    ]).toEqual([615, 420, 1440]);
  });
});
