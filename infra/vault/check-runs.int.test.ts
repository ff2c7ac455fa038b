import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestVault, type TestVault } from './testing.ts';

let fixture: TestVault;
beforeAll(async () => {
  fixture = await createTestVault();
});
afterAll(() => fixture.database.drop());

describe('the runs of checks', () => {
  it('are one a child at a time, and tell how far they are', async () => {
    const { vault } = fixture;
    const [childId, first, second] = [randomUUID(), randomUUID(), randomUUID()];
    expect(await vault.latestCheck(childId)).toBeUndefined();
    expect(await vault.beginCheck(childId, first, { done: 0 })).toBe(true);
    expect(await vault.beginCheck(childId, second, { done: 0 })).toBe(false);
    expect(await vault.tellCheck(childId, second, { done: 9 }, true)).toBe(false);
    expect(await vault.tellCheck(childId, first, { done: 5 }, true)).toBe(true);
    expect(await vault.latestCheck(childId)).toEqual({ runId: first, state: 'running', report: { done: 5 } });
    expect(await vault.tellCheck(childId, first, { found: false }, false)).toBe(true);
    expect(await vault.latestCheck(childId)).toMatchObject({ state: 'over', report: { found: false } });
    expect(await vault.beginCheck(childId, second, {})).toBe(true);
  });

  it('end when they are stopped, and are lost when their process is', async () => {
    const { vault } = fixture;
    const [childId, run] = [randomUUID(), randomUUID()];
    expect(await vault.stopCheck(childId, {})).toBe(false);
    await vault.beginCheck(childId, run, {});
    expect(await vault.stopCheck(childId, { stopped: true })).toBe(true);
    expect(await vault.tellCheck(childId, run, { done: 7 }, true)).toBe(false);
    expect(await vault.latestCheck(childId)).toMatchObject({ state: 'over', report: { stopped: true } });

    await vault.beginCheck(childId, run, {});
    fixture.advance(31_000);
    expect(await vault.latestCheck(childId)).toMatchObject({ state: 'lost' });
    expect(await vault.beginCheck(childId, randomUUID(), {})).toBe(true);
    expect(await vault.tellCheck(childId, run, {}, false)).toBe(false);
  });

  it('go with their child', async () => {
    const { vault } = fixture;
    const childId = randomUUID();
    await vault.beginCheck(childId, randomUUID(), {});
    await vault.destroy(childId);
    expect(await vault.latestCheck(childId)).toBeUndefined();
  });
});
