import { describe, expect, it } from 'vitest';
import { ReplayMeter, type ReplayProgress } from './replay-progress.ts';

function meterOf(total: number, begunWith = 0) {
  const seen: ReplayProgress[] = [];
  const meter = new ReplayMeter(total, (progress) => seen.push(progress), begunWith);
  return { meter, told: () => seen.map(({ events, total: of }) => `${events}/${of}`) };
}

describe('the meter of a replay', () => {
  it('tells how much of the log is behind it, folded or left aside, and never more than there is', () => {
    const { meter, told } = meterOf(100);
    meter.add(3, 40);
    meter.add(0, 40);
    meter.add(2, 40);
    expect(told()).toEqual(['40/100', '80/100', '100/100']);
    expect(meter.events).toBe(5);
  });

  it('begins where a replay was stopped', () => {
    const { meter, told } = meterOf(100, 60);
    meter.add(20);
    expect(told()).toEqual(['80/100']);
    expect(meter.events).toBe(20);
  });
});
