import { type EventStore, WrongExpectedRevision } from '@wonderlings/kernel';
import { describe, expect, it } from 'vitest';
import { measuredEventStore } from './measured-event-store.ts';
import { createMetrics } from './metrics.ts';

const nothing = () => Promise.reject(new Error('not asked for in this test'));

function storeThat(append: EventStore['append']): EventStore {
  return {
    append,
    readStream: nothing,
    readAll: nothing,
    subscribe: () => ({ [Symbol.asyncIterator]: () => ({ next: nothing }) }),
    head: nothing,
    comparePositions: () => 0,
    lag: nothing,
    readLast: nothing,
    endedSandboxes: nothing,
    sweepSandboxes: nothing,
    close: () => Promise.resolve(),
  };
}

describe('the metrics', () => {
  it('count requests by the pattern of their route', async () => {
    const metrics = createMetrics();
    metrics.requestAnswered({ method: 'GET', route: '/api/streaks/{userId}', status: 200, seconds: 0.002 });
    const text = await metrics.text();
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/streaks/{userId}",status="200"} 1',
    );
    expect(text).toContain('process_resident_memory_bytes');
  });

  it('count appended events, and lost races apart from them', async () => {
    const metrics = createMetrics();
    const results = [{ revision: 1, position: '2', duplicate: false }];
    const store = measuredEventStore(
      storeThat(async (stream) => {
        const result = results.pop();
        if (!result) throw new WrongExpectedRevision(stream, 1, 2);
        return result;
      }),
      metrics,
    );
    await store.append('child-1', 'none', []);
    await expect(store.append('child-1', 1, [])).rejects.toThrow(WrongExpectedRevision);
    const text = await metrics.text();
    expect(text).toContain('event_append_duration_seconds_count{outcome="appended"} 1');
    expect(text).toContain('event_append_duration_seconds_count{outcome="lost-race"} 1');
  });

  it('show what stands in the job queue by name, and that it does not answer', async () => {
    const metrics = createMetrics();
    let reachable = true;
    metrics.watchJobs(async () => {
      if (!reachable) throw new Error('no queue');
      return {
        jobs: [{ name: 'erase', waiting: 3, active: 1, delayed: 0, failed: 2, oldestWaitingSeconds: 12.5 }],
      };
    });
    const text = await metrics.text();
    expect(text).toContain('job_queue_reachable 1');
    expect(text).toContain('job_queue_jobs{name="erase",state="waiting"} 3');
    expect(text).toContain('job_queue_jobs{name="erase",state="failed"} 2');
    expect(text).toContain('job_queue_oldest_waiting_seconds{name="erase"} 12.5');
    reachable = false;
    const unknown = await metrics.text();
    expect(unknown).toContain('job_queue_reachable 0');
    expect(unknown).not.toContain('name="erase"');
  });

  it('show how far the read tables are behind, and still answer when it is unknown', async () => {
    const metrics = createMetrics();
    let reachable = true;
    let readings = 0;
    metrics.watchProjector(async () => {
      if (!reachable) throw new Error('no database');
      readings += 1;
      return { lag: 12, parked: ['moods'], awaiting: ['users'], rebuilding: ['streaks', 'users'], fault: 'TakenOver' };
    });
    const text = await metrics.text();
    expect(readings).toBe(1);
    expect(text).toContain('projector_lag_events 12');
    expect(text).toContain('projector_parked_tables 1');
    expect(text).toContain('projector_awaiting_tables 1');
    expect(text).toContain('projector_rebuilding_tables 2');
    expect(text).toContain('projector_fault 1');
    reachable = false;
    const unknown = await metrics.text();
    expect(unknown).toContain('projector_lag_events Nan');
    expect(unknown).toContain('projector_parked_tables Nan');
  });
});
